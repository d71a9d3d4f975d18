import { monthName } from '@hawiyat/shared/locale/dates';
import { messages } from '../texts/revenue.ts';
import type { RevenueQuery } from './revenue-query.ts';
import type { Revenue } from './revenue-store.ts';

/** @param period `2026-11`, `2026-Q4` or `2026` */
export function namedPeriod(period: string): { label: string; year: string } {
  const [year = '', part] = period.split('-');
  if (!part) return { label: year, year: '' };
  const label = part.startsWith('Q') ? messages.quarters[Number(part.slice(1)) - 1] : monthName(Number(part));
  return { label: label ?? '', year };
}

export const choiceLabel = ({ period, groupBy }: RevenueQuery) =>
  `${messages.by[groupBy]}، ${messages.last(period)}`;

/** For screen readers: the sum, and the best period (the first of equals). */
export function revenueLabel({ query, analytics, total }: Revenue): string {
  const chart = messages.chart(choiceLabel(query));
  const [first, ...others] = analytics;
  if (!first || total.orders === 0) return messages.empty(chart);
  const best = others.reduce((best, other) => (other.revenue > best.revenue ? other : best), first);
  const { label, year } = namedPeriod(best.period);
  return messages.sums(chart, total, { ...best, period: label + (year && ` ${year}`) });
}
