import type { fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import * as z from '@hawiyat/shared/contract/core/schema';
import { serverNow } from '@hawiyat/shared/locale/server-time';
import { daysAfter, today } from '@hawiyat/shared/locale/today';

/** Both days belong to it. */
export type Period = z.output<typeof fetchStatement.query>;

/** The statement's address. Any text: its field says what is wrong, because figures of another period would mislead. */
export const statementQuery = z.object({ from: z.optional(z.string()), to: z.optional(z.string()) });

export type QuickPeriod = 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'thisYear';

/** Days in Riyadh; a period that is not over ends today. */
export function quickPeriods(now = serverNow()): Record<QuickPeriod, Period> {
  const to = today(now);
  const [year = 0, month = 0] = to.split('-').map(Number);
  const first = (monthNumber: number) =>
    new Date(Date.UTC(year, monthNumber - 1, 1)).toISOString().slice(0, 10);
  return {
    thisMonth: { from: first(month), to },
    lastMonth: { from: first(month - 1), to: daysAfter(first(month), -1) },
    thisQuarter: { from: first(month - ((month - 1) % 3)), to },
    thisYear: { from: first(1), to },
  };
}
