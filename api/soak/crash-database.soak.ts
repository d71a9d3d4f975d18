import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { type PostgresDatabase, postgresDatabase } from '../testing/postgres-database.ts';
import { type SilentProxy, silentProxy } from '../testing/silent-proxy.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { faultsAfterCrash } from './crash-check.ts';
import { Journal, load } from './crash-load.ts';
import { crashWorld } from './crash-world.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 5);

type Fault = (at: { postgres: PostgresDatabase; proxy: SilentProxy }) => Promise<void>;

async function query<T>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as T[];
}
const others = "from pg_stat_activity where datname = 'panel' and pid <> pg_backend_pid()";

const faults: Record<string, Fault> = {
  'every connection is ended by the server': async ({ postgres }) => {
    await query(postgres.url, `select pg_terminate_backend(pid) ${others}`);
  },
  'one backend is killed': async ({ postgres }) => {
    const [one] = await query<{ pid: number }>(
      postgres.url,
      `select pid ${others} and state <> 'idle' limit 1`,
    );
    if (one) process.kill(one.pid, 'SIGKILL');
  },
  'PostgreSQL restarts': ({ postgres }) => postgres.restart(),
  'its host forgets every connection': async ({ proxy }) => proxy.fallSilent(),
  'its host is gone for a while': async ({ proxy }) => {
    proxy.fallSilent({ forNew: true });
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    proxy.recover();
  },
};

test.each(Object.entries(faults))(
  `when %s under 20 writers, in ${rounds} rounds, nothing acknowledged is lost and the process lives`,
  { timeout: 600_000 },
  async (name, fault) => {
    const postgres = await postgresDatabase();
    const proxy = await silentProxy(postgres.url);
    const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-crash-'));
    const env = { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMIT_FACTOR: '100000', DATABASE_URL: proxy.url };
    const journal = new Journal();
    const back: number[] = [];
    let server: BuiltServer | null = null;
    try {
      const world = await crashWorld(postgres.url, dataDir);
      const running = await startBuilt(env);
      server = running;
      for (let i = 0; i < rounds; i++) {
        let isOver = false;
        const loaded = load(running.url, world, journal, { times: 4, isOver: () => isOver });
        loaded.catch(() => undefined);
        const grown = async (by: number) => {
          const from = journal.acknowledged;
          await expect.poll(() => journal.acknowledged - from, { timeout: 60_000 }).toBeGreaterThan(by);
        };
        await grown(100);
        await fault({ postgres, proxy });
        const since = performance.now();
        // More than what was already in progress or waited for another lock.
        await grown(50);
        back.push(performance.now() - since);
        await grown(100);
        isOver = true;
        await loaded;
        expect((await fetch(`${running.url}/health`)).status).toBe(200);
        expect(await faultsAfterCrash(running.url, world, journal), `after round ${i}`).toEqual([]);
      }
    } finally {
      await server?.kill();
      await proxy.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
    expect(Math.max(...back)).toBeLessThan(10_000);
    console.log(
      `${name}: ${rounds} rounds, ${journal.acknowledged} acknowledged writes, 0 lost, 0 half done; answering again after at most ${Math.round(Math.max(...back))} ms`,
    );
  },
);

test('a server whose database has fallen silent under 20 writers ends within the time that a stop has', {
  timeout: 120_000,
}, async () => {
  const postgres = await postgresDatabase();
  const proxy = await silentProxy(postgres.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-crash-'));
  const world = await crashWorld(postgres.url, dataDir);
  const env = { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMIT_FACTOR: '100000', DATABASE_URL: proxy.url };
  const server = await startBuilt(env);
  try {
    const journal = new Journal();
    const loaded = load(server.url, world, journal, { times: 4, isOver: () => false });
    loaded.catch(() => undefined);
    await expect.poll(() => journal.acknowledged, { timeout: 60_000 }).toBeGreaterThan(50);
    proxy.fallSilent({ forNew: true });
    const since = performance.now();
    await server.terminate();
    const took = performance.now() - since;
    expect(took).toBeLessThan(16_000);
    console.log(`SIGTERM with a silent database: ended after ${Math.round(took)} ms`);
    await loaded.catch(() => undefined);
  } finally {
    await server.kill();
    await proxy.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
