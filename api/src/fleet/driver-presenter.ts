import type { Driver } from '@hawiyat/shared/contract/drivers';
import { phoneToShow } from '../kernel/stored-phone.ts';
import type { DriverRow } from './driver-queries.ts';

export function presentDriver({ phone, identity_number, license_number, ...row }: DriverRow): Driver {
  const { id, name, email, availability, picture, version } = row;
  return {
    ...{ id, name, phone: phoneToShow(phone), email, availability, picture },
    ...{ identityNumber: identity_number, licenseNumber: license_number, version },
  };
}

/** A driver in the audit trail: never the password. */
export function auditedDriver(row: Omit<DriverRow, 'id' | 'version'>) {
  const { name, phone, email, availability, picture, identity_number, license_number } = row;
  const numbers = { identityNumber: identity_number, licenseNumber: license_number };
  return { name, phone: phoneToShow(phone), email, availability, ...numbers, picture };
}
