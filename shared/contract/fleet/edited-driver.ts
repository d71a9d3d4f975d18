import * as z from '@hawiyat/shared/contract/core/schema';
import { withEdits } from '../core/edited-fields.ts';
import { filledIdentifier, filledPhone, optionalIdentifier } from '../core/number-fields.ts';
import { pure } from '../core/pure.ts';
import { filledName, optionalEmail } from '../core/text.ts';

export const availabilities = ['available', 'on_duty', 'off_duty', 'on_break'] as const;
export type Availability = (typeof availabilities)[number];

const answeredAvailability = pure(() =>
  z.pipe(
    z.nullable(z.string()),
    z.transform((word) => (word ?? '') as Availability),
  ),
);

/** In the order of a file's columns; the password is apart. Orders show these fields, and load no rule of typing. */
export const driverFields = pure(() => ({
  name: { label: 'اسم السائق', example: 'سالم الدوسري', searched: true, answered: z.string() },
  phone: { label: 'رقم الهاتف', example: '0501234567', answered: z.string() },
  email: { label: 'البريد الإلكتروني', example: 'salim@example.com', answered: z.nullable(z.string()) },
  availability: { label: 'حالة التوفر', example: 'متاح', answered: answeredAvailability },
  identityNumber: { label: 'رقم الهوية', example: '1001244019', answered: z.string() },
  licenseNumber: { label: 'رقم الرخصة', example: '', answered: z.nullable(z.string()) },
}));

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
