import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from './pure.ts';
import { unreadText } from './sheet-text.ts';
import { typedAmount } from './typed-amount.ts';

export const priceMissing = 'السعر مطلوب';
export const priceRule = 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر';
export const priceTooFine = 'السعر حتى منزلتين عشريتين، مثل 450.50';
export const priceUnclear = 'يرجى كتابة الهللات بعد نقطة (350.50)، والفاصلة بين الآلاف فقط (1,250)';

/** A column would round a fraction of a halala. */
export const isWholeHalalas = (riyals: number): boolean => Math.round(riyals * 100) / 100 === riyals;

const riyals = pure(() =>
  z.pipe(
    z.union([z.string(), z.number()], priceMissing),
    z.transform((value) => (typeof value === 'number' ? value : typedAmount(value))),
  ),
);

const messageFor = (input: unknown) => {
  if (input === undefined) return priceMissing;
  return input === 'unclear' ? priceUnclear : unreadText(input, priceRule);
};

export const price = pure(() =>
  z.pipe(
    riyals,
    z
      .number({ error: (issue) => messageFor(issue.input) })
      .check(
        z.gt(0, priceRule),
        z.lte(99_999_999.99, 'القيمة خارج النطاق المسموح به'),
        z.refine(isWholeHalalas, priceTooFine),
      ),
  ),
);
