import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import autocannon, { type Options, type Result } from 'autocannon';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuilt } from '../soak/built-server.ts';
import { migrate } from '../src/db/migrate.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import type { Schema } from '../src/db/schema.ts';
import { firstOperator } from '../testing/first-operator.ts';
import { type PostgresDatabase, postgresDatabase } from '../testing/postgres-database.ts';
import { releaseToAll } from '../testing/release-to-all.ts';
import { sampleHost } from '../testing/sample-release.ts';
import { callsTo } from '../testing/server.ts';
import { type BenchCompany, benchCompany, loosenOrders } from './bench-orders.ts';
import { latenciesDuring } from './latencies-during.ts';

/*
 * What a crowd and a stranger cost, on the server as it is built and with the log that it has by default. Server and
 * database have one core, the generator another: a call costs the generator more than a rejection costs the server.
 */

const rounds = 5;
const seconds = 6;
const waves = 10;
/** Seconds from the first wave's start to the last one's end. */
const crowdSeconds = seconds + (waves - 1) / waves;
const operatorToken = 'the-operators-token-of-this-bench';

let postgres: PostgresDatabase;
let dataDir: string;
let server: BuiltServer;
let company: BenchCompany;
let script: string;
beforeAll(async () => {
  workOn(0);
  postgres = await postgresDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-overload-'));
  const db = new Kysely<Schema>({ dialect: postgresDialect(postgres.url) });
  await migrate(db);
  await loosenOrders(db);
  company = await benchCompany(db, '9000000001', 10_000);
  await sql`analyze`.execute(db);
  await db.destroy();
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: 'off', LOG_LEVEL: 'info' };
  const limits = { RATE_LIMIT_FACTOR: '1000', OPERATOR_TOKEN: operatorToken };
  server = await startBuilt({ ...env, ...limits }, join(dataDir, 'log'));
  const host = sampleHost();
  const fetch = callsTo(server.url);
  await releaseToAll({ fetch, operatorToken: await firstOperator(fetch, operatorToken) }, host);
  script = `/s/${host.release.id}/static/js/index.js`;
  workOn(1);
}, 600_000);
afterAll(async () => {
  await server?.kill();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Binds this process, and those that it starts from now on, to a core. */
function workOn(core: 0 | 1): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${core}`, `${process.pid}`]);
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const at = (part: number, values: readonly number[]) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(0)} ms`;

async function ask(
  path: string,
  { body, isChunked = false }: { body: string; isChunked?: boolean },
): Promise<{ status: number }> {
  const length = isChunked ? {} : { 'content-length': Buffer.byteLength(body) };
  const sent = request(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...length },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  // An early rejection closes the connection while the body is still being sent.
  sent.on('error', () => {});
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0 };
}

/**
 * Calls at a steady rate. One generator alone sends a second's calls at once and is then silent until the next second,
 * in which the server would have nothing to do.
 * @param rate calls a second, of all
 * @returns answers of each kind
 */
async function crowdOf(
  rate: number,
  options: Options,
): Promise<{ done: number; refused: number; errors: number }> {
  const results = await Promise.all(
    Array.from({ length: waves }, async (_, wave) => {
      await setTimeout((wave * 1000) / waves);
      return autocannon({ ...options, connections: 400 / waves, overallRate: Math.round(rate / waves) });
    }),
  );
  const sum = (count: (result: Result) => number) => results.map(count).reduce((a, b) => a + b, 0);
  return {
    done: sum((result) => result['2xx']),
    refused: sum((result) => result['5xx']),
    errors: sum((result) => result.errors),
  };
}

test('at five times of what it can, the server does most of what it can, is seen to live, and keeps its log short', {
  timeout: 600_000,
}, async () => {
  const options = {
    url: `${server.url}${listAcceptedOrders.path}?limit=50`,
    headers: { authorization: `Bearer ${company.token}` },
    duration: seconds,
    // A thread of its own, so that the other timings stay true.
    workers: 1,
  };
  await autocannon({ ...options, connections: 40 });
  const ratios: number[] = [];
  const health: number[] = [];
  const logRates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await autocannon({ ...options, connections: 40 });
    const peak = alone['2xx'] / seconds;
    const before = (await stat(join(dataDir, 'log'))).size;
    let crowd = { done: 0, refused: 0, errors: 0 };
    const lives = await latenciesDuring(`${server.url}/health`, async () => {
      crowd = await crowdOf(5 * peak, options);
    });
    const { done, refused, errors } = crowd;
    const logged = ((await stat(join(dataDir, 'log'))).size - before) / crowdSeconds;
    console.log(
      `peak ${peak.toFixed(0)}/s; at five times: ${(done / crowdSeconds).toFixed(0)}/s done, ${(refused / crowdSeconds).toFixed(0)}/s refused, ` +
        `${errors} errors; /health p50 ${ms(at(0.5, lives))}, p99 ${ms(at(0.99, lives))}; ` +
        `log ${((logged * 60) / 1_000_000).toFixed(2)} MB a minute`,
    );
    ratios.push(done / crowdSeconds / peak);
    health.push(...lives);
    logRates.push((logged * 60) / 1_000_000);
  }
  console.log(
    `goodput / peak ${at(0.5, ratios).toFixed(2)} (limit 0.70), /health p99 ${ms(at(0.99, health))} (limit 100), ` +
      `log ${Math.max(...logRates).toFixed(2)} MB a minute (limit 1)`,
  );
  expect(at(0.5, ratios)).toBeGreaterThanOrEqual(0.7);
  expect(at(0.99, health)).toBeLessThanOrEqual(100);
  expect(Math.max(...logRates)).toBeLessThanOrEqual(1);
});

