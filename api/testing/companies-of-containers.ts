import { sql } from 'kysely';
import type { Db } from '../src/db/schema.ts';
import { asCompany } from '../src/db/tenant.ts';
import { addCompany, onDataFolder } from './data-folder.ts';

/**
 * Makes companies with that many containers each in the database of a data folder, before a server starts on it; an open order
 * has every third one, half of them with a day of return.
 * @returns how to sign in to each, in the same order
 */
export async function companiesOfContainers(dataDir: string, sizes: readonly number[]) {
  return onDataFolder(dataDir, async (db) => {
    const made = [];
    for (const [n, containers] of sizes.entries()) {
      const { id, signIn } = await addCompany(db, `920000000${n}`, `شركة ${containers} حاوية`);
      await addManyContainers(db, id, containers);
      made.push({ containers, ...signIn });
    }
    return made;
  });
}

async function addManyContainers(db: Db, id: string, containers: number): Promise<void> {
  await asCompany(db, id, async (tx) => {
    await sql`
      insert into containers (company_id, number, type, size, price, status, created_at)
      select ${id}::uuid, 'C-' || lpad(i::text, 4, '0'), 'حاويات أنقاض', (array['12 yard', '20 yard', '30 yard'])[1 + i / 3 % 3],
        300 + i % 500, case when i % 3 = 0 then 'rented' when i % 10 = 1 then 'maintenance' else 'available' end,
        now() - i * interval '1 minute'
      from generate_series(1, ${containers}::int) i`.execute(tx);
    await sql`
      insert into drivers (company_id, name, phone, identity_number)
      values (${id}::uuid, 'فهد الدوسري', '+966500000001', '1000000001')`.execute(tx);
    await sql`
      insert into orders (company_id, request_id, offer_id, container_id, driver_id, rental_type, rental_duration, total_price,
        delivery_date, status, proof_of_delivery_url, delivered_at, number, contact_name, place)
      select ${id}::uuid, gen_random_uuid(), gen_random_uuid(), id,
        (select id from drivers where company_id = ${id}), 'once', 7, price, current_date - n % 6, 'delivered',
        'https://proofs.example/x', now() - n % 6 * interval '1 day', 10000 + n,
        (array['منى الشهري', 'سعد العتيبي', 'نورة القحطاني'])[1 + n % 3], (array['الدرعية', 'ملهم', 'شمال الرياض'])[1 + n % 3]
      from (select *, row_number() over (order by number)::int as n from containers
            where company_id = ${id} and status = 'rented') as rented`.execute(tx);
    await sql`
      insert into sub_orders (company_id, order_id, type, position, delivery_date, status)
      select company_id, id, 'return', 1, delivery_date + 7, 'pending' from orders
      where company_id = ${id} and number % 2 = 0`.execute(tx);
  });
}
