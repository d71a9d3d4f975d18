// @module-tag slow
import { deleteSandbox, openSandbox } from '@hawiyat/shared/contract/company/sandbox';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { acceptOffer, cancelOrder } from '@hawiyat/shared/contract/marketplace/customer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowedRows, beside, besideAggregates } from '../testing/allowed-rows.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { testDatabase } from '../testing/database.ts';
import { costTable, isWholeList, type ReadCost, readCosts } from '../testing/read-costs.ts';
import { scaleWorld } from '../testing/scale-world.ts';
import { type WriteCost, writeCosts } from '../testing/write-costs.ts';
import type { Database } from './db/open.ts';

// Every call of the document that reads, with each of its filters, and every call that writes for a company, a driver, a
// customer or a stranger: what they read follows from what they return, not from how much there is.

let database: Database;
let costs: ReadCost[];
let writes: WriteCost[];
beforeAll(async () => {
  database = await testDatabase();
  const world = await scaleWorld(database.db, 0.02);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = rows[0]?.name ?? '';
  costs = await readCosts(url.href, world);
  writes = await writeCosts(url.href, world);
}, 240_000);
afterAll(() => database.close());

test('no call reads more than fifty rows for one that it returns, and 500', () => {
  const dear = costs.filter((cost) => !isWholeList(cost) && cost.rows > allowedRows(cost));
  expect(dear, costTable(dear)).toEqual([]);
});

test('every call that reads was answered, and lists had rows', () => {
  // The world has no releases, no team and no files.
  const failed = costs.filter(
    ({ status, path }) => status !== 200 && !/^\/api\/platform\/|\/documents\/[^/]+\/file$/.test(path),
  );
  expect(failed.map(({ status, path }) => `${status} ${path}`)).toEqual([]);
  expect(costs.length).toBeGreaterThan(300);
  expect(costs.filter(({ returned }) => returned >= 50).length).toBeGreaterThan(100);
});

/** Calls that write and read more than others, how much they may, and why. */
const dearWrites: readonly [reason: string, endpoint: Endpoint, rows: number][] = [
  ["counts the customer's orders on their way", acceptOffer, besideAggregates],
  ["finds the order, and its company's name, among all that the customer has", cancelOrder, besideAggregates],
  ['fills a small company', openSandbox, besideAggregates],
  ['deletes a small company, row by row', deleteSandbox, 2 * besideAggregates],
];

test('no call that writes reads more than 500 rows', () => {
  expect(writes.filter(({ status, isWrong }) => status >= 300 !== isWrong)).toEqual([]);
  const mayRead = (call: string) =>
    dearWrites.find(([, { method, path }]) => call === `${method} ${path}`)?.[2] ?? beside;
  expect(writes.filter(({ call, rows }) => rows > mayRead(call))).toEqual([]);
});

test('every call that a company, a driver, a customer or a stranger writes with is measured', async () => {
  const measured = new Set(writes.map(({ call }) => call));
  const calls = (await contractEndpoints())
    .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/platform/'))
    .map(({ method, path }) => `${method} ${path}`);
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter((call) => !measured.has(call))).toEqual([]);
});
