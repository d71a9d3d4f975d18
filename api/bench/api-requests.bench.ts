import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuilt } from '../soak/built-server.ts';
import { createApp } from '../src/app.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import type { Schema } from '../src/db/schema.ts';
import { type PostgresDatabase, postgresDatabase } from '../testing/postgres-database.ts';
import { benchCompany } from './bench-orders.ts';
import { compareRequests, type Side } from './requests.ts';

/* Ratios within one run, because the machine's speed is not ours. */

/** A server on a database of its own, with a company that has 50 containers. */
interface Served {
  readonly side: Side;
  readonly token: string;
  readonly postgres: PostgresDatabase;
  stop(): Promise<void>;
}

async function serveCompany(): Promise<Served> {
  const postgres = await postgresDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-bench-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: 'off' };
  const server: BuiltServer = await startBuilt(env);
  const db = new Kysely<Schema>({ dialect: postgresDialect(postgres.url) });
  const { token } = await benchCompany(db, '9000000000', 0);
  await db.destroy();
  return {
    side: { url: server.url + listContainers.path, token },
    token,
    postgres,
    stop: async () => {
      await server.kill();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let ours: Served;
beforeAll(async () => {
  ours = await serveCompany();
}, 60_000);
afterAll(() => ours?.stop());

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The SQL statements of one request to the real server, by transaction. */
async function transactionsOf(path: string, { token, postgres }: Served): Promise<Statement[][]> {
  const transactions: Statement[][] = [];
  const db = new Kysely<Schema>({
    dialect: postgresDialect(postgres.url),
    log: ({ query: { sql, parameters } }) => {
      if (sql === 'begin') transactions.push([]);
      transactions.at(-1)?.push({ sql, parameters: parameters.map(asJson) });
    },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-bench-'));
  const { http } = createApp({ db, dataDir, operatorToken: 'x'.repeat(32), logLevel: 'silent' });
  const answer = await http.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  await http.close();
  await db.destroy();
  await rm(dataDir, { recursive: true });
  return transactions;
}
const asJson = (parameter: unknown) =>
  Buffer.isBuffer(parameter) ? `bytes:${parameter.toString('hex')}` : parameter;

test('a list of 50 containers takes little more than its statements do on a bare route', {
  timeout: 300_000,
}, async () => {
  const transactions = await transactionsOf(listContainers.path, ours);
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BARE: JSON.stringify({ url: ours.postgres.url, transactions }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const [{ url }] = (await once(bare, 'message')) as [{ url: string }];
    const bareSide = { url: `${url}/containers`, token: ours.token };
    const { ratio, rounds } = await compareRequests(ours.side, bareSide);
    const statements = transactions.map((all) => all.length).join(' + ');
    console.log(
      `list of 50 containers, ${statements} statements: ${rounds} requests a second (real / bare); ratio ${ratio.toFixed(2)} (limit 0.85)`,
    );
    expect(ratio).toBeGreaterThanOrEqual(0.85);
  } finally {
    bare.kill('SIGKILL');
  }
});
