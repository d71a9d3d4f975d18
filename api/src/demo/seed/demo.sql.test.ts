import { sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapCost } from '../../../testing/credentials.ts';
import { testDatabase } from '../../../testing/database.ts';
import { passwords } from '../../auth/password.ts';
import type { Database } from '../../db/open.ts';
import { asCompany, asPlatform, asSignIn } from '../../db/tenant.ts';
import { placeInWords } from '../../kernel/place-in-words.ts';
import { demoProof } from '../demo-proof.ts';
import { demoSignIn, seedDemo } from './demo.ts';
import { demoWorld } from './world.ts';

const today = new Date('2026-03-10T08:00:00Z');
const cheap = passwords(cheapCost);
let database: Database;
let company: string;
/** CPU time, so that a busy machine does not count. */
let seconds: number;

beforeAll(async () => {
  database = await testDatabase();
  const start = process.cpuUsage();
  await seedDemo(database.db, cheap, today);
  seconds = process.cpuUsage(start).user / 1e6;
  company = demoWorld(today).company;
}, 60_000);
afterAll(() => database.close());

const count = async (text: string): Promise<number> => {
  const query = sql<{ n: number }>`select count(*) as n from ${sql.raw(text)}`;
  const { rows } = await asCompany(database.db, company, (tx) => query.execute(tx));
  return rows[0]?.n ?? -1;
};
const statuses = async (table: 'containers' | 'orders' | 'sub_orders') => {
  const rows = await asCompany(database.db, company, (tx) =>
    tx.selectFrom(table).select('status').distinct().orderBy('status').execute(),
  );
  return rows.map((row) => row.status);
};

test('the printed credentials open an active company', async () => {
  const admin = await asSignIn(database.db, (tx) =>
    tx
      .selectFrom('admins')
      .innerJoin('companies', 'companies.id', 'admins.company_id')
      .select(['companies.status', 'admins.password_hash'])
      .where('identifier', '=', demoSignIn.domain)
      .where('email', '=', demoSignIn.email)
      .executeTakeFirstOrThrow(),
  );
  expect(admin.status).toBe('active');
  expect(await cheap.verify(demoSignIn.password, admin.password_hash, { person: 'demo' })).toBe(true);
}, 20_000);

test('a search finds requests and orders by the place that a page shows of them', async () => {
  for (const table of ['requests', 'orders'] as const) {
    const rows = await asCompany(database.db, company, (tx) =>
      tx.selectFrom(table).select(['latitude', 'longitude', 'place']).execute(),
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ place }) => place)).toEqual(rows.map((row) => placeInWords(row) ?? ''));
    expect(rows.some(({ place }) => place !== '')).toBe(true);
  }
});

test('60 containers of all types, sizes and statuses, 12 drivers, 400 orders, 120 sub-orders, 15 open requests', async () => {
  expect(await count('containers')).toBe(60);
  expect(await count('drivers')).toBe(12);
  expect(await count('orders')).toBe(400);
  expect(await count('orders where contact_name is null or contact_phone is null')).toBe(0);
  expect(await count('sub_orders')).toBe(120);
  expect(await count("requests where status = 'open'")).toBe(15);
  expect(await count("requests where status = 'open' and delivery_date <= '2026-03-10'")).toBe(0);
  expect(await count("offers where status = 'submitted'")).toBeGreaterThan(0);
  const kinds = Object.values(sizesOfType).flat().length;
  expect(await count('(select distinct type, size from containers) as kinds')).toBe(kinds);
  expect(await statuses('containers')).toEqual(['available', 'maintenance', 'rented', 'reserved']);
});

test('orders and sub-orders in every status', async () => {
  expect(await statuses('orders')).toEqual(
    [
      ...['pending', 'scheduled', 'in_transit', 'delivered', 'pick_up_in_progress', 'picked_up'],
      ...['re_delivery_in_progress', 'completed', 'late', 'canceled'],
    ].sort(),
  );
  expect(await statuses('sub_orders')).toEqual(
    [
      ...['pending', 'scheduled', 'pick_up_in_progress', 'picked_up', 're_delivery_in_progress'],
      ...['completed', 'failed'],
    ].sort(),
  );
});

