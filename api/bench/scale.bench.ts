import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { placeRequest } from '@hawiyat/shared/contract/marketplace/customer';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuilt } from '../soak/built-server.ts';
import { migrate } from '../src/db/migrate.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import type { Db, Schema } from '../src/db/schema.ts';
import { compactCounters } from '../src/insights/compact-counters.ts';
import { allowedRows } from '../testing/allowed-rows.ts';
import { type PostgresDatabase, postgresDatabase } from '../testing/postgres-database.ts';
import { patient } from '../testing/query-cost.ts';
import { costTable, isWholeList, type ReadCost, readCosts } from '../testing/read-costs.ts';
import { type ScaleWorld, scaleWorld } from '../testing/scale-world.ts';
import { callsTo } from '../testing/server.ts';
import { type BenchStream, openStreams, timesToTell } from './streams.ts';

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
  // The server does so every minute; the measured calls would come before it or after.
  await compactCounters({ db });
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

/** Calls whose rows follow from how much there is, and why; their time may follow from their rows. */
const linear: readonly [reason: string, is: (cost: ReadCost) => boolean][] = [
  [
    "a distant page by price counts its way in the prices' index, because under row-level security none compares amounts",
    ({ read, path }) => read.query.sort === 'totalPrice' && /[?&]skip=/.test(path),
  ],
  [
    'a search of tasks orders and counts what it finds, in indexes alone, be it by kind or place',
    ({ path }) => /\/(accepted|sub-orders)\?.*(q|containerType|size|place)=|\/accepted\?.*type=/.test(path),
  ],
  [
    'a distant page of open requests counts its way, because no counter knows what is open at this moment',
    ({ path }) => /\/pending\?.*skip=/.test(path),
  ],
];
/** Numbers that are added up in the time of one row that such a call may read. */
const numbersPerRow = 4;

const isLinear = (cost: ReadCost) => linear.some(([, is]) => is(cost));

/** @returns milliseconds in which this database adds up a million numbers: what a call may take follows from it */
async function timeOfAMillion(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const began = performance.now();
    await sql`select sum(number) from generate_series(1, 1000000) number`.execute(db);
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[2] ?? 0;
}

test('no call of a company reads more than 50 rows for one or takes a third of the time for a million numbers, and a search that finds nothing a thirtieth', {
  timeout: 3_600_000,
}, async () => {
  const million = await timeOfAMillion();
  const costs = await readCosts(postgres.url, world, 3);
  console.log(`a million numbers: ${million.toFixed(0)} ms\n${costTable(costs)}`);
  const companies = costs.filter(({ path }) => path.startsWith('/api/company/'));
  const slow = companies.filter(
    (cost) =>
      !isWholeList(cost) &&
      cost.ms > million / 3 + (isLinear(cost) ? (cost.rows / 1e6) * million * numbersPerRow : 0),
  );
  const misses = companies.filter((cost) => cost.read.query.q === 'zzzz' && cost.ms > million / 30);
  const dear = companies.filter(
    (cost) => !isWholeList(cost) && !isLinear(cost) && cost.rows > allowedRows(cost),
  );
  expect(costTable([...new Set([...slow, ...misses, ...dear])])).toBe(costTable([]));
});

test('a thousand streams hear of one event of a company, and of the marketplace', {
  timeout: 600_000,
}, async () => {
  const memory = async () => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
  };
  const before = await memory();
  const owners = [world.large, ...world.others];
  const tokens = Array.from({ length: streams }, (_, n) => owners[n % owners.length]?.token ?? '');
  const opened = await openStreams(server.url, tokens);
  const after = await memory();
  const call = callsTo(server.url);
  const told = async (those: readonly BenchStream[], type: string, change: () => Promise<Response>) => {
    const times = await timesToTell(those, `"type":"${type}"`, async () =>
      expect((await change()).ok).toBe(true),
    );
    const sorted = times.map(Math.round).sort((a, b) => a - b);
    return `median ${sorted[Math.floor(sorted.length / 2)]} ms, last ${sorted.at(-1)} ms`;
  };
  const ofLarge = opened.filter((_, n) => tokens[n] === world.large.token);
  const own = await told(ofLarge, 'container.added', () =>
    call(addContainer.path, {
      method: 'POST',
      token: world.large.token,
      json: { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' },
    }),
  );
  const market = await told(opened, 'request.placed', () =>
    call(placeRequest.path, {
      method: 'POST',
      token: world.customerToken,
      json: {
        ...{ containerType: 'حاويات أنقاض', containerSize: '20 yard', rentalType: 'once' },
        deliveryDate: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
      },
    }),
  );
  for (const stream of opened) stream.close();
  console.log(
    `${streams} streams: ${before} → ${after} MB; one company's event to its ${ofLarge.length} streams: ${own}; the marketplace's to all: ${market}`,
  );
});
