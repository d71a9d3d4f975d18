import { plainSigns } from '@hawiyat/shared/contract/core/sheet-text';
import { driver, driverDraft } from '@hawiyat/shared/contract/fleet/drivers';
import { editedDriver } from '@hawiyat/shared/contract/fleet/edited-driver';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { identityDoubt } from '@hawiyat/shared/locale/identity-check';
import { phoneDoubt } from '@hawiyat/shared/locale/saudi-phone';
import { type RawBuilder, sql } from 'kysely';
import type { Drivers } from '../db/schema.ts';
import { phoneToShow, phoneToStore } from '../kernel/stored-phone.ts';
import { shownOnly } from '../resources/field.ts';
import { fieldsOf } from '../resources/fields.ts';

/** The name in past orders, statements and the audit log. */
const deletedDriver = 'سائق محذوف';

const phoneColumn = { required: true, taken: 'رقم الهاتف مستخدم من قبل.', doubt: phoneDoubt } as const;
const identityColumn = { required: true, taken: 'رقم الهوية مستخدم من قبل.', doubt: identityDoubt } as const;

/** No response has the password: only commands write its column. */
export const driverFields = fieldsOf<Drivers>()(
  { answer: driver, draft: driverDraft, edited: editedDriver, searchColumn: 'folded_name' },
  {
    id: { column: 'id', ...shownOnly },
    name: { column: 'name', erased: deletedDriver, audited: true, csv: { required: true } },
    phone: {
      ...{ column: 'phone', show: phoneToShow, store: phoneToStore, erased: '' },
      ...{ audited: true, search: partOfPhone, csv: phoneColumn },
    },
    email: { column: 'email', erased: null, audited: true, csv: {} },
    availability: {
      ...{ column: 'availability', audited: true },
      csv: { words: availabilityLabel, blankKeeps: true },
    },
    identityNumber: {
      ...{ column: 'identity_number', erased: '' },
      ...{ audited: true, search: endOfNumber, csv: identityColumn },
    },
    licenseNumber: { column: 'license_number', erased: null, audited: true, csv: {} },
    picture: { column: 'picture', erased: null, audited: true, csv: false },
    version: { column: 'version', ...shownOnly },
  },
);
export type DriverRow = typeof driverFields.row;

/** The national part is the same in 05…, 5…, +9665… and 009665…. */
function partOfPhone(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> | undefined {
  const national = digitsIn(text)
    .replace(/^(00)?966/, '')
    .replace(/^0/, '');
  return national === '' ? undefined : sql<boolean>`strpos(${column}, ${national}) > 0`;
}

function endOfNumber(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> | undefined {
  const digits = digitsIn(text);
  return digits === '' ? undefined : sql<boolean>`right(${column}, length(${digits})) = ${digits}`;
}

function digitsIn(text: string): string {
  const typed = plainSigns(text).replace(/^'/, '');
  return /^[\d\s()+\-./,]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
}
