import { sql } from 'kysely';
import type { Db } from '../src/db/schema.ts';
import { asCompany } from '../src/db/tenant.ts';
import { addCompany, onDataFolder } from './data-folder.ts';

const mostContainers = 2_000;
/** Open orders; each has a container of its own. */
const open = 20;

/**
 * Makes companies with that many orders each in the database of a data folder, before a server starts on it. The orders stand
 * without a request and an offer each: those would take minutes, and no list shows them.
 * @returns how to sign in to each, in the same order
 */
export async function companiesOfOrders(dataDir: string, sizes: readonly number[]) {
  return onDataFolder(dataDir, async (db) => {
    const made = [];
    for (const [n, orders] of sizes.entries()) made.push(await companyOf(db, `910000000${n}`, orders));
    return made;
  });
}

async function companyOf(db: Db, domain: string, orders: number) {
  const { id, signIn } = await addCompany(db, domain, `شركة ${orders} طلب`);
  await addManyOrders(db, id, orders);
  return { orders, ...signIn };
}

export async function addManyOrders(db: Db, id: string, orders: number): Promise<void> {
  const containers = Math.min(orders, mostContainers);
  await asCompany(db, id, async (tx) => {
    await sql`
      insert into containers (company_id, number, type, size, price)
      select ${id}::uuid, 'C-' || lpad(i::text, 4, '0'), 'حاويات أنقاض', '20 yard', 450 + i
      from generate_series(1, ${containers}::int) i`.execute(tx);
    await sql`
      insert into drivers (company_id, name, phone, identity_number)
      select ${id}::uuid, 'سائق ' || i, '+9665' || lpad(i::text, 8, '0'), '1' || lpad(i::text, 9, '0')
      from generate_series(1, 20) i`.execute(tx);
    await sql`
      with c as (select array_agg(id) as ids from containers where company_id = ${id}),
           d as (select array_agg(id) as ids from drivers where company_id = ${id}),
           o as (select i, i > ${open} as over from generate_series(1, ${orders}::int) i)
      insert into orders (company_id, request_id, offer_id, container_id, driver_id, rental_type, rental_duration,
        total_price, delivery_date, status, proof_of_delivery_url, delivered_at, completed_at)
      select ${id}::uuid, gen_random_uuid(), gen_random_uuid(), c.ids[1 + i % ${containers}::int],
        case when over then d.ids[1 + i % 20] end, 'once', 7, 300 + i % 700, current_date + 20 - i % 800,
        case when over then 'completed' else 'pending' end, case when over then 'https://proofs.example/x' end,
        case when over then now() - make_interval(days => i % 800) end,
        case when over then now() - make_interval(days => i % 800) end
      from o, c, d`.execute(tx);
  });
}
