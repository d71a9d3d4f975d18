import type { fetchStatement } from '@hawiyat/shared/contract/dashboard';
import type * as z from '@hawiyat/shared/contract/schema';
import { timeZone } from '@hawiyat/shared/locale/locale';

/** Both days belong to it. */
export type Period = z.output<typeof fetchStatement.query>;
export type QuickPeriod = 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'thisYear';

// The Swedish format is ISO 8601.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** Days in Riyadh; a period that is not over ends today. */
export function quickPeriods(now = new Date()): Record<QuickPeriod, Period> {
  const to = isoDay.format(now);
  const [year = 0, month = 0] = to.split('-').map(Number);
  const first = (monthNumber: number) => new Date(Date.UTC(year, monthNumber - 1, 1));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    thisMonth: { from: day(first(month)), to },
    lastMonth: { from: day(first(month - 1)), to: day(new Date(first(month).getTime() - 86_400_000)) },
    thisQuarter: { from: day(first(month - ((month - 1) % 3))), to },
    thisYear: { from: day(first(1)), to },
  };
}
