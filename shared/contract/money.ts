import * as z from '@hawiyat/shared/contract/schema';
import { latinDigits } from './digits.ts';

export const priceMissing = 'السعر مطلوب';
export const priceRule = 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر';

/** Whether an amount in riyals has no fraction of a halala, not even one that a column would round away. */
export const isWholeHalalas = (riyals: number): boolean => Math.round(riyals * 100) / 100 === riyals;

/** What a person typed, or a number, as riyals; an empty text is no amount, and a text that is no number is NaN. */
const riyals = z.pipe(
  z.union([z.string(), z.number()], priceMissing),
  z.transform((it) => {
    const text = latinDigits(String(it)).replace(/[\s,٬]/g, '');
    if (text === '') return undefined;
    // Written so that no two of its parts fit the same digits: else a long text keeps the pattern busy for minutes.
    return /^-?\d*(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
  }),
);

/** Riyals in steps of 0.01, within what the column numeric(10,2) holds (specification, section 5). */
export const price = z.pipe(
  riyals,
  z
    .number({ error: (issue) => (issue.input === undefined ? priceMissing : priceRule) })
    .check(
      z.gt(0, priceRule),
      z.lte(99_999_999.99, 'القيمة خارج النطاق المسموح به'),
      z.refine(isWholeHalalas, priceRule),
    ),
);

/** A decimal as the wire carries exact amounts, e.g. `1450.50`. */
export const decimal = z.string().check(z.regex(/^\d+\.\d{2}$/));
