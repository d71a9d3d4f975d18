import { addContainer, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverTemplate } from '../../testing/database.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { openDatabase } from './open.ts';

let cluster: Awaited<ReturnType<typeof startPostgres>>;
let admin: Client;
let server: TestServer;
beforeAll(async () => {
  cluster = await startPostgres();
  const pathname = await serverTemplate(cluster.url);
  admin = new Client({
    connectionString: Object.assign(new URL(cluster.url), { username: 'postgres' }).href,
  });
  await admin.connect();
  // The test databases turn it off; with it off nothing would wait for a disk or a standby.
  await admin.query(`alter database ${pathname} set synchronous_commit = on`);
  const databaseUrl = Object.assign(new URL(cluster.url), { pathname }).href;
  server = await testServer({ given: await openDatabase({ databaseUrl, dataDir: '' }) });
}, 60_000);
afterAll(async () => {
  await admin?.end();
  await server?.close();
  await cluster?.stop();
});

async function standby(name: string): Promise<void> {
  await admin.query(`alter system set synchronous_standby_names = '${name}'`);
  await admin.query('select pg_reload_conf()');
  await expect
    .poll(async () => (await admin.query('show synchronous_standby_names')).rows[0].synchronous_standby_names)
    .toBe(name);
}

test('while commits wait for a missing standby nothing is acknowledged, and reads continue', async () => {
  const token = await (await server.createCompany('شركة')).signIn();
  const list = async () => {
    const answer = await server.fetch(listContainers.path, { token });
    return [answer.status, listContainers.response.parse(await answer.json()).containers.length];
  };
  await standby('gone');
  let acknowledged = 0;
  const json = { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' };
  // More than the pool has connections.
  const writes = Array.from({ length: 12 }, async () => {
    const { status } = await server.fetch(addContainer.path, { method: 'POST', token, json });
    acknowledged += 1;
    return status;
  });
  const waiting = `select count(*)::int from pg_stat_activity where wait_event = 'SyncRep'`;
  await expect.poll(async () => (await admin.query(waiting)).rows[0].count).toBeGreaterThan(0);
  for (const _ of [1, 2, 3]) expect(await list()).toEqual([200, 0]);
  expect(acknowledged).toBe(0);
  await standby('');
  const statuses = await Promise.all(writes);
  expect((await list())[1]).toBe(statuses.filter((status) => status === 201).length);
  expect(statuses).toContain(201);
});
