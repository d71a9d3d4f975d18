import * as z from '@hawiyat/shared/contract/core/schema';
import { latinDigits } from './digits.ts';
import { pure } from './pure.ts';

const outOfRange = 'القيمة خارج النطاق المسموح به';
const tooLong = 'القيمة أطول من المسموح به';
export const badFilter = 'قيمة التصفية غير صحيحة.';

export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20, tooLong)),
      z.transform((text) => Number(latinDigits(text).trim() || Number.NaN)),
    ),
    z.int(outOfRange).check(z.gte(least, outOfRange), z.lte(most, outOfRange)),
  );

export const flag = pure(() =>
  z.pipe(
    z.enum(['true', 'false'], badFilter),
    z.transform((name) => name === 'true'),
  ),
);

export const search = pure(() => z.string().check(z.maxLength(100, tooLong)));

/** Without a limit the whole list. The cursor is the previous page's `nextCursor`, opaque to clients. */
export const pageQuery = pure(() => ({
  limit: z.optional(wholeNumber(1, 200)),
  cursor: z.optional(z.string().check(z.maxLength(500, tooLong))),
}));

/** A page by its offset, for lists that show their length. Rows move, so a page that shows them follows the events. */
export const placeQuery = pure(() => ({ ...pageQuery, skip: z.optional(wholeNumber(0, 10_000_000)) }));

export const pageLength = 50;

export const pageAt = (number: number) => ({ skip: String(number * pageLength), limit: String(pageLength) });

export const pageTotal = pure(() => ({ total: z.optional(z.number()) }));

/** Null at the list's end; missing without a limit. */
export const pageEnd = pure(() => ({ nextCursor: z.optional(z.nullable(z.string())) }));

export const order = pure(() => z.optional(z.enum(['asc', 'desc'], badFilter)));
