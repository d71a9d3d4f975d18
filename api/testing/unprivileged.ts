import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account to run as: PostgreSQL refuses root, so root uses `postgres`, or else `nobody`.
 * @returns null for anyone else
 */
export async function unprivileged(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map((text) => promisify(execFile)('id', [text, name])),
      );
      return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('There is neither a user postgres nor a user nobody to run PostgreSQL as');
}

/** Starts a program as that account, with English messages, in a folder that anyone may enter. */
export function start(
  account: Account | null,
  program: string,
  args: readonly string[],
): ChildProcessByStdio<null, null, Readable> {
  return spawn(program, args, {
    ...account,
    cwd: tmpdir(),
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/**
 * Runs a program to its end.
 * @throws Error with its output when it fails
 */
export async function run(account: Account | null, program: string, args: readonly string[]): Promise<void> {
  const child = start(account, program, args);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed: ${said}`);
}
