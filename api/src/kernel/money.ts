/** A numeric(10,2) column (`450.00` riyals) as a number: such amounts are small enough to be exact. */
export function toRiyals(decimal: string): number {
  const value = Number(decimal);
  if (decimal.trim() === '' || !Number.isFinite(value)) throw new RangeError('Not an amount in riyals');
  return value;
}
