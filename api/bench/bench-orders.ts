import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startSession } from '../src/auth/sign-in/start-session.ts';
import type { Db } from '../src/db/schema.ts';
import { asCompany, asPlatform } from '../src/db/tenant.ts';

export interface BenchCompany {
  readonly id: string;
  readonly token: string;
  readonly orders: number;
}

/**
 * Allows orders without a request and an offer: a million of those would take minutes, and no measured query
 * reads them. Only for databases that are thrown away.
 */
export async function loosenOrders(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'orders'::regclass and contype = 'f' and pg_get_constraintdef(oid) ~ '(requests|offers)'`.execute(
    db,
  );
  for (const { name } of rows) await sql`alter table orders drop constraint ${sql.id(name)}`.execute(db);
}

/**
 * Creates a company with 50 containers and the given number of completed orders over the last fourteen
 * months.
 */
export async function benchCompany(db: Db, identifier: string, orders: number): Promise<BenchCompany> {
  const id = randomUUID();
  const adminId = randomUUID();
  await asPlatform(db, async (tx) => {
    const company = { id, identifier, name: identifier, commercial_number: '7', tax_number: '3', phone: '0' };
    await tx.insertInto('companies').values(company).execute();
    const admin = { id: adminId, company_id: id, name: 'مدير', email: 'a@example.com', password_hash: 'x' };
    await tx.insertInto('admins').values(admin).execute();
  });
  await asCompany(db, id, async (tx) => {
    await sql`
      insert into containers (company_id, number, type, size, price)
      select ${id}::uuid, 'C-' || lpad(i::text, 4, '0'), 'حاويات أنقاض', '20 yard', 450 + i from generate_series(1, 50) i`.execute(
      tx,
    );
    await sql`
      insert into drivers (company_id, name, phone, identity_number)
      select ${id}::uuid, 'سائق ' || i, '+9665' || lpad(i::text, 8, '0'), '1' || lpad(i::text, 9, '0') from generate_series(1, 20) i`.execute(
      tx,
    );
    if (orders === 0) return;
    // A million of them may take longer than a server may wait.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      with c as (select array_agg(id) as ids from containers where company_id = ${id}),
           d as (select array_agg(id) as ids from drivers where company_id = ${id})
      insert into orders (company_id, request_id, offer_id, container_id, driver_id, rental_duration, total_price, status,
        proof_of_delivery_url, delivery_date, rental_type, delivered_at, completed_at)
      select ${id}::uuid, gen_random_uuid(), gen_random_uuid(), c.ids[1 + i % 50], d.ids[1 + i % 20], 7,
        300 + i % 700, 'completed', 'https://proofs.example/x', current_date - 7 - (i % 420), 'once',
        now() - make_interval(days => 7 + i % 420), now() - make_interval(days => i % 420)
      from generate_series(1, ${orders}::int) i, c, d`.execute(tx);
  });
  const token = await startSession(db, { companyId: id, adminId }, new Date());
  return { id, token, orders };
}
