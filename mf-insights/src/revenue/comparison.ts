export type Comparison =
  | { readonly kind: 'up' | 'down'; readonly percent: number }
  | { readonly kind: 'tenfold' | 'same' | 'first' | 'nothing' };

/**
 * Rounding must not turn a change into none or a fall into zero: at least 1 %, at most 99 % of a fall. Beyond ten
 * times, percent are unreadable.
 */
export function compared(now: number, before: number): Comparison {
  if (before === 0) return { kind: now === 0 ? 'nothing' : 'first' };
  if (now === before) return { kind: 'same' };
  if (now > 10 * before) return { kind: 'tenfold' };
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100));
  if (now > before) return { kind: 'up', percent };
  return { kind: 'down', percent: now === 0 ? 100 : Math.min(99, percent) };
}
