// @module-tag slow
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { measuredDatabase } from '../../testing/query-cost.ts';
import { scaleWorld } from '../../testing/scale-world.ts';
import type { Context } from '../db/context.ts';
import type { Database } from '../db/open.ts';
import { asCompany } from '../db/tenant.ts';
import { findContainers } from './container-queries.ts';
import { findSavedViews } from './saved-views.ts';

// The fleet's lists at 100,000 containers: which plan the database chooses, not how fast this machine is.

const many = 100_000;
let database: Database;
let measured: ReturnType<typeof measuredDatabase>;
let companyId: string;
let adminId: string;
let otherCompany: string;
let companies: string[];

beforeAll(async () => {
  database = await testDatabase();
  const world = await scaleWorld(database.db, 0.02);
  companyId = world.large.id;
  otherCompany = world.small.id;
  companies = [world.large, world.small, ...world.others].map(({ id }) => id);
  adminId = await fill(companyId, many);
  await fill(otherCompany, 5_000);
  await sql`vacuum (analyze) containers`.execute(database.db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = rows[0]?.name ?? '';
  measured = measuredDatabase(url.href);
}, 240_000);
afterAll(async () => {
  await measured.db.destroy();
  await database.close();
});

/** Adds so many containers to a company. @returns who may ask for them */
const fill = (company: string, count: number) =>
  asCompany(database.db, company, async (tx) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await sql`insert into containers (company_id, number, type, size, price, status, created_at)
      select ${company}::uuid, 'P-' || n, 'حاويات أنقاض', (array['12 yard', '20 yard', '30 yard'])[1 + n % 3],
        300 + n % 500, (array['available', 'rented', 'maintenance'])[1 + n % 3], now() - n * interval '1 minute'
      from generate_series(1, ${count}::int) n`.execute(tx);
    return (await tx.selectFrom('admins').select('id').executeTakeFirstOrThrow()).id;
  });

const context = () => ({ db: measured.db, now: () => new Date() }) as Context;
const query = (asked: Record<string, string>) => listContainers.query.parse(asked);

/** Whole tables of the fleet that the statements of some work read from end to end. */
async function scanned(
  work: () => Promise<unknown>,
): Promise<{ tables: string[]; rows: number; ms: number }> {
  const { cost, plans } = await measured.costOf(work);
  const tables = plans.flatMap((plan) => [
    ...plan.matchAll(
      /"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(containers|orders|sub_orders|saved_views)/g,
    ),
  ]);
  return { tables: tables.map(([, name]) => name ?? ''), rows: cost.rows, ms: cost.ms };
}

test.each([
  [{}],
  [{ status: 'available' }],
  [{ type: 'حاويات أنقاض' }],
  [{ size: '20 yard' }],
  [{ status: 'rented', size: '20 yard' }],
  [{ sort: 'price' }],
  [{ sort: 'containerNumber', order: 'desc' }],
])('a page of the list with %j is read by an index', async (asked) => {
  const { tables, rows } = await scanned(() =>
    findContainers(context(), companyId, query({ ...asked, limit: '60' })),
  );
  expect(tables).toEqual([]);
  // Each row, its open order and its return; of a filter that every third row passes, also the others.
  expect(rows).toBeLessThan(1_500);
});

test('a search compares each container of the company once, and no order without one', async () => {
  const { rows } = await scanned(() =>
    findContainers(context(), companyId, query({ q: 'p99', limit: '60' })),
  );
  expect(rows).toBeLessThan(2 * many);
});

test('a person’s saved questions are read by an index', async () => {
  for (const company of companies)
    await asCompany(database.db, company, (tx) =>
      sql`insert into saved_views (company_id, admin_id, name, question, created_at)
        select company_id, id, 'عرض ' || n, 'q=1', now() from admins, generate_series(1, 500) n`.execute(tx),
    );
  await sql`vacuum (analyze) saved_views`.execute(database.db);
  const { tables } = await scanned(() => findSavedViews(context(), { companyId, adminId }));
  expect(tables).toEqual([]);
});

test('a whole list of 5,000 reads a few rows for each', async () => {
  const { rows, ms } = await scanned(() => findContainers(context(), otherCompany, query({})));
  console.log(`5,000 containers in one answer: ${rows} rows read, ${Math.round(ms)} ms in the database`);
  expect(rows).toBeLessThan(5_100 * 4);
});
