import * as z from '@hawiyat/shared/contract/core/schema';
import { withEdits } from '../core/edited-fields.ts';
import { filledIdentifier, filledPhone, optionalIdentifier } from '../core/number-fields.ts';
import { pure } from '../core/pure.ts';
import { filledName, optionalEmail } from '../core/text.ts';
import { availabilities, driverFields } from './driver-fields.ts';

/** A blank counts as left out: the server's default is available. */
const availability = pure(() =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
      z.optional(z.enum(availabilities, 'حالة التوفر غير صحيحة.')),
    ),
  ),
);

const nameRequired = 'اسم السائق مطلوب';

export const editedDriver = pure(() =>
  withEdits(driverFields, {
    name: filledName(200, nameRequired, { length: 2, error: 'يجب أن يكون الاسم أطول من حرفين' }),
    phone: filledPhone(40, 'رقم الهاتف مطلوب'),
    email: optionalEmail,
    availability,
    identityNumber: filledIdentifier(40, 'رقم الهوية مطلوب'),
    licenseNumber: optionalIdentifier(40),
  }),
);
