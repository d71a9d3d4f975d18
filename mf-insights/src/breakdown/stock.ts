export type Stock = 'none' | 'low' | null;

/** Low is fewer than one in five, so a kind with one to four containers is never low. */
export function stockOf({ available, total }: { available: number; total: number }): Stock {
  if (available === 0) return 'none';
  return available * 5 < total ? 'low' : null;
}
