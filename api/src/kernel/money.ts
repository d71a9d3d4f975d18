/**
 * Converts a decimal column to the number in responses.
 * @param decimal riyals as the database writes numeric(10,2), e.g. `450.00`: small enough to be exact as a
 *   number
 * @returns riyals, e.g. 450
 * @throws RangeError when the text is no finite number
 */
export function toRiyals(decimal: string): number {
  const value = Number(decimal);
  if (decimal.trim() === '' || !Number.isFinite(value)) throw new RangeError('Not an amount in riyals');
  return value;
}
