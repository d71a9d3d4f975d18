/** How well a kind of containers can still be rented out; null when nothing needs to be said. */
export type Stock = 'none' | 'low' | null;

/**
 * Judges how many of one type and size are available: low when fewer than one in five, and worse than low when none. What
 * the company has one to four of is therefore never low: it has one, or none.
 * @param available of that type and size
 * @param total at least 1
 */
export function stockOf({ available, total }: { available: number; total: number }): Stock {
  if (available === 0) return 'none';
  return available * 5 < total ? 'low' : null;
}
