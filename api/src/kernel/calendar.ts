const dayLength = 86_400_000;
/** Riyadh is three hours ahead of UTC all year. */
const riyadh = 3 * 3_600_000;

/** The day of a moment in Riyadh, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + riyadh).toISOString().slice(0, 10);
}

/** Whole hours since midnight in Riyadh. */
export function hourOf(moment: Date): number {
  return new Date(moment.getTime() + riyadh).getUTCHours();
}

/** The moment on a day (`YYYY-MM-DD`) in Riyadh, so many hours after midnight. */
export function momentOf(day: string, hours: number): Date {
  return new Date(Date.parse(day) - riyadh + hours * 3_600_000);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

export const later = (one: string, other: string): string => (one > other ? one : other);

/** Days from `from` to `to`, both `YYYY-MM-DD`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** The same day so many months earlier, or that month's last day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The months (`YYYY-MM`) that end with the month of a day, oldest first. */
export function lastMonths(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => monthOf(monthsBefore(day, count - 1 - index)));
}
