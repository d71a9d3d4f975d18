import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { postgresPrograms } from './postgres-programs.ts';
import { type Account, run, start, unprivileged } from './unprivileged.ts';

/**
 * Starts a real PostgreSQL for tests, in a temporary folder, on a free port of the loopback interface.
 * @returns the address of a user who, as in production, is no superuser: row-level security binds it even as the
 * tables' owner. `restart` ends every connection and comes back at the same address; `stop` ends the server and removes
 * its folder.
 */
export async function startPostgres(): Promise<{
  url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}> {
  const account = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'hawiyat-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const password = randomBytes(16).toString('hex');
    const port = await freePort();
    await writeFile(join(folder, 'password'), password, { mode: 0o600 });
    if (account)
      for (const path of [folder, join(folder, 'password')]) await chown(path, account.uid, account.gid);
    await chmod(folder, 0o700);
    const { initdb, postgres } = await postgresPrograms(folder, account);
    const data = join(folder, 'data');
    await run(account, initdb, [
      ...['--pgdata', data, '--username', 'postgres', '--pwfile', join(folder, 'password')],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-locale', '--no-sync'],
    ]);
    let stopServer = await serve(account, postgres, data, folder, port);
    try {
      await makeOwner(port, password);
    } catch (error) {
      await stopServer();
      throw error;
    }
    return {
      url: `postgres://hawiyat:${password}@127.0.0.1:${port}/postgres`,
      restart: async () => {
        await stopServer();
        stopServer = await serve(account, postgres, data, folder, port);
      },
      stop: async () => {
        await stopServer();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function serve(account: Account | null, postgres: string, data: string, sockets: string, port: number) {
  // Nothing here outlives the tests, so nothing has to survive a power cut.
  const settings = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${sockets}`],
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  ];
  const child = start(account, postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    ended.then(() => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.length < 100) lines.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
  });
  return async () => {
    child.kill('SIGINT'); // "Fast": ends the open sessions and stops cleanly.
    await ended;
  };
}

async function makeOwner(port: number, password: string): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  await client.query(`create role hawiyat login createdb createrole password '${password}'`);
  await client.end();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error()),
      );
    });
  });
}
