import type { NotificationSettings } from '@hawiyat/shared/contract/company/notifications';
import { timeZone } from '@hawiyat/shared/locale/locale';

/** `quiet`: times of day in Riyadh, the end excluded. An end before the start is on the next day. */
export function isQuiet(quiet: NotificationSettings['quiet'], now: Date): boolean {
  if (!quiet) return false;
  const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const { from, until } = quiet;
  const [begun, over] = [time >= from, time >= until];
  return from < until ? begun && !over : begun || !over;
}
