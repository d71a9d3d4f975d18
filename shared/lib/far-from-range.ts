/** Of a slip: e.g. below half of the least, or above double of the most. */
export function farFromRange(
  amount: number,
  { least, most }: { readonly least: number; readonly most: number },
  factor = 2,
): 'low' | 'high' | null {
  if (amount < least / factor) return 'low';
  return amount > most * factor ? 'high' : null;
}
