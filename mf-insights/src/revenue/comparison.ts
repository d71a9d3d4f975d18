/** How revenue stands beside the period before; without any before there is nothing to be a percentage of. */
export type Comparison =
  | { readonly kind: 'up' | 'down'; readonly percent: number }
  | { readonly kind: 'same' | 'first' | 'nothing' };

/**
 * Compares two sums of riyals. The percentage is whole, but never so that it says nothing changed or nothing is left where
 * something has or is: it is at least 1, and a fall to more than nothing is at most 99.
 */
export function compared(now: number, before: number): Comparison {
  if (before === 0) return { kind: now === 0 ? 'nothing' : 'first' };
  if (now === before) return { kind: 'same' };
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100));
  if (now > before) return { kind: 'up', percent };
  return { kind: 'down', percent: now === 0 ? 100 : Math.min(99, percent) };
}
