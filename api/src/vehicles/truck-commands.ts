import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { TruckDraft, updateTruck } from '@hawiyat/shared/contract/fleet/vehicles';
import { sql, type Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import { appendEvent, changesOf } from '../events/index.ts';
import { driverMissing } from '../fleet/errors.ts';
import { isId } from '../kernel/id.ts';
import { assertUpToDate } from '../resources/outdated-edit.ts';
import { dropPrivateFiles } from '../uploads/index.ts';
import { driverHasTruck, plateTaken, trucksFull } from './errors.ts';
import { type TruckRow, truckFields } from './truck-fields.ts';
import { lockedTruck, truckOf } from './truck-queries.ts';

/** Far above any need: it keeps one company from filling the database for all. */
export const mostTrucks = 2_000;

export function createTruck(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  draft: TruckDraft,
): Promise<TruckRow> {
  const at = now();
  return withFreePlate(
    asCompany(db, companyId, async (tx) => {
      await assertRoom(tx, companyId);
      await assertDriver(tx, companyId, draft.driverId);
      const added = await tx
        .insertInto('trucks')
        .values({ company_id: companyId, created_at: at, ...truckFields.stored(draft) })
        .returning(truckFields.columns)
        .executeTakeFirstOrThrow();
      await appendEvent(tx, {
        ...{ companyId, type: 'truck.added', entityId: added.id, at },
        actor: { kind: 'admin', id: adminId },
        data: { driverId: added.driver_id },
        after: truckFields.audited(added),
      });
      return truckOf(tx, companyId, added.id);
    }),
  );
}

/** @param ifMatch the version that the author has seen */
export function editTruck(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
  changed: ValidatedInput<typeof updateTruck>['body'],
  ifMatch: string | undefined,
): Promise<TruckRow> {
  const at = now();
  return withFreePlate(
    asCompany(db, companyId, async (tx) => {
      const stored = await lockedTruck(tx, companyId, id);
      await assertUpToDate(tx, {
        ...{ companyId, id: stored.id, version: stored.version, labels: truckFields.labels, ifMatch },
        present: async () => truckFields.present(stored),
      });
      if (changed.driverId !== stored.driver_id) await assertDriver(tx, companyId, changed.driverId);
      const edited = await tx
        .updateTable('trucks')
        .set(truckFields.changed(stored, changed))
        .where('company_id', '=', companyId)
        .where('id', '=', stored.id)
        .returning(truckFields.columns)
        .executeTakeFirstOrThrow();
      const changes = changesOf(truckFields.audited(stored), truckFields.audited(edited));
      if (changes)
        await appendEvent(tx, {
          ...{ companyId, type: 'truck.changed', entityId: stored.id, at, ...changes },
          actor: { kind: 'admin', id: adminId },
          data: { driverId: edited.driver_id },
        });
      return truckOf(tx, companyId, stored.id);
    }),
  );
}

/** Deletes a truck with its papers. Orders that it has delivered keep its plate. */
export async function removeTruck(
  { db, now, dataDir }: Context & { readonly dataDir: string },
  { companyId, adminId }: Admin,
  id: string,
): Promise<void> {
  const at = now();
  const files = await asCompany(db, companyId, async (tx) => {
    const stored = await lockedTruck(tx, companyId, id);
    const papers = await tx
      .deleteFrom('documents')
      .where('company_id', '=', companyId)
      .where('truck_id', '=', stored.id)
      .returning('file')
      .execute();
    await tx.deleteFrom('trucks').where('company_id', '=', companyId).where('id', '=', stored.id).execute();
    await appendEvent(tx, {
      ...{ companyId, type: 'truck.deleted', entityId: stored.id, at },
      actor: { kind: 'admin', id: adminId },
      data: { driverId: stored.driver_id },
      before: truckFields.audited(stored),
    });
    return papers.map(({ file }) => file);
  });
  await dropPrivateFiles(dataDir, files);
}

/** Adds of one company take turns, so that two at once cannot both find room for the last one. */
async function assertRoom(tx: Transaction<Schema>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota trucks ${companyId}`}, 0))`.execute(tx);
  const { present } = await tx
    .selectFrom('trucks')
    .select((eb) => eb.fn.countAll<string>().as('present'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (Number(present) >= mostTrucks) throw trucksFull({ most: mostTrucks.toLocaleString('en') });
}

/** The lock makes a deletion of the driver wait until the truck is his. */
async function assertDriver(
  tx: Transaction<Schema>,
  companyId: string,
  driverId: string | null | undefined,
): Promise<void> {
  if (driverId === null || driverId === undefined) return;
  const driver = isId(driverId)
    ? await tx
        .selectFrom('drivers')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', driverId)
        .where('archived_at', 'is', null)
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!driver) throw driverMissing();
}

/** Only the database decides whether a plate or a driver is free, because two adds at once would both find it free. */
async function withFreePlate<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const index = violatedIndex(error);
    if (index === 'trucks_plate') throw plateTaken({ cause: error });
    if (index === 'trucks_driver') throw driverHasTruck({ cause: error });
    throw error;
  }
}
