import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process, distinct from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time in the system's own format; null where the system does not report it. */
  readonly started: string | null;
}

/**
 * Replaces the start time of a process that was killed and not reaped, as can last forever in a container.
 */
const ended = 'ended';

export async function thisProcess(): Promise<ProcessIdentity> {
  return { pid: process.pid, started: await startOf(process.pid) };
}

/** Without a start time, any living process with that pid counts. */
export async function isRunning({ pid, started }: ProcessIdentity): Promise<boolean> {
  if (!exists(pid)) return false;
  const now = await startOf(pid);
  return now !== ended && (started === null || now === null || now === started);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function startOf(pid: number): Promise<string | null> {
  return (await fromProc(pid)) ?? (await fromPs(pid));
}

/** Linux: ticks since boot, and the boot's id. */
async function fromProc(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    // The name in parentheses may hold spaces and parentheses; the start time is the 20th field after it.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if ('ZX'.includes(state)) return ended;
    const ticks = fields[18];
    return ticks ? `${boot.trim()}/${ticks}` : null;
  } catch {
    return null; // No /proc on this system; `ps` may know.
  }
}

/** macOS and the BSDs. */
async function fromPs(pid: number): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    return stdout.trim() || null;
  } catch {
    return null; // No `ps` either (Windows): the pid alone has to do.
  }
}
