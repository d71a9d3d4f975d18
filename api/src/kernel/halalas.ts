/** A decimal column (`450.50` riyals) as whole halalas, which add up without rounding errors. */
export function halalas(decimal: string): number {
  const parts = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!parts) throw new RangeError('Not an amount in riyals');
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** Whole halalas as the database's decimal: 45050 → `450.50`. */
export function decimalOf(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('Not an amount in halalas');
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
