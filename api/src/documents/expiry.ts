import type { PaperState } from '@hawiyat/shared/contract/fleet/documents';
import { daysBetween } from '../kernel/calendar.ts';

/** Days before a document expires on which its company is warned, and 0 for when it has expired. */
export const thresholds = [30, 14, 7, 0] as const;
export type Threshold = (typeof thresholds)[number];

/** Days in which a document counts as expiring soon. */
export const soonDays = 30;

/**
 * What a document is on a day. It is valid up to the day of its expiry itself.
 * @param expiresOn Riyadh day `YYYY-MM-DD`
 * @param today likewise
 */
export function paperState(expiresOn: string, today: string): PaperState {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'expired';
  return left <= soonDays ? 'soon' : 'valid';
}

/**
 * Which warning is due. Each is given once, and of several that were missed only the latest.
 * @param warned the last threshold that its company was warned of; null before the first
 * @returns the threshold to warn of now; null when nothing is new
 */
export function dueThreshold(expiresOn: string, warned: number | null, today: string): Threshold | null {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return warned === 0 ? null : 0;
  const reached = [...thresholds].reverse().find((threshold) => threshold > 0 && left <= threshold) ?? null;
  return reached !== null && (warned === null || reached < warned) ? reached : null;
}
