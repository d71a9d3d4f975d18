import * as z from '@hawiyat/shared/contract/core/schema';
import { latinDigits } from './digits.ts';
import { pure } from './pure.ts';

const outOfRange = 'القيمة خارج النطاق المسموح به';
const tooLong = 'القيمة أطول من المسموح به';
export const badFilter = 'قيمة التصفية غير صحيحة.';

/** A query carries numbers as text. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20, tooLong)),
      z.transform((text) => Number(latinDigits(text).trim() || Number.NaN)),
    ),
    z.int(outOfRange).check(z.gte(least, outOfRange), z.lte(most, outOfRange)),
  );

/** A filter that is on or left out. */
export const flag = pure(() =>
  z.pipe(
    z.enum(['true', 'false'], badFilter),
    z.transform((name) => name === 'true'),
  ),
);

/** Search text in any spelling of its letters and digits. */
export const search = pure(() => z.string().check(z.maxLength(100, tooLong)));

/**
 * One page of a list; without a limit the whole list. The cursor is the `nextCursor` of the page before,
 * opaque to clients.
 */
export const pageQuery = pure(() => ({
  limit: z.optional(wholeNumber(1, 200)),
  cursor: z.optional(z.string().check(z.maxLength(500, tooLong))),
}));

/**
 * A page by its offset, for lists that show their length: `skip` rows are left out, and the response has the
 * `total`.
 * Rows move when others come or go; anyone who shows such a page follows the events and requests it again.
 */
export const placeQuery = pure(() => ({ ...pageQuery, skip: z.optional(wholeNumber(0, 10_000_000)) }));

/** Rows of one page that the panel asks for: more than a tall window shows. */
export const pageLength = 50;

/** @returns what a query says of one page, by its number from 0 */
export const pageAt = (number: number) => ({
  skip: String(number * pageLength),
  limit: String(pageLength),
});

/** Length of the whole list; only with `skip`. */
export const pageTotal = pure(() => ({ total: z.optional(z.number()) }));

/** Null at the list's end; missing without a limit. */
export const pageEnd = pure(() => ({ nextCursor: z.optional(z.nullable(z.string())) }));

export const order = pure(() => z.optional(z.enum(['asc', 'desc'], badFilter)));
