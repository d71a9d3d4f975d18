import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import {
  type DocumentDraft,
  type documentFacts,
  kindsOfOwner,
  type updateDocument,
} from '@hawiyat/shared/contract/fleet/documents';
import { sql, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import { appendEvent, changesOf } from '../events/index.ts';
import { driverMissing } from '../fleet/errors.ts';
import { dayOf } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { assertUpToDate } from '../resources/outdated-edit.ts';
import { dropPrivateFiles } from '../uploads/index.ts';
import { truckMissing } from '../vehicles/errors.ts';
import { aboutDocument, auditedDocument, labels, withoutPerson } from './document-events.ts';
import { type DocumentRow, documentOf, lockedDocument, presentDocument } from './document-row.ts';
import { documentDaysWrong, documentExists, documentKindWrong, documentsFull } from './errors.ts';
import { setLicenseNumber } from './license-number.ts';

/** Far above any need: it keeps one company from filling the database for all. */
export const mostDocuments = 20_000;

type Owned = Pick<DocumentRow, 'owner' | 'kind'> & {
  readonly truckId: string | null;
  readonly driverId: string | null;
  /** Of the document that this one replaces. */
  readonly series?: string;
};
type Facts = Pick<DocumentRow, 'title' | 'number' | 'issued_on' | 'expires_on'>;

export function createDocument(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { kind, truckId = null, driverId = null, ...draft }: DocumentDraft,
): Promise<DocumentRow> {
  const at = now();
  return unlessThereIsOne(
    asCompany(db, companyId, async (tx) => {
      await assertRoom(tx, companyId);
      const owner = truckId !== null ? 'truck' : driverId !== null ? 'driver' : 'company';
      const owned: Owned = { owner, kind, truckId, driverId };
      await assertOwner(tx, companyId, owned);
      const added = await insert(tx, companyId, owned, factsOf(draft), { at, adminId });
      await appendEvent(tx, {
        ...{ companyId, type: 'document.added', entityId: added.id, at, data: aboutDocument(added) },
        actor: { kind: 'admin', id: adminId },
        after: withoutPerson(added, auditedDocument(added)),
      });
      return added;
    }),
  );
}

/** @param ifMatch the version that the author has seen */
export function editDocument(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
  changed: ValidatedInput<typeof updateDocument>['body'],
  ifMatch: string | undefined,
): Promise<DocumentRow> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    const stored = await lockedDocument(tx, companyId, id);
    await assertUpToDate(tx, {
      ...{ companyId, id: stored.id, version: stored.version, labels, ifMatch },
      present: async () => ({ ...presentDocument(stored, dayOf(at)) }),
    });
    const next: Facts = {
      title: changed.title === undefined ? stored.title : changed.title,
      number: changed.number === undefined ? stored.number : changed.number,
      issued_on: changed.issuedOn === undefined ? stored.issued_on : changed.issuedOn,
      expires_on: changed.expiresOn ?? stored.expires_on,
    };
    if (next.issued_on !== null && next.issued_on > next.expires_on) throw documentDaysWrong();
    const isLicense = stored.kind === 'driving-license';
    await tx
      .updateTable('documents')
      .set({
        ...next,
        ...(isLicense && { number: null }),
        // Another day is warned of anew.
        ...(next.expires_on !== stored.expires_on && { warned_days: null }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .execute();
    if (isLicense && changed.number !== undefined)
      await setLicenseNumber(tx, { companyId, adminId, at }, stored.owner_id, changed.number);
    const edited = await documentOf(tx, companyId, stored.id);
    const changes = changesOf(auditedDocument(stored), auditedDocument(edited));
    if (changes)
      await appendEvent(tx, {
        ...{ companyId, type: 'document.changed', entityId: stored.id, at, data: aboutDocument(stored) },
        actor: { kind: 'admin', id: adminId },
        before: withoutPerson(stored, changes.before),
        after: withoutPerson(stored, changes.after),
      });
    return edited;
  });
}

/** Puts a new document in the place of one, which stays as history with its number and its file. */
export function renewDocument(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
  draft: z.output<typeof documentFacts>,
): Promise<DocumentRow> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    await assertRoom(tx, companyId);
    const old = await lockedDocument(tx, companyId, id);
    await tx
      .updateTable('documents')
      // From now on the driver's number is that of the new license.
      .set({ replaced_at: at, number: old.number })
      .where('company_id', '=', companyId)
      .where('id', '=', old.id)
      .execute();
    const owned: Owned = {
      ...{ owner: old.owner, kind: old.kind, series: old.series },
      truckId: old.owner === 'truck' ? old.owner_id : null,
      driverId: old.owner === 'driver' ? old.owner_id : null,
    };
    const facts = { ...factsOf(draft), title: draft.title === undefined ? old.title : draft.title };
    const added = await insert(tx, companyId, owned, facts, { at, adminId });
    await appendEvent(tx, {
      ...{ companyId, type: 'document.replaced', entityId: added.id, at, data: aboutDocument(added) },
      actor: { kind: 'admin', id: adminId },
      before: withoutPerson(old, auditedDocument(old)),
      after: withoutPerson(added, auditedDocument(added)),
    });
    return added;
  });
}

