import { pure } from '../contract/core/pure.ts';
import { locale } from './locale.ts';

const whole = pure(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const upTo = pure(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** Rounded, with thousands: `1,250`. */
export function count(value: number): string {
  return whole.format(value);
}

/** At most two decimals: `1,250.5`. */
export function decimal(value: number): string {
  return upTo.format(value);
}

/** `87%` with the Latin sign (Intl would print «٪»), for `Ltr`. @param value 0 to 100 */
export function percent(value: number): string {
  return `${whole.format(value)}%`;
}
