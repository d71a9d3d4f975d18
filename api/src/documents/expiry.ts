import type { DocumentState } from '@hawiyat/shared/contract/fleet/documents';
import { daysBetween } from '../kernel/calendar.ts';

/** Days before expiry on which the company is warned; 0 once the document has expired. */
export const thresholds = [30, 14, 7, 0] as const;
export type Threshold = (typeof thresholds)[number];

export const soonDays = 30;

/** A document is valid up to and including its expiry day. */
export function documentState(expiresOn: string, today: string): DocumentState {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'expired';
  return left <= soonDays ? 'soon' : 'valid';
}

/** Each warning is given once, and of several missed ones only the latest. `warned` is the last threshold given. */
export function dueThreshold(expiresOn: string, warned: number | null, today: string): Threshold | null {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return warned === 0 ? null : 0;
  const reached = [...thresholds].reverse().find((threshold) => threshold > 0 && left <= threshold) ?? null;
  return reached !== null && (warned === null || reached < warned) ? reached : null;
}
