import { isolate } from './bidi.ts';
import { locale } from './locale.ts';

const twoDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const riyalSign = 'ر.س';

/** `1,450.50`; the `Money` component puts the sign beside it. */
export function formatRiyal(amount: number): string {
  return twoDecimals.format(amount);
}

/** For plain strings (toasts, titles): the number is isolated from the Arabic. */
export function money(amount: number): string {
  return `${isolate(formatRiyal(amount))} ${riyalSign}`;
}

/** For screen readers: `1450.50 ريال سعودي`. */
export function spokenMoney(amount: number): string {
  return `${amount.toFixed(2)} ريال سعودي`;
}
