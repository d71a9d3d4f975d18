import type { NotificationSettings } from '@hawiyat/shared/contract/company/notifications';
import { timeZone } from '@hawiyat/shared/locale/locale';

interface Circumstances {
  readonly now: Date;
  readonly isHidden: boolean;
  readonly isAllowed: boolean;
}

/** Unknown settings (null) and kinds without a group show the notification. */
export function waysToTell(
  settings: NotificationSettings | null,
  kind: string,
  { now, isHidden, isAllowed }: Circumstances,
) {
  const group = settings?.groups.find(({ kinds }) => kinds.includes(kind));
  if (group?.shown === false || isQuiet(settings?.quiet ?? null, now))
    return { toast: false, sound: false, device: false };
  // A visible page shows the toast.
  const device = settings?.system === true && isHidden && isAllowed;
  return { toast: true, sound: settings?.sound ?? false, device };
}

/** `quiet`: times of day in Riyadh, the end excluded. An end before the start is on the next day. */
export function isQuiet(quiet: NotificationSettings['quiet'], now: Date): boolean {
  if (!quiet) return false;
  const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const { from, until } = quiet;
  const [begun, over] = [time >= from, time >= until];
  return from < until ? begun && !over : begun || !over;
}
