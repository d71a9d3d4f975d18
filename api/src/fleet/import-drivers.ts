import { sql, type Transaction } from 'kysely';
import type { Admin } from '../auth/admin.ts';
import type { TableRow } from '../csv/csv-table.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { assertRoom } from './company-quota.ts';
import {
  type DriverAddition,
  type DriverChange,
  type driverHeadings,
  plannedDrivers,
} from './driver-import.ts';
import { auditedDriver } from './driver-presenter.ts';
import { driverColumns, driversToExport, withFreeNumbers } from './driver-queries.ts';

/**
 * Adds and changes drivers by the rows of a file, all of them or none.
 * @param dryRun only plans
 * @returns the plan
 * @throws DomainError `drivers-full`; `phone-taken` or `identity-taken` when somebody was faster
 */
export function importDriversOf(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  rows: readonly TableRow<keyof typeof driverHeadings>[],
  dryRun: boolean,
) {
  const at = now();
  const actor = { kind: 'admin', id: adminId } as const;
  const work = asCompany(db, companyId, async (tx) => {
    const stored = await driversToExport(tx, companyId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .$if(!dryRun, (query) => query.forUpdate())
      .execute();
    const plan = plannedDrivers(rows, stored);
    await assertRoom(tx, companyId, 'drivers', plan.created.length);
    if (dryRun) return plan;
    await change(tx, companyId, plan.changed);
    const added = await add(tx, companyId, plan.created, at);
    await appendEvent(
      tx,
      ...plan.changed.map(({ id, name, availability, changes }) => ({
        ...({ companyId, type: 'driver.changed', entityId: id, at, actor } as const),
        ...changes,
        data: { name, availability },
      })),
      ...added.map((item) => ({
        ...({ companyId, type: 'driver.added', entityId: item.id, at, actor } as const),
        data: { name: item.name, availability: item.availability },
        after: auditedDriver(item),
      })),
    );
    return plan;
  });
  return withFreeNumbers(work);
}

async function change(
  tx: Transaction<Schema>,
  companyId: string,
  changed: readonly DriverChange[],
): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    update drivers set name = new.name, phone = new.phone, email = new.email, availability = new.availability,
      license_number = new.license_number
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as new (id uuid, name text, phone text, email text, availability text, license_number text)
    where drivers.company_id = ${companyId} and drivers.id = new.id`.execute(tx);
}

/** Adds drivers so that the file's first row is the list's first. */
async function add(tx: Transaction<Schema>, companyId: string, created: readonly DriverAddition[], at: Date) {
  if (created.length === 0) return [];
  const rows = created.map((addition, index) => ({
    ...addition,
    ...{ company_id: companyId, created_at: new Date(at.getTime() - index) },
  }));
  return tx.insertInto('drivers').values(rows).returning(driverColumns).execute();
}
