import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';
import { noteCluster } from './event-clusters.ts';
import { type EventCursor, presentCursor } from './event-feed.ts';
import { readNewEvents } from './read-events.ts';

let server: TestServer;
let company: TestCompany;
let token: string;
beforeAll(async () => {
  server = await testServer();
  company = await server.createCompany('شركة');
  token = await company.signIn();
});
afterAll(() => server.close());

/** Writes events as a restore does, with another cluster's transaction numbers. */
async function restore(ahead: number): Promise<void> {
  await asCompany(server.db, company.id, (tx) =>
    sql`
      insert into events (company_id, xid, type, entity_id, actor_kind, at, data)
      select ${company.id}::uuid, (pg_current_xact_id()::text::bigint + ${ahead}::int)::text::xid8, 'container.added',
        gen_random_uuid(), 'system', now(), '{}'
      from generate_series(1, 20)`.execute(tx),
  );
}
const add = () =>
  server.fetch(addContainer.path, {
    method: 'POST',
    token,
    json: { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' },
  });

async function read(cursor: EventCursor) {
  const { events, more, held } = await readNewEvents(server.db, cursor);
  return { events, more, held };
}

/** A cursor after all events. Transactions of other databases on the same server may hold a first one back. */
async function cursorAfterAll(): Promise<EventCursor> {
  let cursor: EventCursor = { xid: 0n, id: 0n };
  const next = async () => {
    cursor = (await presentCursor(server.db)).cursor;
    return read(cursor);
  };
  await expect.poll(next).toEqual({ events: [], more: false, held: false });
  return cursor;
}

test('events numbered by another cluster keep no stream busy, and new ones arrive', async () => {
  await restore(1_000_000);
  const cursor = await cursorAfterAll();
  expect((await add()).status).toBe(201);
  await expect.poll(() => read(cursor)).toMatchObject({ events: [{ type: 'container.added' }], held: false });
});

test('events from before a restore are never delivered again once the new numbers have passed the old ones', async () => {
  const clusters = () => asPlatform(server.db, (tx) => tx.selectFrom('event_clusters').selectAll().execute());
  const cursor = await cursorAfterAll();
  await noteCluster(server.db);
  await noteCluster(server.db);
  expect(await clusters()).toHaveLength(1);
  expect((await add()).status).toBe(201);
  await expect.poll(async () => (await read(cursor)).events).toHaveLength(1);

  // The database as it is after a restore on another machine: its history belongs to another cluster.
  await asPlatform(server.db, (tx) =>
    sql`insert into event_clusters (cluster, after_id) values ('another', 0)`.execute(tx),
  );
  await noteCluster(server.db);
  expect((await read(cursor)).events).toEqual([]);
  expect((await add()).status).toBe(201);
  await expect.poll(async () => (await read(cursor)).events).toHaveLength(1);
});
