/** An axis from 0 to 0 has no height, so a chart without values ends at 10. */
export function axisCeiling(values: readonly number[]): number {
  return Math.ceil((Math.max(0, ...values) * 1.2) / 10) * 10 || 10;
}
