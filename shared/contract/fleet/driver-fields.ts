import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from '../core/pure.ts';

export const availabilities = ['available', 'on_duty', 'off_duty', 'on_break'] as const;
export type Availability = (typeof availabilities)[number];

/** Empty when the server has none. */
const availability = pure(() =>
  z.pipe(
    z.nullable(z.string()),
    z.transform((word) => (word ?? '') as Availability),
  ),
);

/** In the order of a file's columns; the password is apart. */
export const driverFields = pure(() => ({
  name: { label: 'اسم السائق', example: 'سالم الدوسري', searched: true, answered: z.string() },
  phone: { label: 'رقم الهاتف', example: '0501234567', answered: z.string() },
  email: { label: 'البريد الإلكتروني', example: 'salim@example.com', answered: z.nullable(z.string()) },
  availability: { label: 'حالة التوفر', example: 'متاح', answered: availability },
  identityNumber: { label: 'رقم الهوية', example: '1001244019', answered: z.string() },
  licenseNumber: { label: 'رقم الرخصة', example: '', answered: z.nullable(z.string()) },
}));
