import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { addDriver, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { type Admin, endSessionsOfDriver, type Passwords } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { type Actor, appendEvent, changesOf } from '../events/index.ts';
import { assertUpToDate } from '../resources/outdated-edit.ts';
import { dropPrivateFiles, dropUpload } from '../uploads/index.ts';
import { assertRoom } from './company-quota.ts';
import { type DriverRow, driverFields } from './driver-fields.ts';
import { deletableDriver, hasOpenTask, lockedDriver, withFreeNumbers } from './driver-queries.ts';
import { eraseDriver } from './erase-driver.ts';
import { driverBusy, driverMissing } from './errors.ts';

const personOf = (adminId: string) => ({ person: `admin ${adminId}` });

/** @param signal ends the wait for a password's turn */
export async function createDriver(
  { db, now, passwords }: Context & { readonly passwords: Passwords },
  { companyId, adminId }: Admin,
  draft: ValidatedInput<typeof addDriver>['body'],
  signal: AbortSignal,
): Promise<DriverRow> {
  const at = now();
  const passwordHash =
    draft.password === undefined ? null : await passwords.hash(draft.password, personOf(adminId), signal);
  const insertion = asCompany(db, companyId, async (tx) => {
    await assertRoom(tx, companyId, 'drivers', 1);
    const added = await tx
      .insertInto('drivers')
      .values({ company_id: companyId, ...driverFields.stored(draft), password_hash: passwordHash })
      .returning(driverFields.columns)
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      ...{ companyId, type: 'driver.added', entityId: added.id, at },
      actor: { kind: 'admin', id: adminId },
      data: { name: added.name, availability: added.availability },
      after: driverFields.audited(added),
    });
    return added;
  });
  return withFreeNumbers(insertion);
}

/**
 * @param ifMatch the version that the author has seen
 * @param signal ends the wait for a password's turn
 */
export async function editDriver(
  { db, now, passwords }: Context & { readonly passwords: Passwords },
  { companyId, adminId }: Admin,
  id: string,
  {
    ifMatch,
    ...changed
  }: ValidatedInput<typeof updateDriver>['body'] & { readonly ifMatch: string | undefined },
  signal: AbortSignal,
): Promise<DriverRow> {
  const at = now();
  const passwordHash =
    changed.password === undefined
      ? undefined
      : await passwords.hash(changed.password, personOf(adminId), signal);
  const update = asCompany(db, companyId, async (tx) => {
    const stored = await lockedDriver(tx, companyId, id);
    await assertUpToDate(tx, {
      ...{ companyId, id: stored.id, version: stored.version },
      labels: { ...driverFields.labels, newPassword: 'كلمة المرور' },
      ifMatch,
      present: async () => driverFields.present(stored),
    });
    const edited = await tx
      .updateTable('drivers')
      .set({
        ...driverFields.changed(stored, changed),
        password_hash: passwordHash ?? stored.password_hash,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .returning(driverFields.columns)
      .executeTakeFirstOrThrow();
    // A new password ends the driver's sessions.
    if (passwordHash !== undefined) await endSessionsOfDriver(tx, companyId, stored.id);
    const changes = changesOf(
      { ...driverFields.audited(stored), newPassword: false },
      { ...driverFields.audited(edited), newPassword: passwordHash !== undefined },
    );
    if (changes)
      await appendEvent(tx, {
        ...{ companyId, type: 'driver.changed', entityId: stored.id, at, ...changes },
        actor: { kind: 'admin', id: adminId },
        data: { name: edited.name, availability: edited.availability },
      });
    return edited;
  });
  return withFreeNumbers(update);
}

/**
 * Deletes a driver, also an archived one.
 * @throws DomainError `driver-missing`; `driver-busy` while he has an open task
 */
export function removeDriver(
  context: Context & { readonly dataDir: string },
  { companyId, adminId }: Admin,
  id: string,
): Promise<void> {
  return deleteDriverRow(context, companyId, { kind: 'admin', id: adminId }, id);
}

/** The same by anybody. @param due only one who should have been restored until then; any other stays, without a word */
export async function deleteDriverRow(
  { db, now, dataDir }: Context & { readonly dataDir: string },
  companyId: string,
  actor: Actor,
  id: string,
  due?: Date,
): Promise<void> {
  const at = now();
  const { picture, papers } = await asCompany(db, companyId, async (tx) => {
    const stored = await deletableDriver(tx, companyId, id);
    if (due && !(stored?.restorable_until && stored.restorable_until <= due))
      return { picture: null, papers: [] };
    if (!stored) throw driverMissing();
    if (await hasOpenTask(tx, companyId, stored.id)) throw driverBusy();
    await endSessionsOfDriver(tx, companyId, stored.id);
    await appendEvent(tx, {
      ...{ companyId, type: 'driver.deleted', entityId: stored.id, at, actor },
      data: { name: stored.name },
      before: driverFields.audited(stored),
    });
    // Erases the event that was just written too.
    const files = await eraseDriver(tx, { companyId, driverId: stored.id, at });
    return { picture: stored.picture, papers: files };
  });
  if (picture !== null) await dropUpload(dataDir, picture);
  await dropPrivateFiles(dataDir, papers);
}
