import { exportDrivers, importDrivers } from '@hawiyat/shared/contract/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { sql, type Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import { longCsv } from '../csv/csv.ts';
import { readTable } from '../csv/csv-table.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { phoneToShow } from '../kernel/stored-phone.ts';
import { InParts } from '../server/long-answer.ts';
import { serve } from '../server/serve.ts';
import { inBatches } from '../server/whole-list.ts';
import { assertRoom, countImport } from './company-quota.ts';
import { type DriverAddition, type DriverChange, driverHeadings, plannedDrivers } from './driver-import.ts';
import { auditedDriver, driverColumns, withFreeNumbers } from './driver-row.ts';
import { presentImportReport } from './import-report.ts';

/** An unchanged export imports as nothing new. */
export function driverCsvRoutes(app: App): void {
  serve(app, exportDrivers, async ({ session: { companyId } }) => {
    const pages = inBatches(async ({ limit, cursor }) => {
      const { rows, nextCursor } = await asCompany(app.db, companyId, (tx) =>
        paged(driversOf(tx, companyId), { ...newestFirst, limit, cursor }),
      );
      const cells = rows.map(({ name, phone, email, availability, identity_number, license_number }) => [
        ...[name, phoneToShow(phone), email, availabilityLabel[availability]],
        ...[identity_number, license_number],
      ]);
      return { rows: cells, nextCursor: nextCursor ?? null };
    });
    return new InParts(longCsv(Object.values(driverHeadings), pages));
  });

  serve(app, importDrivers, async ({ body: { csv, dryRun }, session: { companyId, adminId } }) => {
    await countImport(app, companyId);
    const table = readTable(csv, driverHeadings, ['name', 'phone', 'identityNumber']);
    const at = app.now();
    const actor = { kind: 'admin', id: adminId } as const;
    const work = asCompany(app.db, companyId, async (tx) => {
      const stored = await driversOf(tx, companyId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .$if(!dryRun, (query) => query.forUpdate())
        .execute();
      const plan = plannedDrivers(table.rows, stored);
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
    const plan = await withFreeNumbers(work);
    return presentImportReport(dryRun, plan, table);
  });
}

const newestFirst = { key: 'created_at', cast: 'timestamptz', direction: 'desc' } as const;

function driversOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('drivers')
    .select(driverColumns)
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null);
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