test('a container is rented or reserved exactly while an order holds it', async () => {
  const wrong = `containers left join orders on orders.container_id = containers.id
    and orders.status not in ('completed', 'canceled')
    where containers.status is distinct from case
      when orders.status in ('pending', 'scheduled', 'in_transit', 'late') then 'reserved'
      when orders.id is not null then 'rented'
      when containers.status = 'maintenance' then 'maintenance'
      else 'available' end`;
  expect(await count(wrong)).toBe(0);
  expect(await count("containers where status = 'rented'")).toBeGreaterThan(10);
});

test('no container is in two places at once or with a customer who asked for another kind', async () => {
  const stay = `select id, container_id, request_id, created_at as since,
    coalesce(completed_at, canceled_at, 'infinity') as until from orders`;
  expect(
    await count(
      `(${stay}) a join (${stay}) b on a.container_id = b.container_id and a.id < b.id
        and a.since < b.until and b.since < a.until`,
    ),
  ).toBe(0);
  expect(
    await count(
      `orders join containers c on c.id = container_id join requests r on r.id = request_id
        where r.container_type <> c.type or r.container_size <> c.size or r.delivery_date <> orders.delivery_date`,
    ),
  ).toBe(0);
});

test('completed orders have proof, driver and dates in order, all before today', async () => {
  const proper = `orders where status = 'completed' and driver_id is not null
    and proof_of_delivery_url = '${demoProof}' and created_at < delivered_at and delivered_at < completed_at
    and completed_at < '2026-03-09T21:00:00Z'`;
  expect(await count(proper)).toBe(await count("orders where status = 'completed'"));
  const early = `orders where created_at < '2025-01-09T21:00:00Z' or created_at >= '2026-03-09T21:00:00Z'`;
  expect(await count(early)).toBe(0);
});

test('an order on the road has exactly one task on the road, and every order in progress has exactly one return', async () => {
  const job = `sub_orders s where s.order_id = orders.id and s.status = orders.status`;
  const onTheRoad = `status in ('pick_up_in_progress', 'picked_up', 're_delivery_in_progress')`;
  expect(await count(`orders where ${onTheRoad} and (select count(*) from ${job}) <> 1`)).toBe(0);
  const returns = `(select count(*) from sub_orders s where s.order_id = orders.id and s.type = 'return')`;
  expect(await count(`orders where status not in ('completed', 'canceled') and ${returns} <> 1`)).toBe(0);
});

test('revenue grows', async () => {
  const revenue = async (from: string, to: string) => {
    const { rows } = await asCompany(database.db, company, (tx) =>
      sql<{ sum: string }>`select sum(total_price) as sum from orders
        where status = 'completed' and completed_at >= ${from}::date and completed_at < ${to}::date`.execute(
        tx,
      ),
    );
    return Number(rows[0]?.sum);
  };
  const [before, after] = [
    await revenue('2025-03-01', '2025-09-01'),
    await revenue('2025-09-01', '2026-03-01'),
  ];
  expect(after).toBeGreaterThan(before * 1.2);
});

test('the same day gives the same world, to the last id, at any moment of it', () => {
  expect(demoWorld(new Date('2026-03-10T20:59:00Z'))).toEqual(demoWorld(today));
  expect(demoWorld(new Date('2026-03-10T21:01:00Z'))).not.toEqual(demoWorld(today));
});

test('on any day the world satisfies the tables’ constraints', () => {
  for (const day of ['2026-01-01', '2026-02-28', '2026-05-31', '2026-08-15', '2026-12-31', '2028-02-29']) {
    const world = demoWorld(new Date(`${day}T12:00:00Z`));
    expect([world.orders.length, world.subOrders.length], day).toEqual([400, 120]);
    const held = world.orders.filter((order) => order.status !== 'completed' && order.status !== 'canceled');
    expect(new Set(held.map((item) => item.container_id)).size, day).toBe(held.length);
  }
});

test('seeding is quick, and a second time changes nothing', async () => {
  expect(seconds).toBeLessThan(4);
  await seedDemo(database.db, cheap, new Date('2027-01-01T00:00:00Z'));
  expect(await count('orders')).toBe(400);
  expect(await count('orders where contact_name is null or contact_phone is null')).toBe(0);
  expect(
    await asPlatform(database.db, (tx) => tx.selectFrom('companies').select('id').execute()),
  ).toHaveLength(1);
});
