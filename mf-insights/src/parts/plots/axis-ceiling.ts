/**
 * Where the value axis ends: the largest of all that is drawn on it, times 1.2, rounded up to a multiple of 10 (specification,
 * section 9). Without any value it ends at 10, because an axis from 0 to 0 has no height.
 */
export function axisCeiling(values: readonly number[]): number {
  return Math.ceil((Math.max(0, ...values) * 1.2) / 10) * 10 || 10;
}
