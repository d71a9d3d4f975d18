import { addDays, dayOf, daysBetween, hourOf, monthOf } from '../kernel/calendar.ts';
import { halalas } from '../kernel/halalas.ts';

export interface Rental {
  readonly deliveredAt: Date;
  /** Null while the customer has it. */
  readonly backAt: Date | null;
  /** Decimal riyals; null unless the order is completed. */
  readonly earned: string | null;
}

export interface MonthFigures {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The rented part of the month's half days so far, 0 to 1; null before the company had the container. */
  readonly share: number | null;
  /** Halalas of the orders that were completed in the month. */
  readonly income: number;
}

/** By month. Every touched half day counts whole: 11:00 to 13:00 is one day. A rental before `since` counts too. */
export function figuresByMonth(
  months: readonly string[],
  rentals: readonly Rental[],
  { since, now }: { readonly since: Date; readonly now: Date },
): MonthFigures[] {
  return months.map((month) => ({
    month,
    share: shareOf(month, rentals, halfAt(since), halfAt(now)),
    income: incomeOf(month, rentals),
  }));
}

function shareOf(month: string, rentals: readonly Rental[], since: number, now: number): number | null {
  const first = startOf(month);
  const last = Math.min(startOf(monthOf(addDays(`${month}-01`, 31))) - 1, now);
  // A set, because one rental may begin in the half day in which another ends.
  const out = new Set<number>();
  for (const { deliveredAt, backAt } of rentals) {
    const until = backAt ? Math.min(halfAt(backAt), last) : last;
    for (let half = Math.max(halfAt(deliveredAt), first); half <= until; half++) out.add(half);
  }
  const had = Math.max(0, last - Math.max(first, since) + 1);
  const before = [...out].filter((half) => half < since).length;
  return had + before === 0 ? null : out.size / (had + before);
}

const incomeOf = (month: string, rentals: readonly Rental[]) =>
  rentals.reduce(
    (sum, { earned, backAt }) =>
      earned !== null && backAt !== null && monthOf(dayOf(backAt)) === month ? sum + halalas(earned) : sum,
    0,
  );

const epoch = '1970-01-01';
/** Half days since 1970 in Riyadh. */
const halfAt = (moment: Date) => 2 * daysBetween(epoch, dayOf(moment)) + (hourOf(moment) < 12 ? 0 : 1);
const startOf = (month: string) => 2 * daysBetween(epoch, `${month}-01`);
