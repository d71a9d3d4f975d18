const dayLength = 86_400_000;
/** Riyadh is three hours ahead of UTC all year. */
const riyadh = 3 * 3_600_000;

/**
 * The calendar day that a moment falls on in Riyadh.
 * @returns `YYYY-MM-DD`
 */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + riyadh).toISOString().slice(0, 10);
}

/** Hours since midnight in Riyadh, a whole number from 0 to 23. */
export function hourOf(moment: Date): number {
  return new Date(moment.getTime() + riyadh).getUTCHours();
}

/**
 * A time of a day in Riyadh.
 * @param day `YYYY-MM-DD`
 * @param hours since midnight; may have a fraction
 */
export function momentOf(day: string, hours: number): Date {
  return new Date(Date.parse(day) - riyadh + hours * 3_600_000);
}

/** The day that many days later, or earlier when negative; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The later one of two days, both `YYYY-MM-DD`. */
export const later = (one: string, other: string): string => (one > other ? one : other);

/** How many days `to` is after `from`; negative when it is before. Both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** The same day so many months earlier, or that month's last day. Both `YYYY-MM-DD`. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The month of a day: `2026-01-31` → `2026-01`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/**
 * The months that end with the one of a day, oldest first.
 * @param day `YYYY-MM-DD`
 * @param count at least 1
 * @returns `YYYY-MM` each
 */
export function lastMonths(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => monthOf(monthsBefore(day, count - 1 - index)));
}
