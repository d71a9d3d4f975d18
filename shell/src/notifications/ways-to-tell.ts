import type { NotificationSettings } from '@hawiyat/shared/contract/company/notifications';
import { isQuiet } from './is-quiet.ts';

interface Circumstances {
  readonly now: Date;
  /** Nobody sees this tab. */
  readonly isHidden: boolean;
  /** Whether the browser may ask the device to show something. */
  readonly isAllowed: boolean;
}

/** In which ways people are told of something. */
export interface WaysToTell {
  readonly toast: boolean;
  readonly sound: boolean;
  readonly device: boolean;
}

/**
 * @param settings of the company; null while they are not known
 * @param kind of the notification; one that is in no group is shown
 */
export function waysToTell(
  settings: NotificationSettings | null,
  kind: string,
  { now, isHidden, isAllowed }: Circumstances,
): WaysToTell {
  const group = settings?.groups.find(({ kinds }) => kinds.includes(kind));
  if (group?.shown === false || isQuiet(settings?.quiet ?? null, now))
    return { toast: false, sound: false, device: false };
  // Who sees the page sees the toast.
  const device = settings?.system === true && isHidden && isAllowed;
  return { toast: true, sound: settings?.sound ?? false, device };
}
