import type { fetchStatement } from '@hawiyat/shared/contract/dashboard';
import type * as z from '@hawiyat/shared/contract/schema';
import { timeZone } from '@hawiyat/shared/locale/locale';

/** The days of a statement, both of them in it. */
export type Period = z.output<typeof fetchStatement.query>;
export type QuickPeriod = 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'thisYear';

// Sweden writes days as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });

/**
 * The periods that a press chooses. What has begun goes up to today.
 * @param now whose day in the Kingdom is today
 */
export function quickPeriods(now = new Date()): Record<QuickPeriod, Period> {
  const to = isoDay.format(now);
  const [year = 0, month = 0] = to.split('-').map(Number);
  const first = (ofMonth: number) => new Date(Date.UTC(year, ofMonth - 1, 1));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    thisMonth: { from: day(first(month)), to },
    lastMonth: { from: day(first(month - 1)), to: day(new Date(first(month).getTime() - 86_400_000)) },
    thisQuarter: { from: day(first(month - ((month - 1) % 3))), to },
    thisYear: { from: day(first(1)), to },
  };
}
