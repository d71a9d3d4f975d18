import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process, told apart from a later one that was given the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in whatever form the system tells it; null where it tells nothing. */
  readonly started: string | null;
}

/** In the place of a start: killed, but not yet fetched by its parent, which in a container may never do so. */
const ended = 'ended';

/** Who this process is. */
export async function thisProcess(): Promise<ProcessIdentity> {
  return { pid: process.pid, started: await startOf(process.pid) };
}

/** Says whether that very process is alive. Where the system tells no start, a living process of that number counts. */
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
    // EPERM: it is there, but it is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function startOf(pid: number): Promise<string | null> {
  return (await fromProc(pid)) ?? (await fromPs(pid));
}

/** Linux: ticks since boot, and which boot. */
async function fromProc(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    // The name in parentheses may itself hold spaces and parentheses; the start is the 20th field after it.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if ('ZX'.includes(state)) return ended;
    const ticks = fields[18];
    return ticks ? `${boot.trim()}/${ticks}` : null;
  } catch {
    return null; // No /proc here: another system, which `ps` may know better.
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
    return null; // No `ps` either (Windows): the number alone has to do.
  }
}
