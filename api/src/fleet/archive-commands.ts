import { restorableDays } from '@hawiyat/shared/contract/fleet/archive';
import { type Admin, endSessionsOfDriver } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { assertRoom } from './company-quota.ts';
import type { ContainerRow } from './container-fields.ts';
import { archivedContainer, containerWithHold, isHeld, lockedContainer } from './container-queries.ts';
import { type DriverRow, driverFields } from './driver-fields.ts';
import { archivedDriver, hasOpenTask, lockedDriver, withFreeNumbers } from './driver-queries.ts';
import {
  containerHeldArchive,
  driverBusyArchive,
  identityTaken,
  phoneTaken,
  restoredIdentityTaken,
  restoredPhoneTaken,
} from './errors.ts';

const archival = (at: Date) => ({
  archived_at: at,
  restorable_until: new Date(at.getTime() + restorableDays * 24 * 3_600_000),
});
const there = { archived_at: null, restorable_until: null };

/**
 * @returns until when it can be restored
 * @throws DomainError `container-missing`; `container-held-archive` while an order has it
 */
export function archiveContainer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
): Promise<Date> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    const stored = await lockedContainer(tx, companyId, id);
    if (await isHeld(tx, companyId, stored.id)) throw containerHeldArchive();
    const change = archival(at);
    await tx
      .updateTable('containers')
      .set(change)
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .execute();
    await appendEvent(tx, {
      ...{ companyId, type: 'container.archived', entityId: stored.id, at },
      actor: { kind: 'admin', id: adminId },
      data: { containerNumber: stored.number },
    });
    return change.restorable_until;
  });
}

export function restoreContainer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
): Promise<ContainerRow> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    const stored = await archivedContainer(tx, companyId, id, at);
    await assertRoom(tx, companyId, 'containers', 1);
    await tx
      .updateTable('containers')
      .set(there)
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .execute();
    await appendEvent(tx, {
      ...{ companyId, type: 'container.restored', entityId: stored.id, at },
      actor: { kind: 'admin', id: adminId },
      data: { containerNumber: stored.number, status: stored.status },
    });
    return containerWithHold(tx, companyId, stored.id);
  });
}

/**
 * His sessions end at once; his password stays for the day on which he is restored.
 * @returns until when he can be restored
 * @throws DomainError `driver-missing`; `driver-busy-archive` while he has an open task
 */
export function archiveDriver(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
): Promise<Date> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    const stored = await lockedDriver(tx, companyId, id);
    if (await hasOpenTask(tx, companyId, stored.id)) throw driverBusyArchive();
    await endSessionsOfDriver(tx, companyId, stored.id);
    const change = archival(at);
    await tx
      .updateTable('drivers')
      .set(change)
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .execute();
    await appendEvent(tx, {
      ...{ companyId, type: 'driver.archived', entityId: stored.id, at },
      actor: { kind: 'admin', id: adminId },
      data: { name: stored.name },
    });
    return change.restorable_until;
  });
}

export async function restoreDriver(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
): Promise<DriverRow> {
  const at = now();
  const restoration = asCompany(db, companyId, async (tx) => {
    const stored = await archivedDriver(tx, companyId, id, at);
    await assertRoom(tx, companyId, 'drivers', 1);
    const restored = await tx
      .updateTable('drivers')
      .set(there)
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .returning(driverFields.columns)
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      ...{ companyId, type: 'driver.restored', entityId: stored.id, at },
      actor: { kind: 'admin', id: adminId },
      data: { name: stored.name, availability: stored.availability },
    });
    return restored;
  });
  try {
    return await withFreeNumbers(restoration);
  } catch (cause) {
    // The form's words would be about a field that nobody has before him.
    if (phoneTaken.made(cause)) throw restoredPhoneTaken({ cause });
    if (identityTaken.made(cause)) throw restoredIdentityTaken({ cause });
    throw cause;
  }
}
