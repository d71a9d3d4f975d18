import type { NotificationSettings } from '@hawiyat/shared/contract/company/notifications';
import { timeZone } from '@hawiyat/shared/locale/locale';

/**
 * Whether nothing shall be shown or heard at a moment.
 * @param quiet times of a day in Riyadh; the end itself is not quiet. An end before the beginning is on the next day.
 */
export function isQuiet(quiet: NotificationSettings['quiet'], now: Date): boolean {
  if (!quiet) return false;
  const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const { from, until } = quiet;
  const [begun, over] = [time >= from, time >= until];
  return from < until ? begun && !over : begun || !over;
}
