/** How many months are summed up, and by what (specification, section 9 "Revenue analytics"). */
export const periods = [3, 6, 12, 24, 36] as const;
export const groupings = ['month', 'quarter', 'year'] as const;
export type Grouping = (typeof groupings)[number];

export interface RevenueQuery {
  readonly months: number;
  readonly groupBy: Grouping;
}

const usual: RevenueQuery = { months: 12, groupBy: 'month' };

/** What the address asks for. What nobody offers counts as left out, so that a mistyped link still shows something. */
export function revenueQuery(address: URLSearchParams): RevenueQuery {
  return {
    months: periods.find((period) => `${period}months` === address.get('period')) ?? usual.months,
    groupBy: groupings.find((grouping) => grouping === address.get('groupBy')) ?? usual.groupBy,
  };
}

/** The address with another choice; what is usual stays out of it. */
export function revenueAddress(address: URLSearchParams, { months, groupBy }: RevenueQuery): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete('period');
  changed.delete('groupBy');
  if (months !== usual.months) changed.set('period', `${months}months`);
  if (groupBy !== usual.groupBy) changed.set('groupBy', groupBy);
  return changed;
}
