import type { Driver } from '@hawiyat/shared/contract/drivers';
import type { Selectable, Transaction } from 'kysely';
import type { Drivers, Schema } from '../db/schema.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { phoneToShow } from '../kernel/stored-phone.ts';

export const driverColumns = [
  ...(['id', 'name', 'phone', 'email', 'availability'] as const),
  ...(['identity_number', 'license_number', 'picture', 'version'] as const),
] as const;
export type DriverRow = Pick<Selectable<Drivers>, (typeof driverColumns)[number]>;

export function presentDriver({ phone, identity_number, license_number, ...row }: DriverRow): Driver {
  const { id, name, email, availability, picture, version } = row;
  return {
    ...{ id, name, phone: phoneToShow(phone), email, availability, picture },
    ...{ identityNumber: identity_number, licenseNumber: license_number, version },
  };
}

/** Never the password. */
export function auditedDriver(row: Omit<DriverRow, 'id' | 'version'>) {
  const { name, phone, email, availability, picture, identity_number, license_number } = row;
  const numbers = { identityNumber: identity_number, licenseNumber: license_number };
  return { name, phone: phoneToShow(phone), email, availability, ...numbers, picture };
}

/** @throws DomainError `driver-missing` when it is another company's, deleted or unknown */
export async function lockedDriver(tx: Transaction<Schema>, companyId: string, id: string) {
  const row = isId(id)
    ? await tx
        .selectFrom('drivers')
        .select([...driverColumns, 'password_hash'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('archived_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError('driver-missing');
  return row;
}

export const phoneTaken = 'رقم الهاتف مستخدم من قبل.';
export const identityTaken = 'رقم الهوية مستخدم من قبل.';
const takenIndexes = new Map([
  ['drivers_phone', 'phone-taken'],
  ['drivers_identity', 'identity-taken'],
] as const);

/**
 * Runs work that writes drivers. Only the database decides whether a number is free, because two adds at once
 * would both find it free.
 * @throws DomainError `phone-taken` or `identity-taken` by another driver; it never says who
 */
export async function withFreeNumbers<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = new Map<string, 'phone-taken' | 'identity-taken'>(takenIndexes).get(
      violatedIndex(error) ?? '',
    );
    if (!code) throw error;
    throw new DomainError(code, { cause: error });
  }
}
