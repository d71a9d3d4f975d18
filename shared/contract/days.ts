import * as z from '@hawiyat/shared/contract/schema';
import { latinDigits } from './digits.ts';
import { pure } from './pure.ts';

const wrong = 'القيمة غير صحيحة';

/** An existing calendar day in Asia/Riyadh, `YYYY-MM-DD`. */
export const day = pure(() =>
  z.pipe(
    z.pipe(
      z.string(wrong).check(z.maxLength(32, wrong)),
      z.transform((text) => latinDigits(text).trim()),
    ),
    z.string().check(
      z.regex(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, wrong),
      z.refine((text) => {
        const date = new Date(`${text}T00:00:00Z`);
        return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
      }, wrong),
    ),
  ),
);

/** ISO 8601 in UTC. */
export const moment = pure(() => z.iso.datetime());
