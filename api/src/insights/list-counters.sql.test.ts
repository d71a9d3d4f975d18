import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addOrders, type BusyOrder } from '../../testing/busy-company.ts';
import { testDatabase } from '../../testing/database.ts';
import type { Db } from '../db/schema.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';

const order: BusyOrder = {
  ...{ status: 'completed', day: '2026-03-01', price: 450.5, hasDriver: true, createdAt: new Date() },
  completedAt: new Date(),
  returnOn: { day: '2026-03-09', status: 'pending', hasDriver: false },
};

const counted = (db: Db, id: string) =>
  asCompany(db, id, async (tx) => [
    (
      await sql`select kind, week, status, assigned, sum(tasks)::int as tasks from task_counters
      group by 1, 2, 3, 4 having sum(tasks) <> 0 order by 1, 2, 3, 4`.execute(tx)
    ).rows,
    (
      await sql`select sum(orders)::int as orders, min(least)::text as least, max(most)::text as most
      from price_counters`.execute(tx)
    ).rows,
    (await sql`select sum(requests)::int as requests from request_counters`.execute(tx)).rows,
  ]);

test('the counters of lists count every order, sub-order and request', async () => {
  const { db, close } = await testDatabase();
  const id = randomUUID();
  const company = {
    id,
    identifier: '9000000001',
    name: 'شركة',
    commercial_number: '7',
    tax_number: '3',
    phone: '0',
  };
  await asPlatform(db, (tx) => tx.insertInto('companies').values(company).execute());
  const place = () =>
    asPlatform(db, async (tx) => {
      const { id: customer_id } = await tx
        .insertInto('customers')
        .values({ name: 'عميل', phone: randomUUID(), birth_date: '1990-01-01' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const kind = {
        container_type: 'حاويات أنقاض',
        container_size: '12 yard',
        rental_type: 'once',
      } as const;
      await tx
        .insertInto('requests')
        .values({ customer_id, delivery_date: '2099-01-01', ...kind })
        .execute();
    });
  await addOrders(db, id, [
    order,
    { ...order, status: 'pending', hasDriver: false, completedAt: null, price: 300 },
  ]);
  await place();
  const of = (kind: string, week: string, status: string, assigned: boolean, tasks: number) => ({
    ...{ kind, week, status, assigned, tasks },
  });
  expect(await counted(db, id)).toEqual([
    [
      of('delivery', '2026-02-23', 'completed', true, 1),
      of('delivery', '2026-02-23', 'pending', false, 1),
      of('return', '2026-03-09', 'pending', false, 2),
    ],
    [{ orders: 2, least: '300.00', most: '450.50' }],
    [{ requests: 1 }],
  ]);
  await addOrders(db, id, [order]);
  await place();
  expect(await counted(db, id)).toEqual([
    [
      of('delivery', '2026-02-23', 'completed', true, 2),
      of('delivery', '2026-02-23', 'pending', false, 1),
      of('return', '2026-03-09', 'pending', false, 3),
    ],
    [{ orders: 3, least: '300.00', most: '450.50' }],
    [{ requests: 2 }],
  ]);
  await close();
});
