import * as z from '@hawiyat/shared/contract/core/schema';
import { typedNumber } from './digits.ts';
import { pure } from './pure.ts';

export const dayWrong = 'القيمة غير صحيحة';

/** An existing calendar day in Asia/Riyadh, `YYYY-MM-DD`. @param why the message for a text that is none */
export const dayOf = (why: (text: string) => string) => {
  const error = ({ input }: { readonly input?: unknown }) => why(String(input));
  return z.pipe(
    z.pipe(
      z.string(dayWrong).check(z.maxLength(64, dayWrong)),
      z.transform((text) => typedNumber(text)),
    ),
    z.string().check(
      z.regex(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, { error, abort: true }),
      z.refine(
        (text) => {
          const date = new Date(`${text}T00:00:00Z`);
          return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        },
        { error },
      ),
    ),
  );
};

/** A day that a program names; `givenDay` reads what a person types. */
export const day = pure(() => dayOf(() => dayWrong));

/** ISO 8601 in UTC. */
export const moment = pure(() => z.iso.datetime());
