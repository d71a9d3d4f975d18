/** As the chart draws it: revenue in thousands of riyals, on one axis with the orders. */
export interface PlottedMonth {
  readonly orders: number;
  readonly thousands: number;
}

/**
 * Where the value axis ends: the larger of both peaks, times 1.2, rounded up to a multiple of 10 (specification, section 9).
 * Without any value it ends at 10, because an axis from 0 to 0 has no height.
 */
export function axisCeiling(months: readonly PlottedMonth[]): number {
  const peak = Math.max(0, ...months.flatMap(({ orders, thousands }) => [orders, thousands]));
  return Math.ceil((peak * 1.2) / 10) * 10 || 10;
}
