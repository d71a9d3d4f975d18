import { latinDigits } from '@hawiyat/shared/contract/digits';
import {
  type DriverDraft,
  driverDraft,
  exportDrivers,
  importDrivers,
} from '@hawiyat/shared/contract/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { sql, type Transaction } from 'kysely';
import { type Changes, changesOf } from '../db/changes.ts';
import { record } from '../db/events.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { phoneToShow, phoneToStore } from '../domain/driver-phone.ts';
import type { App } from '../http/context.ts';
import { writeCsv } from '../http/csv.ts';
import { type Fault, faultsOf, readTable, type TableRow, wordOf } from '../http/csv-table.ts';
import { serve } from '../http/serve.ts';
import {
  auditedDriver,
  type DriverRow,
  driverColumns,
  identityTaken,
  phoneTaken,
  withFreeNumbers,
} from './driver-row.ts';

const columns = {
  name: 'اسم السائق',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  availability: 'حالة التوفر',
  identityNumber: 'رقم الهوية',
  licenseNumber: 'رقم الرخصة',
} as const;
type Row = TableRow<keyof typeof columns>;

/** A company's drivers as a file (facts/domain.md, 6.7): an unchanged export imports as nothing new. */
export function driverCsvRoutes(app: App): void {
  serve(app, exportDrivers, async ({ session: { companyId } }) => {
    const rows = await asCompany(app.db, companyId, (tx) => storedDrivers(tx, companyId).execute());
    return writeCsv(
      Object.values(columns),
      rows.map(({ name, phone, email, availability, identity_number, license_number }) => [
        ...[
          name,
          phoneToShow(phone),
          email,
          availabilityLabel[availability],
          identity_number,
          license_number,
        ],
      ]),
    );
  });

  serve(
    app,
    importDrivers,
    async ({ body: { csv, dryRun }, session: { companyId, adminId } }) => {
      const rows = readTable(csv, columns, ['name', 'phone', 'identityNumber']);
      const at = app.now();
      const actor = { kind: 'admin', id: adminId } as const;
      const work = asCompany(app.db, companyId, async (tx) => {
        const stored = await storedDrivers(tx, companyId).forUpdate().execute();
        const plan = planned(rows, stored);
        if (dryRun) return plan;
        await change(tx, companyId, plan.changed);
        const added = await add(tx, companyId, plan.created, at);
        await record(
          tx,
          ...plan.changed.map(({ id, name, availability, changes }) => ({
            ...({ companyId, type: 'driver.changed', entityId: id, at, actor } as const),
            ...changes,
            data: { name, availability },
          })),
          ...added.map((it) => ({
            ...({ companyId, type: 'driver.added', entityId: it.id, at, actor } as const),
            data: { name: it.name, availability: it.availability },
            after: auditedDriver(it),
          })),
        );
        return plan;
      });
      const plan = await withFreeNumbers(work);
      const report = {
        ...{ dryRun, created: plan.created.length, changed: plan.changed.length },
        ...{ unchanged: plan.unchanged, faults: plan.faults },
      };
      return { report };
    },
    // Arabic letters take two bytes each.
    { bodyLimit: 2 * 1024 * 1024 },
  );
}

type Written = Omit<DriverRow, 'id' | 'picture'>;
type Change = DriverRow & { changes: Changes };

function storedDrivers(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('drivers')
    .select(driverColumns)
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

/** What an import would do. A phone that a row gives up is free for others in the next import, not in this one. */
function planned(rows: readonly Row[], stored: readonly DriverRow[]) {
  const known = new Map(stored.map((it) => [it.identity_number, it]));
  const owners = new Map(stored.map((it) => [it.phone, it.identity_number]));
  const seen = new Set<string>();
  const created: Written[] = [];
  const changed: Change[] = [];
  const faults: Fault[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const { data, error } = driverDraft.safeParse(draftOf(row, known));
    if (error) {
      faults.push(...faultsOf(error, row, columns));
      continue;
    }
    const old = known.get(data.identityNumber);
    const driver = written(data, old);
    const fault = (field: 'phone' | 'identityNumber', reason: string) => {
      faults.push({ line: row.line, field: columns[field], reason });
    };
    const isRepeated = seen.has(driver.identity_number);
    const isTaken = (owners.get(driver.phone) ?? driver.identity_number) !== driver.identity_number;
    if (isTaken) fault('phone', phoneTaken);
    if (isRepeated) fault('identityNumber', identityTaken);
    if (isTaken || isRepeated) continue;
    seen.add(driver.identity_number);
    owners.set(driver.phone, driver.identity_number);
    const next = { picture: null, ...old, ...driver };
    const changes = old && changesOf(auditedDriver(old), auditedDriver(next));
    if (!old) created.push(driver);
    else if (changes) changed.push({ ...old, ...driver, changes });
    else unchanged += 1;
  }
  return { created, changed, unchanged, faults };
}

/** The contract's words for a row's cells. What has no column in the file stays as it is. */
function draftOf({ cells }: Row, known: ReadonlyMap<string, DriverRow>) {
  const { name = '', phone = '', availability = '', identityNumber = '' } = cells;
  const old = known.get(latinDigits(identityNumber));
  return {
    ...{ name, phone, identityNumber },
    email: cells.email ?? old?.email ?? null,
    licenseNumber: cells.licenseNumber ?? old?.license_number ?? null,
    availability: wordOf(availability, availabilityLabel),
  };
}

/** A status that is not there stays as it is, or is that of a new driver. */
function written(draft: DriverDraft, old: DriverRow | undefined): Written {
  const { name, phone, email = null, identityNumber, licenseNumber = null } = draft;
  return {
    ...{ name, phone: phoneToStore(phone), email },
    availability: draft.availability ?? old?.availability ?? 'available',
    ...{ identity_number: identityNumber, license_number: licenseNumber },
  };
}

async function change(tx: Transaction<Schema>, companyId: string, changed: readonly Change[]): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    update drivers set name = new.name, phone = new.phone, email = new.email, availability = new.availability,
      license_number = new.license_number
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as new (id uuid, name text, phone text, email text, availability text, license_number text)
    where drivers.company_id = ${companyId} and drivers.id = new.id`.execute(tx);
}

/** Adds them in the file's order, the file's first row to be the list's first. */
async function add(tx: Transaction<Schema>, companyId: string, created: readonly Written[], at: Date) {
  if (created.length === 0) return [];
  const rows = created.map((it, index) => ({
    ...it,
    ...{ company_id: companyId, created_at: new Date(at.getTime() - index) },
  }));
  return tx.insertInto('drivers').values(rows).returning(driverColumns).execute();
}
