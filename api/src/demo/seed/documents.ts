import type { DocumentKind, DocumentOwner } from '@hawiyat/shared/contract/fleet/documents';
import type { Insertable } from 'kysely';
import type { Documents, Trucks } from '../../db/schema.ts';
import { dueThreshold } from '../../documents/index.ts';
import { addDays, momentOf } from '../../kernel/calendar.ts';
import type { DemoDriver } from './drivers.ts';
import type { Random } from './random.ts';

type DemoTruck = Omit<Insertable<Trucks>, 'company_id'> & { readonly id: string; readonly plate: string };
type DemoDocument = Omit<Insertable<Documents>, 'company_id'>;

const models: readonly (readonly [plate: string, name: string, tons: number])[] = [
  ['7356 TNJ', 'مرسيدس أكتروس 2021', 18],
  ['4182 ABD', 'هينو 500 2020', 12],
  ['9015 RSL', 'إيسوزو FVR 2022', 12.5],
  ['2640 KUH', 'مان TGS 2019', 20],
  ['5873 BDR', 'فولفو FM 2021', 18],
  ['1429 XEG', 'هينو 700 2018', 16],
  ['8807 NTZ', 'سكانيا P360 2023', 19],
];

/** Most documents are valid for long, some expire in 5, 12 and 25 days, and one expired three days ago. */
export function trucksAndDocuments(
  random: Random,
  drivers: readonly DemoDriver[],
  today: string,
  firstDay: string,
) {
  // The last driver is off duty and has the expired document, so that it does not block a newcomer's first steps.
  const [atRest, ...others] = [...drivers].reverse();
  const holders = [...others.reverse().slice(0, models.length - 1), ...(atRest ? [atRest] : [])];
  const trucks = holders.flatMap((driver, i): DemoTruck[] => {
    const [plate, name, tons] = models[i] ?? [];
    if (plate === undefined) return [];
    const created_at = momentOf(firstDay, -24 * 10 + i);
    return [{ id: random.uuid(), plate, name, capacity_tons: tons, driver_id: driver.id, created_at }];
  });

  const documents: DemoDocument[] = [];
  const add = (
    [owner, kind]: readonly [DocumentOwner, DocumentKind],
    number: string | null,
    daysLeft: number,
    of: Pick<DemoDocument, 'truck_id' | 'driver_id'> = {},
  ) => {
    const expires_on = addDays(today, daysLeft);
    documents.push({
      ...{ id: random.uuid(), owner, kind, number, ...of },
      ...{ issued_on: addDays(expires_on, -365), expires_on, created_at: momentOf(firstDay, 0) },
      // The demo begins without warnings.
      warned_days: dueThreshold(expires_on, null, today),
    });
  };
  add(['company', 'mwan-permit'], 'MW-204518', 25);
  add(['company', 'insurance'], 'TPL-7719034', 210);
  for (const [i, { id }] of trucks.entries()) {
    const isLast = i === trucks.length - 1;
    add(['truck', 'operating-card'], `OC-${1180 + i}`, 90 + i * 31, { truck_id: id });
    add(['truck', 'insurance'], `INS-${55210 + i * 7}`, i === 2 ? 12 : 60 + i * 37, { truck_id: id });
    add(['truck', 'inspection'], `F-${30411 + i * 13}`, isLast ? -3 : 45 + i * 29, { truck_id: id });
  }
  for (const [i, { id, license_number }] of drivers.entries()) {
    if (license_number !== null) add(['driver', 'driving-license'], null, 200 + i * 83, { driver_id: id });
    if (i < 6)
      add(['driver', 'driver-card'], `DC-${88120 + i * 3}`, i === 4 ? 5 : 70 + i * 40, { driver_id: id });
  }
  return { trucks, documents };
}
