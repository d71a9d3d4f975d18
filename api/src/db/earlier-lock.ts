import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Whether a running server of an earlier version holds the folder: its lock is the highest `lock.<n>`, which names its
 * process. It goes with the last release beside which such a server may run.
 * @param folder an existing data folder
 */
export async function isHeldByEarlierServer(folder: string): Promise<boolean> {
  const numbers = (await readdir(folder)).flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []);
  if (numbers.length === 0) return false;
  const last = Math.max(...numbers.map(Number));
  const text = await readFile(join(folder, `lock.${last}`), 'utf8');
  // Empty: it was released.
  if (text === '') return false;
  const { pid, started }: { pid: number; started: string | null } = JSON.parse(text);
  return started !== null && started === (await startOf(pid));
}

/** When a process began, as Linux tells it: the boot's id and the ticks since; null when there is none. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    // The name in parentheses may hold spaces and parentheses; the start time is the 20th field after it.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 'ZX'.includes(state) ? null : `${boot.trim()}/${fields[18]}`;
  } catch {
    return null;
  }
}
