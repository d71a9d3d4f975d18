import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { postgresPrograms } from './postgres-programs.ts';
import { type Account, run, start, unprivileged } from './unprivileged.ts';

export interface TestPostgres {
  /**
   * Address of a user who, as in production, is no superuser: row-level security binds it even as the tables' owner.
   */
  readonly url: string;
  /** Ends every connection and comes back at the same address. */
  restart(): Promise<void>;
  /** Starts a standby, a copy of it that follows it; it restarts for that. */
  standby(): Promise<TestStandby>;
  /** Ends it at once, as a power cut does. */
  crash(): Promise<void>;
  /** Ends it and its standby, and removes their folder. */
  stop(): Promise<void>;
}

export interface TestStandby {
  readonly url: string;
  stop(): Promise<void>;
  /** Makes a primary of it. */
  promote(): Promise<void>;
}

/** Starts a real PostgreSQL for tests, in a temporary folder, on a free port of the loopback interface. */
export async function startPostgres(): Promise<TestPostgres> {
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
    const start = () => serve(account, postgres, data, listening(port, folder));
    let stopServer = await start();
    let stopStandby = async () => {};
    const addressOf = (user: string, at: number) => `postgres://${user}:${password}@127.0.0.1:${at}/postgres`;
    try {
      const owner = `create role hawiyat login createdb createrole password '${password}'`;
      await asSuperuser(addressOf('postgres', port), owner);
    } catch (error) {
      await stopServer();
      throw error;
    }
    return {
      url: addressOf('hawiyat', port),
      restart: async () => {
        await stopServer();
        stopServer = await start();
      },
      standby: async () => {
        await stopServer();
        const copy = join(folder, 'standby');
        await run(account, 'cp', ['-a', data, copy]);
        await run(account, 'touch', [join(copy, 'standby.signal')]);
        stopServer = await start();
        const other = await freePort();
        const follows = `primary_conninfo=${addressOf('postgres', port)}?application_name=standby`;
        stopStandby = await serve(account, postgres, copy, [...listening(other, folder), follows]);
        const promote = () => asSuperuser(addressOf('postgres', other), 'select pg_promote()');
        return { url: addressOf('hawiyat', other), promote, stop: () => stopStandby() };
      },
      crash: () => stopServer('SIGQUIT'),
      stop: async () => {
        await stopServer();
        await stopStandby();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

const listening = (port: number, sockets: string) => [
  ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${sockets}`],
];

async function serve(account: Account | null, postgres: string, data: string, own: readonly string[]) {
  // Nothing here outlives the tests, so nothing has to survive a power cut.
  const forTests = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  // A connection that is forgotten while it signs in keeps every database from being dropped for so long.
  const settings = [...own, ...forTests, 'authentication_timeout=5s'];
  const child = start(account, postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    ended.then(() => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.length < 100) lines.push(line);
      if (line.includes('ready to accept')) resolve();
    });
  });
  // SIGINT is "fast": it ends the open sessions and stops cleanly.
  return async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    child.kill(signal);
    await ended;
  };
}

async function asSuperuser(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export function freePort(): Promise<number> {
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
