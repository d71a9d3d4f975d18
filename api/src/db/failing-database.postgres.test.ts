import { addContainer, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { type SilentProxy, silentProxy } from '../../testing/silent-proxy.ts';
import { defaultTimeouts } from './timeouts.ts';

const address = process.env.TEST_DATABASE_URL ?? '';

let proxy: SilentProxy;
let server: TestServer;
let token: string;
let admin: Client;
beforeAll(async () => {
  proxy = await silentProxy(address);
  const given = await testDatabase({
    timeouts: { ...defaultTimeouts, connect: 1000, silence: 300 },
    databasePool: 4,
    through: (url) => Object.assign(new URL(url), { port: new URL(proxy.url).port }).href,
  });
  server = await testServer({ given });
  token = await (await server.createCompany('شركة')).signIn();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  admin = new Client({
    connectionString: Object.assign(new URL(address), { pathname: rows[0]?.name }).href,
  });
  await admin.connect();
});
afterAll(async () => {
  // The server still holds the forgotten connections, which would keep the database from being dropped.
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.end();
  await server.close();
  await proxy.close();
});

const draft = { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' } as const;
const read = () => server.fetch(listContainers.path, { token });
const add = async (): Promise<string | null> => {
  const answer = await server.fetch(addContainer.path, { method: 'POST', token, json: draft });
  if (answer.ok) return addContainer.response.parse(await answer.json()).container.id;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  return null;
};
/**
 * Writes concurrently until stopped.
 * @returns the acknowledged writes
 */
function underLoad() {
  let isOver = false;
  const made: string[] = [];
  const one = async () => {
    while (!isOver) {
      const id = await add();
      if (id) made.push(id);
    }
  };
  const all = Promise.all(Array.from({ length: 6 }, one));
  return async () => {
    isOver = true;
    await all;
    const { containers } = listContainers.response.parse(await (await read()).json());
    const known = new Set(containers.map((container) => container.id));
    expect(made.filter((text) => !known.has(text))).toEqual([]);
    return made.length;
  };
}
const others = `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name like 'hawiyat _%'`;
const waiting = `select count(*)::int from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

test('connections that break in use fail only their own calls and lose no acknowledged write', async () => {
  const finish = underLoad();
  for (const _ of [1, 2, 3]) {
    await expect.poll(async () => (await admin.query(others)).rows[0].ended).toBeGreaterThan(1);
    await expect.poll(async () => (await read()).status).toBe(200);
  }
  expect(await finish()).toBeGreaterThan(0);
  expect((await server.fetch('/ready')).status).toBe(200);
});

test('when the database host falls silent, calls succeed again as soon as connections are possible', async () => {
  const finish = underLoad();
  const began = performance.now();
  await expect.poll(async () => (await read()).status).toBe(200);
  await expect.poll(async () => (await add()) !== null).toBe(true);
  const usual = performance.now() - began;
  proxy.fallSilent({ forNew: true });
  await expect.poll(async () => (await server.fetch('/ready')).status).toBe(503);
  expect((await server.fetch('/health')).status).toBe(200);
  proxy.recover();
  const since = performance.now();
  await expect.poll(async () => (await read()).status).toBe(200);
  await expect.poll(async () => (await add()) !== null).toBe(true);
  expect(performance.now() - since).toBeLessThan(Math.max(5_000, 10 * usual));
  await finish();
  expect((await server.fetch('/ready')).status).toBe(200);
});

test('when only connections are forgotten, both the busy and the idle ones are dropped', async () => {
  for (const _ of [1, 2, 3, 4]) await read();
  proxy.fallSilent();
  const statuses = [await read(), await read()].map((response) => response.status);
  expect(statuses.at(-1)).toBe(200);
});

test('the locks of a forgotten connection are free at once, also for those that wait behind another forgotten one', async () => {
  const first = server.db.transaction().execute(async (tx) => {
    await sql`lock table containers in exclusive mode`.execute(tx);
    const second = add();
    await expect.poll(async () => (await admin.query(waiting)).rows[0].count).toBe(1);
    proxy.fallSilent();
    return Promise.all([second, sql`select 1`.execute(tx)]);
  });
  await expect(first).rejects.toThrow();
  const since = performance.now();
  await expect.poll(add).not.toBeNull();
  expect(performance.now() - since).toBeLessThan(defaultTimeouts.idleInTransaction);
});

test('a slow statement is not mistaken for silence, and one without end is canceled', async () => {
  await sql`select pg_sleep(1.5)`.execute(server.db);
  const endless = server.db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '400', true)`.execute(tx);
    await sql`select pg_sleep(60)`.execute(tx);
  });
  await expect(endless).rejects.toMatchObject({ code: '57014' });
});

test('an event stream continues after its connection was forgotten', async () => {
  const heard: (string | null)[] = [];
  const stop = await server.database.listen((text) => heard.push(text));
  expect(heard).toEqual([null]);
  proxy.fallSilent();
  await expect.poll(() => heard.length).toBe(2);
  await expect.poll(add).not.toBeNull();
  await expect.poll(() => heard.length).toBe(3);
  await stop();
});

test('reads continue while all writes wait', async () => {
  await admin.query('begin');
  await admin.query('lock table containers in exclusive mode');
  const waiting = Array.from({ length: 6 }, add);
  for (const _ of [1, 2, 3]) expect((await read()).status).toBe(200);
  await admin.query('commit');
  await Promise.all(waiting);
});

test('the server cancels a statement without end and an abandoned transaction', async () => {
  const timeouts = { ...defaultTimeouts, statement: 300, idleInTransaction: 300 };
  const { db, close } = await testDatabase({ timeouts });
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  let isEnded = false;
  const forgotten = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const left = () => admin.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]);
    await expect.poll(async () => (await left()).rowCount).toBe(0);
    isEnded = true;
    await sql`select 1`.execute(tx);
  });
  await expect(forgotten).rejects.toThrow();
  expect(isEnded).toBe(true);
  await close();
});
