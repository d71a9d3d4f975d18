import { typedNumber } from './digits.ts';

const plain = /^\d*(\.\d*)?$/;
/** One sign of thousands all through, each before three digits. */
const grouped = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d*)?$/;
const decimalComma = /^(?:\d+|\d{1,3}(?: \d{3})+),\d{1,2}$/;
/** What some countries write for a thousand and others for one. */
const groupedByPoint = /^\d{1,3}\.\d\d0$/;

/** The digits, points, commas and spaces of a typed text: all Latin, its commas and thousands signs the same comma. */
const spelled = (text: string) => typedNumber(text).replace(/[٬،]/g, ',').replace(/\s/g, ' ');

/** Whether a text can be read only with its comma as the decimal sign: `350,50`. */
export const hasDecimalComma = (text: string): boolean => decimalComma.test(spelled(text));

/** Whether a text can be read only with its comma between thousands: `1,250.75`. */
export const hasThousandsComma = (text: string): boolean => text.includes(',') && grouped.test(spelled(text));

/**
 * Reads an amount as it is typed. A comma separates thousands, and only where it can: `1,250`, never `350,50`.
 * @param comma what a comma before the last one or two digits is; `decimal` for files of spreadsheets that write it so
 * @returns the number; undefined for an empty text; `unclear` where the digits could mean several amounts; NaN for no amount
 */
export function typedAmount(text: string, comma?: 'decimal'): number | undefined | 'unclear' {
  const typed = spelled(text);
  if (typed === '') return undefined;
  const sign = typed.startsWith('-') ? -1 : 1;
  const amount = sign < 0 ? typed.slice(1) : typed;
  if (groupedByPoint.test(amount)) return 'unclear';
  if (plain.test(amount)) return amount === '' ? Number.NaN : sign * Number(amount);
  if (grouped.test(amount)) return sign * Number(amount.replace(/[ ,]/g, ''));
  if (comma && decimalComma.test(amount)) return sign * Number(amount.replaceAll(' ', '').replace(',', '.'));
  return /[ ,]/.test(amount) && /^[\d., ]*$/.test(amount) ? 'unclear' : Number.NaN;
}
