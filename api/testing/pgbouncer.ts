import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './postgres.ts';
import { run, start, unprivileged } from './unprivileged.ts';

const program = '/usr/sbin/pgbouncer';

/** Whether this machine has it. */
export const hasPgBouncer = existsSync(program);

/**
 * Starts Debian's PgBouncer in transaction mode, as its own installation would be set up; as root, installs it first.
 * @param url of the server behind it
 * @returns the same address through it
 */
export async function pgBouncer(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (!hasPgBouncer) {
    await run(null, 'apt-get', ['update']);
    await run(null, 'apt-get', ['install', '-y', 'pgbouncer']);
  }
  const account = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'hawiyat-pgbouncer-'));
  const { hostname, port, username, password } = new URL(url);
  const own = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    settings,
    [
      ...['[databases]', `* = host=${hostname} port=${port}`],
      ...['[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${own}`, 'unix_socket_dir ='],
      ...['pool_mode = transaction', 'auth_type = plain', `auth_file = ${users}`],
    ].join('\n'),
  );
  if (account) for (const path of [folder, settings, users]) await chown(path, account.uid, account.gid);
  await chmod(folder, 0o700);
  const child = start(account, program, [settings]);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    ended.then(() => reject(new Error(`PgBouncer did not start:\n${lines.join('\n')}`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.length < 100) lines.push(line);
      if (line.includes('process up')) resolve();
    });
  });
  return {
    url: Object.assign(new URL(url), { port: String(own) }).href,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
