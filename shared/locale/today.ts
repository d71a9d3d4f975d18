import { serverNow } from './server-time.ts';

/** Riyadh is three hours ahead of UTC all year. */
const riyadh = 3 * 3_600_000;

/** The calendar day in Riyadh, `YYYY-MM-DD`. */
export const today = (now = serverNow()): string =>
  new Date(now.getTime() + riyadh).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
