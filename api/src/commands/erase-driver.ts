import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** What stands where a deleted driver's name stood: past orders, statements, the audit trail. */
export const deletedDriver = 'سائق محذوف';

/**
 * Takes away everything that tells who a driver was, in a transaction of his company: his row, of which past orders keep an
 * empty one, and what the events about him say.
 * @param at when he was deleted
 */
export async function eraseDriver(
  tx: Transaction<Schema>,
  { companyId, driverId, at }: { companyId: string; driverId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('drivers')
    .set({
      ...{ name: deletedDriver, phone: '', email: null, identity_number: '', license_number: null },
      ...{ password_hash: null, picture: null, archived_at: at },
    })
    .where('company_id', '=', companyId)
    .where('id', '=', driverId)
    .execute();
  await sql`
    update events set data = without_person(data), before = without_person(before), after = without_person(after)
    where company_id = ${companyId}
      and ((entity_id = ${driverId}::uuid and type like 'driver.%') or data ->> 'driverId' = ${driverId})`.execute(
    tx,
  );
  await sql`
    delete from drivers where company_id = ${companyId} and id = ${driverId}
      and not exists (select from orders where company_id = ${companyId} and driver_id = ${driverId})
      and not exists (select from sub_orders where company_id = ${companyId} and driver_id = ${driverId})`.execute(
    tx,
  );
}