export async function removeDocument(
  { db, now, dataDir }: Context & { readonly dataDir: string },
  { companyId, adminId }: Admin,
  id: string,
): Promise<void> {
  const at = now();
  const files = await asCompany(db, companyId, async (tx) => {
    const stored = await lockedDocument(tx, companyId, id);
    const gone = await tx
      .deleteFrom('documents')
      .where('company_id', '=', companyId)
      .where('series', '=', stored.series)
      .returning('file')
      .execute();
    await appendEvent(tx, {
      ...{ companyId, type: 'document.deleted', entityId: stored.id, at, data: aboutDocument(stored) },
      actor: { kind: 'admin', id: adminId },
      before: withoutPerson(stored, auditedDocument(stored)),
    });
    return gone.map(({ file }) => file);
  });
  await dropPrivateFiles(dataDir, files);
}

const factsOf = ({
  title = null,
  number = null,
  issuedOn = null,
  expiresOn,
}: Pick<DocumentDraft, 'title' | 'number' | 'issuedOn' | 'expiresOn'>): Facts => ({
  ...{ title, number, issued_on: issuedOn, expires_on: expiresOn },
});

async function insert(
  tx: Transaction<Schema>,
  companyId: string,
  { owner, kind, series, truckId, driverId }: Owned,
  { number, ...facts }: Facts,
  { at, adminId }: { readonly at: Date; readonly adminId: string },
): Promise<DocumentRow> {
  const isLicense = kind === 'driving-license';
  const { id } = await tx
    .insertInto('documents')
    .values({
      ...{ company_id: companyId, owner, kind, truck_id: truckId, driver_id: driverId },
      ...{ ...facts, number: isLicense ? null : number, created_at: at },
      ...(series !== undefined && { series }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A license without a number keeps the one that the driver has.
  if (isLicense && number !== null) await setLicenseNumber(tx, { companyId, adminId, at }, driverId, number);
  return documentOf(tx, companyId, id);
}

/** The locks make a deletion of the owner wait until the document is his. */
async function assertOwner(
  tx: Transaction<Schema>,
  companyId: string,
  { owner, kind, truckId, driverId }: Owned,
): Promise<void> {
  if (truckId !== null) {
    const trucks = tx.selectFrom('trucks').select('id').where('company_id', '=', companyId);
    if (!isId(truckId) || !(await trucks.where('id', '=', truckId).forShare().executeTakeFirst()))
      throw truckMissing();
  }
  if (driverId !== null) {
    const drivers = tx.selectFrom('drivers').select('id').where('company_id', '=', companyId);
    const present = drivers.where('archived_at', 'is', null);
    if (!isId(driverId) || !(await present.where('id', '=', driverId).forShare().executeTakeFirst()))
      throw driverMissing();
  }
  if ((truckId !== null && driverId !== null) || !kindsOfOwner[owner].includes(kind))
    throw documentKindWrong();
}

/** Adds of one company take turns, so that two at once cannot both find room for the last one. */
async function assertRoom(tx: Transaction<Schema>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota documents ${companyId}`}, 0))`.execute(tx);
  const { present } = await tx
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<string>().as('present'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (Number(present) >= mostDocuments) throw documentsFull({ most: mostDocuments.toLocaleString('en') });
}

/** Only the database decides whether there is one already, because two adds at once would both find none. */
async function unlessThereIsOne<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedIndex(error) !== 'documents_current') throw error;
    throw documentExists({ cause: error });
  }
}
