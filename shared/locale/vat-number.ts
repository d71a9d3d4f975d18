import { spelledIdentifier } from '../contract/core/read-number.ts';

/** Whether a text looks like a Saudi VAT number: 15 digits, the first and the last a 3. */
export function isVatNumber(text: string): boolean {
  return /^3\d{13}3$/.test(spelledIdentifier(text));
}
