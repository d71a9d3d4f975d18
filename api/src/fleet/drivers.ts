import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { addDriver, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { type Admin, endSessionsOfDriver, type Passwords } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { commandsOf } from '../resources/commands.ts';
import { type Edit, editRow } from '../resources/edit-row.ts';
import type { Resource } from '../resources/resource.ts';
import { rowsInOrder } from '../resources/rows.ts';
import { type DriverRow, driverFields } from './driver-fields.ts';
import { driversOf, hasOpenTask, lockedDriver } from './driver-queries.ts';
import { eraseDriver } from './erase-driver.ts';
import {
  driverBusy,
  driverBusyArchive,
  driverMissing,
  driverNotArchived,
  driversFull,
  identityTaken,
  phoneTaken,
  restoredIdentityTaken,
  restoredPhoneTaken,
} from './errors.ts';
import { quotas } from './quotas.ts';

export const drivers: Resource<typeof driverFields> = {
  ...{ fields: driverFields, table: 'drivers', subject: 'driver', most: quotas.drivers },
  errors: { missing: driverMissing, full: driversFull, notArchived: driverNotArchived },
  // These errors do not name the other driver.
  taken: { drivers_phone: phoneTaken, drivers_identity: identityTaken },
  locked: lockedDriver,
  shown: (tx, companyId, ids) => rowsInOrder(driversOf(tx, companyId), ids),
  eventData: ({ name, availability }, happened) => ({
    name,
    ...(happened !== 'archived' && happened !== 'deleted' && { availability }),
  }),
  secretLabels: { newPassword: 'كلمة المرور' },
  async assertFree({ tx, companyId }, { id }, aim) {
    if (await hasOpenTask(tx, companyId, id)) throw aim === 'archive' ? driverBusyArchive() : driverBusy();
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

type DriverEdit = Edit<ValidatedInput<typeof updateDriver>['body']> & { readonly signal: AbortSignal };

/** A new password ends the driver's sessions. */
export async function editDriver(
  context: WithPasswords,
  admin: Admin,
  { id, input, ifMatch, signal }: DriverEdit,
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

export async function restoreDriver(context: Context, admin: Admin, id: string): Promise<DriverRow> {
  try {
    return await driverCommands.restore(context, admin, id);
  } catch (cause) {
    // The form's texts would name a field, and a restore has no form.
    if (phoneTaken.made(cause)) throw restoredPhoneTaken({ cause });
    if (identityTaken.made(cause)) throw restoredIdentityTaken({ cause });
    throw cause;
  }
}
