import { pure } from '../contract/core/pure.ts';
import { locale } from './locale.ts';

const whole = pure(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const upTo = pure(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** Rounded, with thousands: `1,250`. */
export const count = (value: number): string => whole.format(value);

/** At most two decimals: `1,250.5`. */
export const decimal = (value: number): string => upTo.format(value);

/** `87%` with the Latin sign (Intl would print «٪»), for `Ltr`. @param value 0 to 100 */
export const percent = (value: number): string => `${whole.format(value)}%`;
