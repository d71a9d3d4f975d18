import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { addDriver, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import type { Admin } from '../auth/admin.ts';
import { endSessionsOfDriver } from '../auth/end-session.ts';
import type { Passwords } from '../auth/password.ts';
import type { Context } from '../db/context.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { commandsOf } from '../resources/commands.ts';
import { editRow } from '../resources/edit-row.ts';
import type { Resource } from '../resources/resource.ts';
import { rowsInOrder } from '../resources/rows.ts';
import { type DriverRow, driverFields } from './driver-fields.ts';
import { driversOf, hasOpenTask, lockedDriver } from './driver-queries.ts';
import { eraseDriver } from './erase-driver.ts';
import { quotas } from './quotas.ts';

export const drivers: Resource<typeof driverFields> = {
  ...{ fields: driverFields, table: 'drivers', subject: 'driver', most: quotas.drivers },
  errors: { missing: 'driver-missing', full: 'drivers-full', notArchived: 'driver-not-archived' },
  // Nobody is told who has it.
  taken: { drivers_phone: 'phone-taken', drivers_identity: 'identity-taken' },
  locked: lockedDriver,
  shown: (tx, companyId, ids) => rowsInOrder(driversOf(tx, companyId), ids),
  eventData: ({ name, availability }, happened) => ({
    name,
    ...(happened !== 'archived' && happened !== 'deleted' && { availability }),
  }),
  secretLabels: { newPassword: 'كلمة المرور' },
  async assertFree({ tx, companyId }, { id }, aim) {
    if (await hasOpenTask(tx, companyId, id))
      throw new DomainError(aim === 'archive' ? 'driver-busy-archive' : 'driver-busy');
  },
  // The password stays for the day on which the driver is restored.
  leave: ({ tx, companyId }, { id }) => endSessionsOfDriver(tx, companyId, id),
  async erase({ tx, companyId, at }, { id, picture }) {
    await endSessionsOfDriver(tx, companyId, id);
    const privateFiles = await eraseDriver(tx, { companyId, driverId: id, at });
    return { uploads: picture === null ? [] : [picture], privateFiles };
  },
};

export const driverCommands = commandsOf(drivers);

type WithPasswords = Context & { readonly passwords: Passwords };

const personOf = ({ adminId }: Admin) => ({ person: `admin ${adminId}` });

/**
 * @param signal ends the wait for a password's turn
 * @throws DomainError `drivers-full`, `phone-taken`, `identity-taken`
 */
export async function createDriver(
  context: WithPasswords,
  admin: Admin,
  draft: ValidatedInput<typeof addDriver>['body'],
  signal: AbortSignal,
): Promise<DriverRow> {
  const password_hash =
    draft.password === undefined
      ? null
      : await context.passwords.hash(draft.password, personOf(admin), signal);
  return driverCommands.add(context, admin, draft, { password_hash });
}

/**
 * A new password ends the driver's sessions.
 * @param ifMatch the version that the author has seen
 * @param signal ends the wait for a password's turn
 * @throws DomainError `driver-missing`, `outdated`, `phone-taken`, `identity-taken`
 */
export async function editDriver(
  context: WithPasswords,
  admin: Admin,
  id: string,
  {
    ifMatch,
    ...input
  }: ValidatedInput<typeof updateDriver>['body'] & { readonly ifMatch: string | undefined },
  signal: AbortSignal,
): Promise<DriverRow> {
  if (input.password === undefined) return driverCommands.edit(context, admin, { id, input, ifMatch });
  const password_hash = await context.passwords.hash(input.password, personOf(admin), signal);
  return driverCommands.byAdmin(context, admin, async (work) => {
    const secrets = { columns: { password_hash }, names: ['newPassword'] };
    const edited = await editRow(work, drivers, { id, input, ifMatch, secrets });
    await endSessionsOfDriver(work.tx, admin.companyId, edited.id);
    return edited;
  });
}

/** @throws DomainError `driver-not-archived`, `drivers-full`, `restored-phone-taken`, `restored-identity-taken` */
export async function restoreDriver(context: Context, admin: Admin, id: string): Promise<DriverRow> {
  try {
    return await driverCommands.restore(context, admin, id);
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    // The form's words would be about a field that nobody has before him.
    if (cause.code === 'phone-taken') throw new DomainError('restored-phone-taken', { cause });
    if (cause.code === 'identity-taken') throw new DomainError('restored-identity-taken', { cause });
    throw cause;
  }
}
