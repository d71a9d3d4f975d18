import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchRevenue, fetchStats } from '@hawiyat/shared/contract/company/dashboard';
import { importDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuilt } from '../soak/built-server.ts';
import { migrate } from '../src/db/migrate.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import type { Schema } from '../src/db/schema.ts';
import { asCompany } from '../src/db/tenant.ts';
import { type PostgresDatabase, postgresDatabase } from '../testing/postgres-database.ts';
import { type BenchCompany, benchCompany, loosenOrders } from './bench-orders.ts';
import { median } from './requests.ts';

/*
 * Ratios within one run, because the machine's speed is not ours. Rounds alternate, so that what slows the machine
 * slows both sides.
 */

let postgres: PostgresDatabase;
let db: Kysely<Schema>;
let dataDir: string;
let server: BuiltServer;
const companies = new Map<number, Promise<BenchCompany>>();
beforeAll(async () => {
  postgres = await postgresDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-bench-'));
  db = new Kysely<Schema>({ dialect: postgresDialect(postgres.url) });
  await migrate(db);
  await loosenOrders(db);
  server = await startBuilt({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: 'off' });
}, 60_000);
afterAll(async () => {
  await server?.kill();
  await db?.destroy();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The company with so many orders, created when a test first needs it: a million orders take minutes. */
function company(orders: number): Promise<BenchCompany> {
  const created = companies.get(orders) ?? createCompany(orders);
  companies.set(orders, created);
  return created;
}
async function createCompany(orders: number): Promise<BenchCompany> {
  const created = await benchCompany(db, `900000000${companies.size}`, orders);
  await sql`analyze`.execute(db);
  return created;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function times(path: string, token: string, count: number): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    const answer = await fetch(server.url + path, { headers: bearer(token) });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    all.push(performance.now() - began);
  }
  return all;
}

test('a page of 50 is as fast out of a million orders as out of ten thousand', {
  timeout: 1_200_000,
}, async () => {
  const deep = async (item: BenchCompany) => {
    const first = await fetch(`${server.url}${listAcceptedOrders.path}?limit=200&order=desc`, {
      headers: bearer(item.token),
    });
    const { nextCursor } = listAcceptedOrders.response.parse(await first.json());
    return `${listAcceptedOrders.path}?limit=50&order=desc&cursor=${nextCursor}`;
  };
  for (const [name, pathOf] of [
    ['first page by day', async () => `${listAcceptedOrders.path}?limit=50`],
    ['first page by price', async () => `${listAcceptedOrders.path}?limit=50&sort=totalPrice&order=desc`],
    ['a later page', deep],
  ] as const) {
    const [few, many] = [await company(10_000), await company(1_000_000)];
    const paths = { few: await pathOf(few), many: await pathOf(many) };
    const ratios: number[] = [];
    const seen = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < 7; round++) {
      const [a, b] = [await times(paths.few, few.token, 40), await times(paths.many, many.token, 40)];
      if (round === 0) continue;
      seen.few.push(median(a));
      seen.many.push(median(b));
      ratios.push(median(b) / median(a));
    }
    console.log(
      `${name}: ${median(seen.many).toFixed(2)} ms of 1,000,000, ${median(seen.few).toFixed(2)} ms of 10,000; ratio ${median(ratios).toFixed(2)} (limit 1.5)`,
    );
    expect(median(ratios), name).toBeLessThanOrEqual(1.5);
  }
});

async function medianOf(count: number, work: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    await work();
    all.push(performance.now() - began);
  }
  return median(all);
}

/** The same statistics, counted in SQL from all orders. */
const countedInSql = (id: string) =>
  asCompany(db, id, async (tx) => {
    await sql`select date_trunc('month', created_at at time zone interval '3 hours') as month, status, count(*)
      from orders where company_id = ${id} group by 1, 2`.execute(tx);
    await sql`select date_trunc('month', completed_at at time zone interval '3 hours') as month, sum(total_price)
      from orders where company_id = ${id} and status = 'completed' group by 1`.execute(tx);
  });

/** The same, with every order fetched and counted in the server. */
async function countedInServer(id: string): Promise<void> {
  const { rows } = await asCompany(db, id, (tx) =>
    sql<{ status: string; completed_at: Date; total_price: string }>`
      select status, completed_at, total_price from orders where company_id = ${id}`.execute(tx),
  );
  const revenue = new Map<string, number>();
  for (const row of rows) {
    const month = new Date(row.completed_at.getTime() + 3 * 3_600_000).toISOString().slice(0, 7);
    revenue.set(month, (revenue.get(month) ?? 0) + Number(row.total_price));
  }
}

test('the statistics of a million orders take no longer than 50 ms, beside the naive counts', {
  timeout: 600_000,
}, async () => {
  for (const size of [10_000, 100_000, 1_000_000]) {
    const { id, token } = await company(size);
    const ours = median((await times(fetchStats.path, token, 31)).slice(1));
    const analytics = median((await times(fetchRevenue.path, token, 31)).slice(1));
    const inSql = await medianOf(3, () => countedInSql(id));
    const inServer = await medianOf(3, () => countedInServer(id));
    console.log(
      `statistics of ${size.toLocaleString('en')} orders: ${ours.toFixed(1)} ms (limit 50), revenue analytics ${analytics.toFixed(1)} ms; ` +
        `counted in SQL ${inSql.toFixed(0)} ms, fetched and counted in the server ${inServer.toFixed(0)} ms`,
    );
    expect(ours).toBeLessThanOrEqual(50);
  }
});

test('1,000 drivers are imported within 5 seconds', { timeout: 60_000 }, async () => {
  const { token } = await company(0);
  const row = (n: number) => `سائق ${n},050${String(n + 9000).padStart(7, '0')},,,${2_000_000_000 + n},`;
  const csv = [
    'اسم السائق,رقم الهاتف,البريد الإلكتروني,حالة التوفر,رقم الهوية,رقم الرخصة',
    ...Array.from({ length: 1000 }, (_, n) => row(n)),
  ].join('\n');
  const began = performance.now();
  const answer = await fetch(server.url + importDrivers.path, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ csv, dryRun: false }),
  });
  const { report } = importDrivers.response.parse(await answer.json());
  const took = performance.now() - began;
  console.log(`1,000 drivers imported in ${took.toFixed(0)} ms (limit 5,000)`);
  expect(report.created).toBe(1000);
  expect(took).toBeLessThanOrEqual(5_000);
});
