import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrders, type BusyOrder } from '../../testing/busy-company.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import type { Db } from '../db/schema.ts';
import { asCompany, asPlatform, asScheduler } from '../db/tenant.ts';
import { compactCounters } from './compact-counters.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const order = (
  status: OrderStatus,
  createdAt: string,
  completedAt: string | null,
  price: number,
): BusyOrder => ({
  status,
  day: createdAt.slice(0, 10),
  price,
  hasDriver: true,
  createdAt: new Date(createdAt),
  completedAt: completedAt === null ? null : new Date(completedAt),
});

/** A turn of the year in Riyadh, a month without orders, and halalas that floats do not add up. */
const orders = [
  order('completed', '2025-12-31T20:59:59Z', '2025-12-31T21:00:00Z', 0.1),
  order('completed', '2025-12-31T21:00:00Z', '2026-01-31T20:59:59Z', 0.2),
  order('scheduled', '2026-03-05T10:00:00Z', null, 450.5),
  order('in_transit', '2026-03-05T10:00:00Z', null, 9.99),
  order('canceled', '2026-03-31T21:00:00Z', null, 7),
];

const tallied = (db: Db, company: string) =>
  asCompany(db, company, async (tx) => [
    await sql`select month, status, sum(orders)::int as orders from order_tally
      group by 1, 2 having sum(orders) <> 0 order by 1, 2`.execute(tx),
    await sql`select month, sum(orders)::int as orders, sum(revenue)::text as revenue from revenue_tally
      group by 1 having sum(orders) <> 0 order by 1`.execute(tx),
  ]).then((all) => all.map((item) => item.rows));

/** Counted from the orders themselves. */
const counted = (db: Db, company: string) =>
  asCompany(db, company, async (tx) => [
    await sql`select date_trunc('month', created_at + interval '3 hours', 'UTC')::date as month, status, count(*)::int as orders
      from orders group by 1, 2 order by 1, 2`.execute(tx),
    await sql`select date_trunc('month', completed_at + interval '3 hours', 'UTC')::date as month, count(*)::int as orders,
        sum(total_price)::text as revenue
      from orders where status = 'completed' group by 1 order by 1`.execute(tx),
  ]).then((all) => all.map((item) => item.rows));

const lines = (company: string) =>
  asCompany(server.db, company, (tx) =>
    sql<{ lines: number }>`select count(*)::int as lines from order_tally`.execute(tx),
  ).then((result) => result.rows[0]?.lines ?? 0);

test('counters match the orders through every transition, and a change that counts for nothing adds no row', async () => {
  const { id } = await server.createCompany('شركة');
  await addOrders(server.db, id, orders);
  const first = await tallied(server.db, id);
  expect(first).toEqual(await counted(server.db, id));
  expect(first.flat()).toHaveLength(6);

  await asCompany(server.db, id, async (tx) => {
    await tx
      .updateTable('orders')
      .set({ status: 'completed', completed_at: new Date('2026-04-01T00:00:00Z') })
      .set({ delivered_at: new Date(), proof_of_delivery_url: '/proof' })
      .where('status', '=', 'in_transit')
      .execute();
  });
  await asScheduler(server.db, (tx) =>
    tx
      .updateTable('orders')
      .set({ status: 'late' })
      .where('company_id', '=', id)
      .where('status', '=', 'scheduled')
      .execute(),
  );
  expect(await tallied(server.db, id)).toEqual(await counted(server.db, id));

  const before = await lines(id);
  await asPlatform(server.db, (tx) =>
    tx.updateTable('orders').set({ refunded_at: new Date() }).where('company_id', '=', id).execute(),
  );
  expect(await lines(id)).toBe(before);

  // A failed transaction leaves no row behind.
  await expect(
    asCompany(server.db, id, async (tx) => {
      await tx.updateTable('orders').set({ status: 'scheduled' }).where('status', '=', 'late').execute();
      throw new Error('afterwards');
    }),
  ).rejects.toThrow('afterwards');
  expect(await lines(id)).toBe(before);
});

test('compaction shortens the counters without changing their sums, on several servers at once and while orders change', async () => {
  const { id } = await server.createCompany('شركة طويلة');
  await addOrders(server.db, id, orders);
  const move = (from: OrderStatus, to: OrderStatus) =>
    asCompany(server.db, id, (tx) =>
      tx.updateTable('orders').set({ status: to }).where('status', '=', from).execute(),
    );
  for (let n = 0; n < 150; n += 1) {
    await move('scheduled', 'in_transit');
    await move('in_transit', 'scheduled');
  }
  const long = await lines(id);
  expect(long).toBeGreaterThan(500);
  const fold = () => compactCounters(server.app);
  await Promise.all([
    fold(),
    move('scheduled', 'in_transit'),
    fold(),
    move('in_transit', 'scheduled'),
    fold(),
  ]);
  expect(await lines(id)).toBeLessThan(20);
  expect(await tallied(server.db, id)).toEqual(await counted(server.db, id));
});

test('compaction takes a long backlog in short transactions, which hold up no stream of events', async () => {
  const { id } = await server.createCompany('شركة فيها تراكم');
  const ofTasks = <T>(text: ReturnType<typeof sql<T>>) => asCompany(server.db, id, (tx) => text.execute(tx));
  await ofTasks(sql`insert into task_counters (company_id, kind, week, status, assigned, tasks)
    select ${id}::uuid, 'delivery', date '2020-01-06' + 7 * (n % 2100), 'completed', true, 1
    from generate_series(1, 4200) n`);
  await compactCounters(server.app);
  const { rows } =
    await ofTasks(sql`select count(*)::int as rows, sum(tasks)::int as tasks, bool_and(merged) as merged,
    count(distinct xmin::text) > 1 as "inParts" from task_counters`);
  expect(rows).toEqual([{ rows: 2100, tasks: 4200, merged: true, inParts: true }]);
});

test('another company neither sees nor adds counters', async () => {
  const [mine, other] = [await server.createCompany('لي'), await server.createCompany('لغيري')];
  await addOrders(server.db, mine.id, orders);
  expect(await tallied(server.db, other.id)).toEqual([[], []]);
  const forged = { company_id: mine.id, month: '2026-01-01', status: 'completed', orders: 1 } as const;
  await expect(
    asCompany(server.db, other.id, (tx) => tx.insertInto('order_tally').values(forged).execute()),
  ).rejects.toThrow(/row-level security/);
});
