import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrders } from '../../testing/busy-company.ts';
import { emptyDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import type { Database } from './open.ts';
import type { Db } from './schema.ts';
import { asCompany, asPlatform } from './tenant.ts';

// Sub-orders have got their containers by a migration: there are millions of them, and the previous version goes on changing them.

/** More than two batches. */
const subOrders = 10_010;

let database: Database;
let db: Db;
const company = randomUUID();
beforeAll(async () => {
  database = await emptyDatabase();
  db = database.db;
  const before = migrations.findIndex(({ name }) => name === '0035-searched-tasks');
  await migrate(db, migrations.slice(0, before));
  const values = {
    ...{ id: company, identifier: '9000000001', name: 'شركة' },
    ...{ commercial_number: '7', tax_number: '3', phone: '0' },
  };
  await asPlatform(db, (tx) => tx.insertInto('companies').values(values).execute());
  await addOrders(db, company, [
    {
      ...{ status: 'completed', day: '2026-03-01', price: 450, hasDriver: true },
      ...{ createdAt: new Date(), completedAt: new Date() },
    },
  ]);
  await asCompany(db, company, (tx) =>
    sql`insert into sub_orders (company_id, order_id, type, delivery_date)
      select company_id, id, 'unload', '2026-03-02' from orders, generate_series(1, ${subOrders}::int)`.execute(
      tx,
    ),
  );
  // As all were before they had containers.
  await asCompany(db, company, (tx) => sql`update sub_orders set container_id = null`.execute(tx));
}, 60_000);
afterAll(() => database.close());

const without = () =>
  asCompany(db, company, (tx) =>
    tx.selectFrom('sub_orders').select('id').where('container_id', 'is', null).execute(),
  );
const change = (id: string) =>
  asCompany(db, company, async (tx) => {
    await sql`set local lock_timeout = 500`.execute(tx);
    return tx.updateTable('sub_orders').set({ delivery_date: '2026-03-03' }).where('id', '=', id).execute();
  });

test('others change sub-orders while a migration fills millions, and it waits for those that they hold', async () => {
  const [held, other] = await without();
  const holder = await db.startTransaction().execute();
  await sql`select set_config('role', 'hawiyat_company', true), set_config('app.company_id', ${company}, true)`.execute(
    holder,
  );
  await sql`update sub_orders set delivery_date = '2026-03-04' where id = ${held?.id}`.execute(holder);

  const migrating = migrate(db);
  await expect.poll(without, { timeout: 20_000 }).toEqual([{ id: held?.id }]);
  await change(other?.id ?? '');
  await holder.commit().execute();
  await migrating;
  expect(await without()).toEqual([]);
  const { rows } = await asCompany(db, company, (tx) =>
    sql`select count(*)::int as rows, count(distinct container_id)::int as containers from sub_orders`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ rows: subOrders, containers: 1 }]);
});
