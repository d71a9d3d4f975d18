import { typedNumber } from './digits.ts';

const plain = /^\d*(\.\d*)?$/;
/** One thousands separator throughout, each before three digits. */
const grouped = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d*)?$/;
const decimalComma = /^(?:\d+|\d{1,3}(?: \d{3})+),\d{1,2}$/;
/** A thousand in some countries, one in others. */
const groupedByPoint = /^\d{1,3}\.\d\d0$/;

/** Digits, points, commas and spaces in Latin, with one kind of comma. */
const spelled = (text: string) => typedNumber(text).replace(/[٬،]/g, ',').replace(/\s/g, ' ');

/** Whether the comma can only be a decimal sign: `350,50`. */
export const hasDecimalComma = (text: string): boolean => decimalComma.test(spelled(text));

/** Whether the comma can only separate thousands: `1,250.75`. */
export const hasThousandsComma = (text: string): boolean => text.includes(',') && grouped.test(spelled(text));

/**
 * Reads an amount as it is typed. A comma separates thousands only where it can: `1,250`, never `350,50`.
 * @param comma meaning of a comma before the last one or two digits; `decimal` for spreadsheets that write it
 * so
 * @returns the number; undefined for an empty text; `unclear` for an ambiguous text; NaN for no amount
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
