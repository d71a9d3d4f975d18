import type { fetchRevenue } from '@hawiyat/shared/contract/company/dashboard';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { decimalOf, halalas } from '../kernel/halalas.ts';
import { toRiyals } from '../kernel/money.ts';
import type { revenueByMonth } from './revenue-by-month.ts';

/** Halalas, so that months add up exactly. */
interface Sum {
  readonly orders: number;
  readonly amount: number;
}
const zero: Sum = { orders: 0, amount: 0 };
const plus = (a: Sum, b: Sum): Sum => ({ orders: a.orders + b.orders, amount: a.amount + b.amount });
const presentSum = ({ orders, amount }: Sum) => ({ orders, revenue: toRiyals(decimalOf(amount)) });

/** Sums the second half of the months by period, and the first half for comparison. */
export function presentRevenue(
  byMonth: Awaited<ReturnType<typeof revenueByMonth>>,
  months: readonly string[],
  period: Answer<typeof fetchRevenue>['data']['period'],
  groupBy: Grouping,
): Answer<typeof fetchRevenue> {
  const count = months.length / 2;
  const sumOf = (month: string): Sum => {
    const row = byMonth.get(month);
    return row ? { orders: row.orders, amount: halalas(row.revenue) } : zero;
  };
  const groups = new Map<string, Sum>();
  for (const month of months.slice(count)) {
    const name = periodOf(month, groupBy);
    groups.set(name, plus(groups.get(name) ?? zero, sumOf(month)));
  }
  return {
    data: {
      period,
      analytics: [...groups].map(([name, sum]) => ({ period: name, ...presentSum(sum) })),
      total: presentSum(months.slice(count).map(sumOf).reduce(plus, zero)),
      previous: presentSum(months.slice(0, count).map(sumOf).reduce(plus, zero)),
    },
  };
}

type Grouping = 'month' | 'quarter' | 'year';

/** `2026-11`, `2026-Q4` or `2026`. */
function periodOf(month: string, grouping: Grouping): string {
  const [year = '', number = ''] = month.split('-');
  if (grouping === 'year') return year;
  return grouping === 'quarter' ? `${year}-Q${Math.ceil(Number(number) / 3)}` : month;
}
