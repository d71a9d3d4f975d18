import {
  exportStatement,
  fetchContainerBreakdown,
  fetchRevenue,
  fetchStatement,
  fetchStats,
} from '@hawiyat/shared/contract/company/dashboard';
import { addContainer, exportContainers } from '@hawiyat/shared/contract/fleet/containers';
import { exportDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverTemplate } from '../../testing/database.ts';
import { startPostgres, type TestPostgres, type TestStandby } from '../../testing/postgres.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { openDatabase } from './open.ts';

let primary: TestPostgres;
let copy: TestStandby;
let server: TestServer;
let standby: Client;
let token: string;
beforeAll(async () => {
  primary = await startPostgres();
  const pathname = await serverTemplate(primary.url);
  const admin = new Client({
    connectionString: Object.assign(new URL(primary.url), { username: 'postgres' }).href,
  });
  await admin.connect();
  // The test databases turn it off, and acknowledge what is not written yet.
  await admin.query(`alter database ${pathname} set synchronous_commit = on`);
  await admin.end();
  copy = await primary.standby();
  const [databaseUrl = '', readUrl = ''] = [primary.url, copy.url].map(
    (text) => Object.assign(new URL(text), { pathname }).href,
  );
  server = await testServer({ given: await openDatabase({ databaseUrl, readUrl, dataDir: '' }) });
  standby = new Client({ connectionString: Object.assign(new URL(readUrl), { username: 'postgres' }).href });
  await standby.connect();
  token = await (await server.createCompany('شركة')).signIn();
}, 120_000);
afterAll(async () => {
  await server?.close();
  await primary?.stop();
});

const json = { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' };
const add = async () =>
  expect((await server.fetch(addContainer.path, { method: 'POST', token, json })).status).toBe(201);
/** Rows of the export: the heading is none. */
const exported = async () => {
  const answer = await server.fetch(exportContainers.path, { token });
  expect(answer.status).toBe(200);
  return (await answer.text()).trim().split('\r\n').length - 1;
};
/** Whether the server ends a transaction at the standby meanwhile. */
const isReadAtStandby = async (work: () => Promise<unknown>) => {
  const { rows } = await standby.query('select clock_timestamp()::text as since');
  await work();
  const { rowCount } = await standby.query(
    `select from pg_stat_activity where application_name like 'hawiyat _%' and query = 'commit' and query_start > $1`,
    [rows[0].since],
  );
  return Number(rowCount) > 0;
};

test('statistics, statement and exports are read at the standby, with what was just written', async () => {
  // It is still connecting.
  await expect.poll(() => isReadAtStandby(exported)).toBe(true);
  for (let count = 1; count <= 5; count += 1) {
    await add();
    expect(await isReadAtStandby(async () => expect(await exported()).toBe(count))).toBe(true);
  }
  const days = '?from=2026-01-01&to=2026-01-31';
  for (const path of [
    fetchStats.path,
    fetchContainerBreakdown.path,
    `${fetchRevenue.path}?period=6months`,
    fetchStatement.path + days,
    exportStatement.path + days,
    exportDrivers.path,
  ]) {
    const read = async () =>
      expect([path, (await server.fetch(path, { token })).status]).toEqual([path, 200]);
    expect([path, await isReadAtStandby(read)]).toEqual([path, true]);
  }
});

test('while the standby lags behind, the primary answers', async () => {
  await standby.query('select pg_wal_replay_pause()');
  await add();
  expect(await isReadAtStandby(async () => expect(await exported()).toBe(6))).toBe(false);
  await standby.query('select pg_wal_replay_resume()');
  await expect.poll(() => isReadAtStandby(exported)).toBe(true);
});

test('when the standby is gone, the primary answers', async () => {
  await standby.end();
  await copy.stop();
  for (const _ of [1, 2]) expect(await exported()).toBe(6);
});
