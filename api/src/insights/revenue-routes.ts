import { fetchRevenue } from '@hawiyat/shared/contract/dashboard';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf, lastMonths } from '../kernel/calendar.ts';
import { decimalOf, halalas } from '../kernel/halalas.ts';
import { toRiyals } from '../kernel/money.ts';
import { serve } from '../server/serve.ts';
import { revenueByMonth } from './revenue-by-month.ts';

/** Whole halalas, so that months add up to the halala. */
interface Sum {
  readonly orders: number;
  readonly amount: number;
}
const nothing: Sum = { orders: 0, amount: 0 };
const plus = (a: Sum, b: Sum): Sum => ({ orders: a.orders + b.orders, amount: a.amount + b.amount });
const onWire = ({ orders, amount }: Sum) => ({ orders, revenue: toRiyals(decimalOf(amount)) });

/** Revenue of completed orders over the last months, and over as many before. */
export function revenueRoutes(app: App): void {
  serve(app, fetchRevenue, async ({ query: { period, groupBy }, session: { companyId } }) => {
    const today = dayOf(app.now());
    const count = Number.parseInt(period, 10);
    const months = lastMonths(today, 2 * count);
    const byMonth = await asCompany(app.db, companyId, (tx) => revenueByMonth(tx, companyId, months));
    const sumOf = (month: string): Sum => {
      const row = byMonth.get(month);
      return row ? { orders: row.orders, amount: halalas(row.revenue) } : nothing;
    };
    const groups = new Map<string, Sum>();
    for (const month of months.slice(count)) {
      const name = periodOf(month, groupBy);
      groups.set(name, plus(groups.get(name) ?? nothing, sumOf(month)));
    }
    return {
      data: {
        period,
        analytics: [...groups].map(([name, sum]) => ({ period: name, ...onWire(sum) })),
        total: onWire(months.slice(count).map(sumOf).reduce(plus, nothing)),
        previous: onWire(months.slice(0, count).map(sumOf).reduce(plus, nothing)),
      },
    };
  });
}

type Grouping = 'month' | 'quarter' | 'year';

/**
 * Names the period that a month belongs to.
 * @param month `YYYY-MM`
 * @returns `2026-11`, `2026-Q4` or `2026`
 */
function periodOf(month: string, grouping: Grouping): string {
  const [year = '', number = ''] = month.split('-');
  if (grouping === 'year') return year;
  return grouping === 'quarter' ? `${year}-Q${Math.ceil(Number(number) / 3)}` : month;
}
