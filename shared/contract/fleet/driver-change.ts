import * as z from '@hawiyat/shared/contract/core/schema';
import { changeOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { normalizeText } from '../core/normalize-text.ts';
import { pure } from '../core/pure.ts';
import { tooLong } from '../core/text.ts';
import { driver } from './driver-list.ts';
import { editedDriver } from './edited-driver.ts';

/** A blank counts as left out: an edit keeps the old password. */
export const password = pure(() =>
  z.optional(
    z.pipe(
      z.pipe(
        z.nullable(z.string().check(z.maxLength(1024, tooLong))),
        z.transform((text) => (text?.trim() ? text : undefined)),
      ),
      z.optional(z.string().check(z.minLength(6, 'كلمة المرور يجب أن تكون 6 أحرف على الأقل'))),
    ),
  ),
);

export const driverChange = pure(() => {
  const { name, phone, email, ...others } = changeOf(editedDriver);
  return z.object({
    ...{ name, phone, email, password, ...others },
    // A blank counts as left out: only the add form requires it.
    identityNumber: z.optional(
      z.pipe(
        z.transform((value: unknown) =>
          typeof value === 'string' && normalizeText(value).trim() === '' ? undefined : value,
        ),
        z.optional(editedDriver.identityNumber.edited),
      ),
    ),
  });
});

export const updateDriver = endpoint('PATCH /api/company/drivers/:driverId', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  versioned: true,
  body: driverChange,
  response: z.object({ driver }),
  defaultMessage: 'Failed to update driver',
}));
