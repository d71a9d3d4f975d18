import { pure } from '../contract/core/pure.ts';
import { locale } from './locale.ts';

const whole = pure(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const upTo = pure(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** @param value a count @returns digits with thousands, rounded to a whole number: `1,250` */
export function count(value: number): string {
  return whole.format(value);
}

/** @param value any number @returns digits with thousands and at most two decimals: `1,250.5` */
export function decimal(value: number): string {
  return upTo.format(value);
}

/**
 * @param value a percentage, 0 to 100
 * @returns `87%` with the Latin sign (Intl would print «٪»); put it into `Ltr`
 */
export function percent(value: number): string {
  return `${whole.format(value)}%`;
}
