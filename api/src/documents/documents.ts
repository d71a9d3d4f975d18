import {
  type DocumentDraft,
  type documentFacts,
  kindsOfOwner,
} from '@hawiyat/shared/contract/fleet/documents';
import type * as z from 'zod/mini';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { appendEvent, hidden } from '../events/index.ts';
import { driverMissing } from '../fleet/errors.ts';
import { dayOf } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { addRows, storeRows } from '../resources/add-rows.ts';
import { commandsOf } from '../resources/commands.ts';
import type { Values } from '../resources/field.ts';
import { assertQuota } from '../resources/quota.ts';
import type { Resource, UnitOfWork } from '../resources/resource.ts';
import { updateRow } from '../resources/rows.ts';
import { truckMissing } from '../vehicles/errors.ts';
import { type DocumentRow, documentFields, presentDocument } from './document-fields.ts';
import { documentsInOrder, lockedDocument } from './document-row.ts';
import {
  documentDaysWrong,
  documentExists,
  documentKindWrong,
  documentMissing,
  documentsFull,
} from './errors.ts';
import { setLicenseNumber } from './license-number.ts';

export const documents: Resource<typeof documentFields, DocumentRow> = {
  ...{ fields: documentFields, table: 'documents', subject: 'document', most: 20_000 },
  errors: { missing: documentMissing, full: documentsFull },
  taken: { documents_current: documentExists },
  locked: lockedDocument,
  shown: documentsInOrder,
  current: (row, at) => ({ ...presentDocument(row, dayOf(at)) }),
  eventData: aboutDocument,
  loggable: withoutPerson,
  async assertAllowed(_, { issued_on, expires_on }) {
    if (issued_on && issued_on > expires_on) throw documentDaysWrong();
  },
  derived: (next, stored) => ({
    ...(next.kind === 'driving-license' && { number: null }),
    // Another expiry day gets its own warnings.
    ...(stored && next.expires_on !== stored.expires_on && { warned_days: null }),
  }),
  async follow(work, row, { number }, stored) {
    if (row.kind !== 'driving-license' || number === undefined) return;
    // A new license without a number keeps the driver's number.
    if (stored || number !== null) await setLicenseNumber(work, row.owner_id, number);
  },
  async erase({ tx, companyId }, { series }) {
    const gone = await tx
      .deleteFrom('documents')
      .where('company_id', '=', companyId)
      .where('series', '=', series)
      .returning('file')
      .execute();
    return { privateFiles: gone.map(({ file }) => file) };
  },
};

export const documentCommands = commandsOf(documents);

export function createDocument(
  context: Context,
  admin: Admin,
  { kind, truckId = null, driverId = null, ...facts }: DocumentDraft,
): Promise<DocumentRow> {
  return documentCommands.byAdmin(context, admin, async (work) => {
    const owner = truckId !== null ? 'truck' : driverId !== null ? 'driver' : 'company';
    const columns = { owner, kind, truck_id: truckId, driver_id: driverId } as const;
    await assertQuota(work.tx, documents, work.companyId, 1);
    await assertOwner(work, columns);
    const [added] = await addRows(work, documents, facts, [columns]);
    if (!added) throw new Error('An inserted document was not found');
    return added;
  });
}

/** The old document stays as history with its number and file. */
export function renewDocument(
  context: Context,
  admin: Admin,
  id: string,
  draft: z.output<typeof documentFacts>,
): Promise<DocumentRow> {
  return documentCommands.byAdmin(context, admin, async (work) => {
    const { tx, companyId, at } = work;
    await assertQuota(tx, documents, companyId, 1);
    const old = await lockedDocument(tx, companyId, id);
    // From now on the driver's number is the new license's.
    const replaced = { replaced_at: at, number: old.number };
    await updateRow(tx, documents, { company_id: companyId, id: old.id }, replaced);
    const columns = {
      ...{ owner: old.owner, kind: old.kind, series: old.series },
      truck_id: old.owner === 'truck' ? old.owner_id : null,
      driver_id: old.owner === 'driver' ? old.owner_id : null,
    };
    const { title = old.title, ...facts } = draft;
    const [added] = await storeRows(work, documents, { ...facts, title }, [columns]);
    if (!added) throw new Error('An inserted document was not found');
    await appendEvent(tx, {
      ...{ companyId, type: 'document.replaced', entityId: added.id, at },
      ...{ actor: { kind: 'admin', id: work.adminId }, data: aboutDocument(added) },
      before: withoutPerson(old, documentFields.audited(old)),
      after: withoutPerson(added, documentFields.audited(added)),
    });
    return added;
  });
}

/** Names the driver, so that his deletion erases it. */
export function aboutDocument({ owner, owner_id }: Pick<DocumentRow, 'owner' | 'owner_id'>) {
  return owner === 'driver' ? { driverId: owner_id } : {};
}

/** Number and typed name may identify a driver: the audit log says only that they changed. */
function withoutPerson({ owner }: Pick<DocumentRow, 'owner'>, values: Values): Record<string, unknown> {
  if (owner !== 'driver') return values;
  const isPersonal = (field: string) => field === 'number' || field === 'title';
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      isPersonal(field) && value !== null ? hidden : value,
    ]),
  );
}

/** The locks make a deletion of the owner wait until the document is stored. */
async function assertOwner(
  { tx, companyId }: UnitOfWork,
  {
    owner,
    kind,
    truck_id,
    driver_id,
  }: Pick<DocumentRow, 'owner' | 'kind'> & { truck_id: string | null; driver_id: string | null },
): Promise<void> {
  if (truck_id !== null) {
    const trucks = tx.selectFrom('trucks').select('id').where('company_id', '=', companyId);
    if (!isId(truck_id) || !(await trucks.where('id', '=', truck_id).forShare().executeTakeFirst()))
      throw truckMissing();
  }
  if (driver_id !== null) {
    const drivers = tx.selectFrom('drivers').select('id').where('company_id', '=', companyId);
    const present = drivers.where('archived_at', 'is', null);
    if (!isId(driver_id) || !(await present.where('id', '=', driver_id).forShare().executeTakeFirst()))
      throw driverMissing();
  }
  if ((truck_id !== null && driver_id !== null) || !kindsOfOwner[owner].includes(kind))
    throw documentKindWrong();
}
