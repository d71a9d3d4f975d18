import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postgresDatabase } from '../testing/postgres-database.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { faultsAfterCrash } from './crash-check.ts';
import { Journal, load } from './crash-load.ts';
import { crashWorld } from './crash-world.ts';

const kills = Number(process.env.CRASH_KILLS ?? 50);

test.each(['PGlite', 'PostgreSQL'])(
  `on %s no acknowledged write is lost and nothing is half done, in ${kills} deaths under load`,
  { timeout: 60_000 + kills * 20_000 },
  async (engine) => {
    const postgres = engine === 'PostgreSQL' ? await postgresDatabase() : null;
    const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-crash-'));
    const env = {
      DATA_DIR: dataDir,
      DEMO: 'off',
      RATE_LIMIT_FACTOR: '100000',
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    const starts: number[] = [];
    const journal = new Journal();
    let running: BuiltServer | null = null;
    try {
      const world = await crashWorld(postgres?.url ?? null, dataDir);
      for (let i = 0; i < kills; i++) {
        const server = await startBuilt(env);
        running = server;
        starts.push(server.startedIn);
        expect(await faultsAfterCrash(server.url, world, journal), `after death ${i}`).toEqual([]);
        const loaded = load(server.url, world, journal);
        // Its errors are checked below, after the server's death.
        loaded.catch(() => undefined);
        // Each kill hits another moment of the work.
        await new Promise((resolve) => setTimeout(resolve, 100 + ((i * 137) % 800)));
        await server.kill();
        await loaded;
        await postgres?.quiet();
      }
      const last = await startBuilt(env);
      expect(await faultsAfterCrash(last.url, world, journal), 'after the last death').toEqual([]);
      await last.kill();
    } finally {
      await running?.kill();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
    const sorted = starts.map(Math.round).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    console.log(
      `${engine}: ${kills} deaths, ${journal.acknowledged} acknowledged writes, 0 lost, 0 half done; start p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
    );
  },
);
