import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { actAs } from '../db/tenant.ts';
import { driverFields } from './driver-fields.ts';

/** Erases a driver's personal data; past orders keep an empty row. The caller drops the returned files later. */
export async function eraseDriver(
  tx: Transaction<Schema>,
  { companyId, driverId, at }: { companyId: string; driverId: string; at: Date },
): Promise<readonly (string | null)[]> {
  const documents = await tx
    .deleteFrom('documents')
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .returning('file')
    .execute();
  await tx
    .updateTable('trucks')
    .set({ driver_id: null })
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .execute();
  await tx
    .updateTable('drivers')
    .set({ ...driverFields.erased, password_hash: null, archived_at: at, restorable_until: null })
    .where('company_id', '=', companyId)
    .where('id', '=', driverId)
    .execute();
  const naming = await eventsNaming(tx, companyId, driverId);
  await sql`
    update events set data = without_person(data), before = without_person(before), after = without_person(after)
    where company_id = ${companyId} and id = any(${naming}::bigint[])`.execute(tx);
  await sql`
    delete from drivers where company_id = ${companyId} and id = ${driverId}
      and not exists (select from orders where company_id = ${companyId} and driver_id = ${driverId})
      and not exists (select from sub_orders where company_id = ${companyId} and driver_id = ${driverId})`.execute(
    tx,
  );
  return documents.map(({ file }) => file);
}

/** The platform's role reads these events: under the company's policy no index serves a condition on JSON. */
async function eventsNaming(tx: Transaction<Schema>, companyId: string, driverId: string): Promise<string[]> {
  await actAs(tx, 'hawiyat_platform', '');
  const { rows } = await sql<{ id: string }>`
    select id::text as id from events
      where company_id = ${companyId} and entity_id = ${driverId}::uuid and type like 'driver.%'
    union select id::text from events where company_id = ${companyId} and data ->> 'driverId' = ${driverId}`.execute(
    tx,
  );
  await actAs(tx, 'hawiyat_company', companyId);
  return rows.map(({ id }) => id);
}
