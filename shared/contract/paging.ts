import * as z from '@hawiyat/shared/contract/schema';
import { latinDigits } from './digits.ts';

const outOfRange = 'القيمة خارج النطاق المسموح به';
const tooLong = 'القيمة أطول من المسموح به';
export const badFilter = 'قيمة التصفية غير صحيحة.';

/** A whole number in a query, where everything is text. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20, tooLong)),
      z.transform((text) => Number(latinDigits(text).trim() || Number.NaN)),
    ),
    z.int(outOfRange).check(z.gte(least, outOfRange), z.lte(most, outOfRange)),
  );

/** A filter that is on or left out. */
export const flag = z.pipe(
  z.enum(['true', 'false'], badFilter),
  z.transform((name) => name === 'true'),
);

/** A text to search for, in any spelling of its letters and digits. */
export const search = z.string().check(z.maxLength(100, tooLong));

/**
 * One page of a list: without a limit the list comes whole. The cursor is the
 * `nextCursor` of the page before, and says nothing to anybody but the server.
 */
export const pageQuery = {
  limit: z.optional(wholeNumber(1, 200)),
  cursor: z.optional(z.string().check(z.maxLength(500, tooLong))),
};

/**
 * A page by its place, for lists that show how long they are: `skip` rows are passed over, and the answer tells the `total`.
 * What comes or goes meanwhile moves the rows behind it; whoever shows such a page follows the events and asks again.
 */
export const placeQuery = { ...pageQuery, skip: z.optional(wholeNumber(0, 10_000_000)) };

/** How many rows the whole list has; left out when no `skip` was asked for. */
export const pageTotal = { total: z.optional(z.number()) };

/** The end of a page's answer: null at the list's end, left out when no page was asked for. */
export const pageEnd = { nextCursor: z.optional(z.nullable(z.string())) };

export const order = z.optional(z.enum(['asc', 'desc'], badFilter));
