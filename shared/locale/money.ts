import { isolate } from './bidi.ts';
import { locale } from './locale.ts';

const twoDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const riyalSign = 'ر.س';

/** @param amount riyals @returns the bare number with two decimals, `1,450.50`; the `Money` component puts the sign beside it */
export function formatRiyal(amount: number): string {
  return twoDecimals.format(amount);
}

/** @param amount riyals @returns number and sign for plain strings (toasts, titles), the number isolated from the Arabic */
export function money(amount: number): string {
  return `${isolate(formatRiyal(amount))} ${riyalSign}`;
}

/** @param amount riyals @returns the amount for screen readers: `1450.50 ريال سعودي` */
export function spokenMoney(amount: number): string {
  return `${amount.toFixed(2)} ريال سعودي`;
}