const megabyte = {
  numbers: `{"email":"a@b.example","code":"1","z":[${'1,'.repeat(499_000)}1]}`,
  objects: `{"email":"a@b.example","code":"1","z":[${'{},'.repeat(330_000)}{}]}`,
  keys: `{"email":"a@b.example","code":"1",${Array.from({ length: 90_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
};

test('twenty bodies of a megabyte at once keep nobody waiting', { timeout: 600_000 }, async () => {
  for (const [kind, body] of Object.entries(megabyte)) {
    for (const isChunked of [false, true]) {
      const health: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const crowd = () =>
          Array.from({ length: 20 }, () =>
            ask(verifyEmail.path, { body, isChunked }).catch((): null => null),
          );
        health.push(...(await latenciesDuring(`${server.url}/health`, () => Promise.all(crowd()))));
      }
      const named = `20 × 1 MB of ${kind}${isChunked ? ', of unknown length' : ''}`;
      console.log(`${named}: /health p50 ${ms(at(0.5, health))}, p99 ${ms(at(0.99, health))} (limit 100)`);
      expect(at(0.99, health), named).toBeLessThanOrEqual(100);
    }
  }
});

test('a hundred sign-ins at once keep no file waiting', { timeout: 600_000 }, async () => {
  const files: number[] = [];
  const alone: number[] = [];
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const one = async (i: number) => {
      const json = { domain: '9000000000', email: `${round}-${i}@nobody.example`, password: 'guess' };
      const { status } = await ask(signIn.path, { body: JSON.stringify(json) });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const began = performance.now();
    await one(100);
    alone.push(performance.now() - began);
    const crowd = () => Promise.all(Array.from({ length: 100 }, (_, i) => one(i)));
    files.push(...(await latenciesDuring(server.url + script, crowd)));
  }
  console.log(
    `100 sign-ins at once (${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}): ` +
      `a script file p50 ${ms(at(0.5, files))}, p99 ${ms(at(0.99, files))}; a sign-in alone ${ms(at(0.5, alone))} (limit 0.15 of it)`,
  );
  expect([...statuses.keys()].sort()).toEqual([401, 503]);
  expect(at(0.99, files) / at(0.5, alone)).toBeLessThanOrEqual(0.15);
});
