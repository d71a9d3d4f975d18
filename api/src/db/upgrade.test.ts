import { listAudit } from '@hawiyat/shared/contract/core/events';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { listRequests } from '@hawiyat/shared/contract/marketplace/customer';
import { listTasks } from '@hawiyat/shared/contract/orders/driver-app';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { listRolloutLog } from '@hawiyat/shared/contract/platform/rollouts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { asOwner, type FixtureDatabase, fill, readFixture } from '../../testing/upgrade/fixture-database.ts';
import { migrate } from './migrate.ts';

let fixture: FixtureDatabase;
let server: TestServer;
let columns: Map<string, string[]>;
beforeAll(async () => {
  const given = await emptyDatabase();
  fixture = await readFixture('957bfba', given.engine);
  await migrate(given.db, fixture.migrations);
  await fill(given.db, fixture);
  columns = await columnsOf(given.db);
  await migrate(given.db);
  const at = new Date(fixture.at).getTime();
  server = await testServer({ given, now: () => new Date(at + 1000) });
});
afterAll(() => server.close());

const get = (path: string, token: string) => server.fetch(path, { token });

/** An answer of that version under today's names, without its canary report: that follows from rules, which may change. */
function inTodaysWords(answer: object): object {
  const { standings, ...others } = JSON.parse(JSON.stringify(answer).replaceAll('"of":', '"remote":'));
  if (!standings) return others;
  return {
    ...others,
    rolloutStates: standings.map(({ guard: _, ...rolloutState }: { guard: unknown }) => rolloutState),
  };
}

async function columnsOf(db: TestServer['db']): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string }>`
    select table_name as name, json_agg(column_name)::text as columns
    from information_schema.columns where table_schema = 'public' group by 1`.execute(db);
  return new Map(rows.map((row) => [row.name, JSON.parse(row.columns) as string[]]));
}

/** Events are as they were but for what tells who a person is. */
const withoutPersons = sql`(row || jsonb_build_object(
  'data', data_without_persons(row ->> 'type', row -> 'data'),
  'before', coalesce(values_without_persons(row ->> 'type', nullif(row -> 'before', 'null')), 'null'),
  'after', coalesce(values_without_persons(row ->> 'type', nullif(row -> 'after', 'null')), 'null')))`;

test('every row of every table still exists, with the same values in its old columns', async () => {
  const missing = await asOwner(server.db, async (tx) => {
    const missing: Record<string, unknown> = {};
    for (const { name, rows } of fixture.tables) {
      const known = sql.join(
        (columns.get(name) ?? []).map((text) => sql`${sql.lit(text)}, t.${sql.ref(text)}`),
      );
      const found = await sql<{ row: string }>`
        (select ${name === 'events' ? withoutPersons : sql`row`}::text from jsonb_array_elements(${rows}::jsonb) as row)
        except all (select jsonb_build_object(${known})::text as row from ${sql.table(name)} t)`.execute(tx);
      if (found.rows.length > 0) missing[name] = found.rows;
    }
    return missing;
  });
  expect(missing).toEqual({});
  // An empty table could lose nothing.
  for (const { name, rows } of fixture.tables) expect(JSON.parse(rows), name).not.toEqual([]);
});

test('no one is signed out: an admin, a driver and a customer continue with their tokens', async () => {
  const { admin, driver, customer } = fixture.tokens;
  const calls = [
    ...[listContainers, listAcceptedOrders, listSubOrders, listAudit].map(
      (item) => [item.path, admin] as const,
    ),
    [listTasks.path, driver] as const,
    [listRequests.path, customer] as const,
  ];
  for (const [path, token] of calls) expect((await get(path, token)).status, path).toBe(200);
  const { orders } = listAcceptedOrders.response.parse(
    await (await get(listAcceptedOrders.path, admin)).json(),
  );
  expect(orders).toHaveLength(7);
});

test('releases, teams and the rollout in progress are unchanged, and the rollout log is intact', async () => {
  for (const [path, answer] of Object.entries(fixture.answers))
    expect(await (await get(path, server.operatorToken)).json(), path).toMatchObject(
      inTodaysWords(answer as object),
    );
  const log = await get(listRolloutLog.path.replace(':remote', 'mf-orders'), server.operatorToken);
  const { lines, state } = listRolloutLog.response.parse(await log.json());
  expect([lines.length, state]).toEqual([2, 'whole']);
  const [id = ''] = (await server.app.rollouts.states()).get('mf-orders').stables;
  expect(await server.app.releases.find('mf-orders', id)).toMatchObject({ remote: 'mf-orders', id });
});

test('the previous server version continues to write: its rows name none of the new columns', async () => {
  const events = columns.get('events') ?? [];
  const named = sql.join(
    events.filter((event) => !['id', 'xid'].includes(event)).map((event) => sql.ref(event)),
  );
  await asOwner(server.db, (tx) =>
    sql`insert into events (${named}) select ${named} from events limit 1`.execute(tx),
  );
});

test('a sub-order has the container of its order, also one that the previous version adds', async () => {
  const named = sql.join(
    (columns.get('sub_orders') ?? []).filter((name) => name !== 'id').map((name) => sql.ref(name)),
  );
  const rows = await asOwner(server.db, async (tx) => {
    await sql`insert into sub_orders (${named}) select ${named} from sub_orders where type = 'unload' limit 1`.execute(
      tx,
    );
    return sql<{ is_same: boolean; rows: number }>`
      select sub_orders.container_id is not distinct from orders.container_id as is_same, count(*)::int as rows
      from sub_orders join orders on orders.company_id = sub_orders.company_id and orders.id = sub_orders.order_id
      group by 1`.execute(tx);
  });
  const before = JSON.parse(fixture.tables.find(({ name }) => name === 'sub_orders')?.rows ?? '[]').length;
  expect(rows.rows).toEqual([{ is_same: true, rows: before + 1 }]);
});

test('orders from before have numbers by their creation, and each sub-order its position', async () => {
  const numbers = async () =>
    asOwner(server.db, async (tx) => {
      const { rows } = await sql<{ company: string; number: number; place: number }>`
        select company_id as company, number,
          10000 + row_number() over (partition by company_id order by created_at, id)::int as place
        from orders`.execute(tx);
      return rows;
    });
  const before = await numbers();
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter(({ number, place }) => number !== place)).toEqual([]);
  const { rows: unplaced } = await asOwner(server.db, (tx) =>
    sql`select id from sub_orders where position is null
        union all select order_id from sub_orders group by order_id having max(position) <> count(distinct position)`.execute(
      tx,
    ),
  );
  expect(unplaced).toEqual([]);
});
