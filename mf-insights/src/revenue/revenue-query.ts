export const periods = [3, 6, 12, 24, 36] as const;
export const groupings = ['month', 'quarter', 'year'] as const;
export type Grouping = (typeof groupings)[number];

export interface RevenueQuery {
  readonly months: number;
  readonly groupBy: Grouping;
}

const defaults: RevenueQuery = { months: 12, groupBy: 'month' };

/** An unknown value counts as left out, so a mistyped link still shows figures. */
export function revenueQuery(address: URLSearchParams): RevenueQuery {
  return {
    months: periods.find((period) => `${period}months` === address.get('period')) ?? defaults.months,
    groupBy: groupings.find((grouping) => grouping === address.get('groupBy')) ?? defaults.groupBy,
  };
}

export function revenueAddress(address: URLSearchParams, { months, groupBy }: RevenueQuery): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete('period');
  changed.delete('groupBy');
  if (months !== defaults.months) changed.set('period', `${months}months`);
  if (groupBy !== defaults.groupBy) changed.set('groupBy', groupBy);
  return changed;
}
