import { typedNumber } from '@hawiyat/shared/contract/digits';
import { type DriverDraft, driverDraft } from '@hawiyat/shared/contract/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { type Fault, faultsOf, type TableRow, wordOf } from '../csv/csv-table.ts';
import { type Changes, changesOf } from '../events/changes.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';
import { auditedDriver } from './driver-presenter.ts';
import type { DriverRow } from './driver-queries.ts';

export const driverHeadings = {
  name: 'اسم السائق',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  availability: 'حالة التوفر',
  identityNumber: 'رقم الهوية',
  licenseNumber: 'رقم الرخصة',
} as const;
const phoneTaken = 'رقم الهاتف مستخدم من قبل.';
const identityTaken = 'رقم الهوية مستخدم من قبل.';

type Row = TableRow<keyof typeof driverHeadings>;

export type DriverAddition = Omit<DriverRow, 'id' | 'picture' | 'version'>;
/** A driver as an import will change him. */
export type DriverChange = DriverRow & { changes: Changes };

/** Plans an import. A phone that a row gives up is free in the next import only. */
export function plannedDrivers(rows: readonly Row[], stored: readonly DriverRow[]) {
  const known = new Map(stored.map((row) => [row.identity_number, row]));
  const owners = new Map(stored.map((row) => [row.phone, row.identity_number]));
  const seen = new Set<string>();
  const created: DriverAddition[] = [];
  const changed: DriverChange[] = [];
  const faults: Fault[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const { data, error } = driverDraft.safeParse(draftOf(row, known));
    if (error) {
      faults.push(...faultsOf(error, row, driverHeadings));
      continue;
    }
    const old = known.get(data.identityNumber);
    const driver = written(data, old);
    const fault = (field: 'phone' | 'identityNumber', reason: string) => {
      faults.push({ line: row.line, field: driverHeadings[field], reason });
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

/** Maps a row's cells to the contract. Missing columns keep their values. */
function draftOf({ cells }: Row, known: ReadonlyMap<string, DriverRow>) {
  const { name = '', phone = '', availability = '', identityNumber = '' } = cells;
  const old = known.get(typedNumber(identityNumber));
  return {
    ...{ name, phone, identityNumber },
    email: cells.email ?? old?.email ?? null,
    licenseNumber: cells.licenseNumber ?? old?.license_number ?? null,
    availability: wordOf(availability, availabilityLabel),
  };
}

/** A missing status keeps the old one, or is that of a new driver. */
function written(draft: DriverDraft, old: DriverRow | undefined): DriverAddition {
  const { name, phone, email = null, identityNumber, licenseNumber = null } = draft;
  return {
    ...{ name, phone: phoneToStore(phone), email },
    availability: draft.availability ?? old?.availability ?? 'available',
    ...{ identity_number: identityNumber, license_number: licenseNumber },
  };
}
