import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuilt } from '../soak/built-server.ts';
import { type PostgresDatabase, postgresDatabase } from '../soak/postgres-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import type { Db, Schema } from '../src/db/schema.ts';
import { patient } from '../testing/query-cost.ts';
import { costTable, isWholeList, readCosts } from '../testing/read-costs.ts';
import { type ScaleWorld, scaleWorld } from '../testing/scale-world.ts';
import { openStreams, timesToAll } from './scale-streams.ts';

/** 1: two million orders; `SCALE=0.05` for a try. */
const scale = Number(process.env.SCALE ?? 1);
const streams = Math.max(20, Math.round(1_000 * Math.min(1, scale)));

let postgres: PostgresDatabase;
let db: Db;
let dataDir: string;
let server: BuiltServer;
let world: ScaleWorld;
beforeAll(async () => {
  postgres = await postgresDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-scale-'));
  db = new Kysely<Schema>({ dialect: postgresDialect(postgres.url, 10, patient) });
  await migrate(db);
  const began = performance.now();
  world = await scaleWorld(db, scale);
  console.log(`filled at scale ${scale} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  server = await startBuilt({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DEMO: 'off',
    RATE_LIMIT_FACTOR: '100000',
  });
}, 3_600_000);
afterAll(async () => {
  await server?.kill();
  await db?.destroy();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('no call of a company takes longer than 50 ms in the database, and a search that finds nothing 5 ms', {
  timeout: 3_600_000,
}, async () => {
  const costs = await readCosts(postgres.url, world);
  console.log(costTable(costs));
  const companies = costs.filter(({ path }) => path.startsWith('/api/company/'));
  const slow = companies.filter((cost) => !isWholeList(cost) && cost.ms > 50);
  const misses = companies.filter((cost) => cost.read.query.q === 'zzzz' && cost.ms > 5);
  expect(costTable([...slow, ...misses])).toBe(costTable([]));
});

test('a thousand streams hear of one event of a company, and of the marketplace', {
  timeout: 600_000,
}, async () => {
  const memory = async () => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
  };
  const before = await memory();
  const opened = await openStreams(server.url, world, streams);
  const after = await memory();
  const own = await timesToAll(opened, opened.own, 'container.added', opened.addContainer);
  const market = await timesToAll(opened, opened.count, 'request.placed', opened.placeRequest);
  opened.close();
  console.log(
    `${streams} streams: ${before} → ${after} MB; one company's event to its ${opened.own} streams: median ${own.median} ms, ` +
      `last ${own.last} ms; the marketplace's to all: median ${market.median} ms, last ${market.last} ms`,
  );
  expect(market.median).toBeGreaterThan(0);
});
