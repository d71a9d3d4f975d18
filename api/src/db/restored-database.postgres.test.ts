import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverTemplate } from '../../testing/database.ts';
import { followStream } from '../../testing/event-stream.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { fill, tablesOf } from '../../testing/table-rows.ts';
import { noteCluster } from '../events/event-clusters.ts';
import { type Db, openDatabase } from './open.ts';

type Cluster = Awaited<ReturnType<typeof startPostgres>>;

let clusters: Cluster[];
let restored: TestServer;
let token: string;
let oldPlace: string;
beforeAll(async () => {
  clusters = [await startPostgres(), await startPostgres()];
  const [before = '', after = ''] = clusters.map((cluster) => cluster.url);
  const first = await serverOn(before);
  await noteCluster(first.db);
  token = await (await first.createCompany('شركة')).signIn();
  const stream = await followStream(first, token);
  oldPlace = stream.cursor;
  // This cluster's transaction numbers must be ahead of a new one's.
  await sql`do $$ begin for i in 1..5000 loop perform pg_current_xact_id(); commit; end loop; end $$`.execute(
    first.db,
  );
  for (const _ of [1, 2, 3]) expect((await add(first)).status).toBe(201);
  await stream.until((item) => item.events.length === 3);
  const tables = await tablesOf(first.db);
  await first.close();

  restored = await serverOn(after);
  await fill(restored.db, tables);
  await noteCluster(restored.db);
}, 60_000);
afterAll(async () => {
  await restored?.close();
  for (const cluster of clusters ?? []) await cluster.stop();
});

async function serverOn(cluster: string): Promise<TestServer> {
  const pathname = await serverTemplate(cluster);
  const given = await openDatabase({
    databaseUrl: Object.assign(new URL(cluster), { pathname }).href,
    dataDir: '',
  });
  return testServer({ given });
}
const add = (server: TestServer) =>
  server.fetch(addContainer.path, {
    method: 'POST',
    token,
    json: { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' },
  });
/** Transactions of this database in three seconds, by its own statistics. */
async function transactions(db: Db): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select pg_stat_get_db_xact_commit(oid)::int as now from pg_database, pg_sleep(3) where datname = current_database()`.execute(
    db,
  );
  return rows[0]?.now ?? 0;
}

test('on a restored database idle streams rest, old events stay silent and new ones arrive', {
  tags: ['slow'],
}, async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => followStream(restored, token)));
  const resumed = await followStream(restored, token, oldPlace);
  const began = await transactions(restored.db);
  // At rest each stream polls once in ten seconds, otherwise twenty times a second.
  expect((await transactions(restored.db)) - began).toBeLessThan(60);

  expect((await add(restored)).status).toBe(201);
  for (const stream of [...streams, resumed]) {
    await stream.until(({ events }) => events.length > 0);
    expect(stream.events.map(({ type }) => type)).toEqual(['container.added']);
    stream.cut();
  }
});
