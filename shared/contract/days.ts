import * as z from '@hawiyat/shared/contract/schema';
import { typedDayError } from '../locale/typed-day.ts';
import { typedNumber } from './digits.ts';
import { pure } from './pure.ts';

const wrong = 'القيمة غير صحيحة';

/** What is no day says why, whoever typed it; a day in another notation is one for forms only. */
const why = ({ input }: { readonly input?: unknown }) => typedDayError(String(input)) ?? wrong;

/** An existing calendar day in Asia/Riyadh, `YYYY-MM-DD`. */
export const day = pure(() =>
  z.pipe(
    z.pipe(
      z.string(wrong).check(z.maxLength(64, wrong)),
      z.transform((text) => typedNumber(text)),
    ),
    z.string().check(
      z.regex(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, { error: why }),
      z.refine(
        (text) => {
          const date = new Date(`${text}T00:00:00Z`);
          return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        },
        { error: why },
      ),
    ),
  ),
);

/** ISO 8601 in UTC. */
export const moment = pure(() => z.iso.datetime());
