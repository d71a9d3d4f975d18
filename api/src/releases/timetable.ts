import type { Timetable } from '@hawiyat/shared/contract/platform/rollouts';

/** Riyadh is three hours ahead of UTC all year. */
const riyadh = 3 * 3_600_000;

/** @returns whether a moment is within the hours of a timetable, in Riyadh; `until` itself is not */
export function isWithin({ days, from, until }: Timetable, moment: Date): boolean {
  const local = new Date(moment.getTime() + riyadh);
  const hour = local.getUTCHours();
  return days.includes(local.getUTCDay()) && hour >= from && hour < until;
}
