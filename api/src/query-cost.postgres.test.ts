import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { costTable, isWholeList, type ReadCost, readCosts } from '../testing/read-costs.ts';
import { scaleWorld } from '../testing/scale-world.ts';
import type { Database } from './db/open.ts';

// Every call of the document that reads, with each of its filters: what it reads follows from what it returns, not from how
// much there is.

let database: Database;
let costs: ReadCost[];
beforeAll(async () => {
  database = await testDatabase();
  const world = await scaleWorld(database.db, 0.02);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = rows[0]?.name ?? '';
  costs = await readCosts(url.href, world);
}, 240_000);
afterAll(() => database.close());

/** Rows that a call may read beside those that it returns. */
const beside = 500;
const besideAggregates = 5_000;
const perRow = 50;

/** Calls that add up or compare more rows than they return, and why they may. */
const aggregates: readonly [reason: string, is: (cost: ReadCost) => boolean][] = [
  [
    'a search compares each container and each driver of the company once',
    ({ read }) => Boolean(read.query.q),
  ],
  ['a total adds up the counters', ({ path }) => /[?&]skip=/.test(path)],
  ['figures without a list', ({ returned }) => returned === 0],
  ['sums by month', ({ path }) => path.startsWith('/api/company/dashboard/')],
  ["a driver's statistics count his orders", ({ path }) => path.endsWith('/details')],
];

/** Calls whose cost is known to follow from something else, and what. */
const exceptions: readonly [reason: string, is: (cost: ReadCost) => boolean][] = [
  ['an offset in an order by price walks the index', ({ path }) => /skip=[1-9].*sort=totalPrice/.test(path)],
  [
    'the total of a search that finds many tasks counts them',
    ({ path, read }) => /[?&]skip=/.test(path) && ['12', 'أحمد 3'].includes(read.query.q ?? ''),
  ],
  [
    'the policy that shows a customer the names of companies looks for an offer of each',
    ({ path }) => path.startsWith('/api/customer/requests'),
  ],
];

test('no call reads more than fifty rows for one that it returns, and 500', () => {
  const allowed = (cost: ReadCost) =>
    perRow * cost.returned + (aggregates.some(([, is]) => is(cost)) ? besideAggregates : beside);
  const dear = costs.filter(
    (cost) => !exceptions.some(([, is]) => is(cost)) && !isWholeList(cost) && cost.rows > allowed(cost),
  );
  expect(costTable(dear)).toBe(costTable([]));
});

test('every call that reads was answered, and lists had rows', () => {
  // The world has no releases and no team.
  const failed = costs.filter(({ status, path }) => status !== 200 && !path.startsWith('/api/platform/'));
  expect(failed.map(({ status, path }) => `${status} ${path}`)).toEqual([]);
  expect(costs.length).toBeGreaterThan(300);
  expect(costs.filter(({ returned }) => returned >= 50).length).toBeGreaterThan(100);
});
