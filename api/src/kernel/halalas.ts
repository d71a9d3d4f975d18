/**
 * Converts a decimal column to whole halalas, which add up without rounding errors.
 * @param decimal riyals as the database writes them, e.g. `450.50`; a sum may have more digits than a price
 * @returns halalas, e.g. 45050
 * @throws RangeError when the text is no such amount
 */
export function halalas(decimal: string): number {
  const parts = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!parts) throw new RangeError('Not an amount in riyals');
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/**
 * Converts halalas to the database's decimal.
 * @param amount whole halalas, e.g. 45050
 * @returns riyals, e.g. `450.50`
 * @throws RangeError when the amount is negative or has a fraction
 */
export function decimalOf(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('Not an amount in halalas');
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
