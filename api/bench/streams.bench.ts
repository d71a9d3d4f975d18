import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuilt } from '../soak/built-server.ts';
import { migrate } from '../src/db/migrate.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import type { Schema } from '../src/db/schema.ts';
import { type PostgresDatabase, postgresDatabase } from '../testing/postgres-database.ts';
import { type BenchCompany, benchCompany } from './bench-orders.ts';
import {
  benchCustomer,
  benchTokens,
  finishedTransactions,
  openStream,
  openStreams,
  timesToTell,
  writeEvents,
} from './streams.ts';

/*
 * What open panels cost. The thousand clients, the server and its database share one machine, so the times are worse than
 * where each has its own.
 */

const rounds = 25;

let postgres: PostgresDatabase;
let db: Kysely<Schema>;
let dataDir: string;
let server: BuiltServer;
const companies: BenchCompany[] = [];
let place: () => Promise<unknown>;
beforeAll(async () => {
  postgres = await postgresDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-streams-'));
  db = new Kysely<Schema>({ dialect: postgresDialect(postgres.url) });
  await migrate(db);
  for (let i = 0; i < 10; i++) companies.push(await benchCompany(db, `910000000${i}`, 0));
  place = await benchCustomer(db);
  server = await startBuilt({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: 'off' });
});
afterAll(async () => {
  await server?.kill();
  await db?.destroy();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const memory = async () =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Milliseconds of lists that one panel asks for, one after the other, while the work goes on. */
async function listsDuring(work: () => Promise<unknown>): Promise<number[]> {
  const token = companies[0]?.token ?? '';
  const prober = fork(join(import.meta.dirname, 'prober.mjs'), [server.url + listContainers.path, token]);
  await once(prober, 'message');
  await work();
  const times = once(prober, 'message') as Promise<[number[]]>;
  prober.send('end');
  return (await times)[0];
}

test('1,000 panels hear of a placed request at once, while lists are answered as usual', {
  timeout: 300_000,
}, async () => {
  const tokens: string[] = [];
  for (const { id } of companies) tokens.push(...(await benchTokens(db, id, 100)));
  const before = await memory();
  const began = performance.now();
  const streams = await openStreams(server.url, tokens);
  const opened = performance.now() - began;
  const after = await memory();
  try {
    await wait(2_000);
    const [idleFrom, from] = [await finishedTransactions(db), performance.now()];
    await wait(20_000);
    const idle = ((await finishedTransactions(db)) - idleFrom) / ((performance.now() - from) / 1000);
    console.log(
      `1,000 streams: opened in ${opened.toFixed(0)} ms, ${before.toFixed(0)} to ${after.toFixed(0)} MB, idle ${idle.toFixed(1)} transactions a second (limit 202)`,
    );

    const quiet = median(await listsDuring(() => wait(3_000)));
    const told: { median: number; max: number }[] = [];
    const lists = await listsDuring(async () => {
      for (let round = 0; round < rounds; round++) {
        const times = await timesToTell(streams, 'request.placed', place);
        told.push({ median: median(times), max: Math.max(...times) });
      }
    });
    const one = companies[0];
    const own = await timesToTell(streams.slice(0, 100), 'container.changed', () =>
      writeEvents(db, one?.id ?? '', 1),
    );
    const ms = (value: number) => value.toFixed(0);
    console.log(
      `one placed request: told in ${told.map((round) => ms(round.median)).join(', ')} ms (limit 150), to all in ${told.map((round) => ms(round.max)).join(', ')} ms; ` +
        `lists meanwhile ${median(lists).toFixed(1)} ms (${Math.max(...lists).toFixed(1)} at most), idle ${quiet.toFixed(1)} ms (limit 2 times that); own event to 100 streams ${ms(median(own))} ms`,
    );
    expect(idle).toBeLessThanOrEqual(202);
    expect(median(told.map((round) => round.median))).toBeLessThanOrEqual(150);
    expect(median(lists)).toBeLessThanOrEqual(2 * quiet);
  } finally {
    for (const stream of streams) stream.close();
  }
});

test('a panel that is 20,000 events behind has caught up, or fetches anew, within 200 ms', {
  timeout: 120_000,
}, async () => {
  const { id = '', token = '' } = companies[1] ?? {};
  const took: string[] = [];
  for (const count of [1_900, 20_000]) {
    const times: number[] = [];
    let wasReset = false;
    for (let round = 0; round < 5; round++) {
      const first = await openStream(server.url, token);
      first.close();
      await writeEvents(db, id, count - 1);
      await writeEvents(db, id, 1, 'driver.changed');
      const began = performance.now();
      const stream = await openStream(server.url, token, first.cursor);
      wasReset = stream.wasReset;
      if (!wasReset) await stream.arrival('driver.changed');
      times.push(performance.now() - began);
      stream.close();
    }
    took.push(`${count} behind: ${median(times).toFixed(0)} ms${wasReset ? ' (reset)' : ''}`);
    expect(median(times)).toBeLessThanOrEqual(200);
  }
  console.log(took.join('; '));
});
