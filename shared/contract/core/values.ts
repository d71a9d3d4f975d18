import * as z from '@hawiyat/shared/contract/core/schema';
import { typedNumber } from './digits.ts';
import { object, pure } from './pure.ts';

/** The server answers 404 for an id in another format. */
export const id = pure(() => z.string().check(z.maxLength(64)));

export const saying = object(() => ({ message: z.string() }));

/** An exact amount as JSON text, e.g. `1450.50`. */
export const decimal = pure(() => z.string().check(z.regex(/^\d+\.\d{2}$/)));

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

export const day = pure(() => dayOf(() => dayWrong));

/** ISO 8601 in UTC. */
export const moment = pure(() => z.iso.datetime());

/** For the API's documentation. */
export const wordsOfEnum = /*#__PURE__*/ new WeakMap<object, readonly string[]>();

/** An enum in a response: a page older than the server shows an unknown word raw instead of failing. */
export const answeredEnum = <Known extends string>(known: readonly Known[]) => {
  const schema = z.pipe(
    z.string(),
    z.transform((word) => word as Known),
  );
  wordsOfEnum.set(schema, known);
  return schema;
};

/** Riyadh time, `HH:MM`. */
export const timeOfDay = (wrong: string) =>
  z.string(wrong).check(z.maxLength(5, wrong), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrong));
