import type { Notification as Told } from '@hawiyat/shared/contract/events';
import { $notices, dismissNotice, notify } from '@hawiyat/shared/state';
import { chime } from './chime.ts';
import { isQuiet } from './is-quiet.ts';
import { $notificationSettings, isShown } from './notifications-store.ts';
import { claimInBrowser } from './once-in-browser.ts';

/** Milliseconds for which a toast with work stays. */
const duration = 10_000;

let toasts: number[] = [];

/** Takes back what is shown: the next company must not see it. */
export function dismissTold(): void {
  for (const id of toasts) dismissNotice(id);
  toasts = [];
}

/**
 * Shows a notification in this tab, and lets one tab of the browser sound and ask the device to show it, as the company wants it.
 * @param id names it in all tabs
 * @returns the toast's id; null when it is not shown
 */
export function tell(id: string, told: Told): number | null {
  const { data: settings } = $notificationSettings.get();
  if (!isShown(settings, told) || isQuiet(settings?.quiet ?? null, new Date())) return null;
  const { title, text, address, action } = told;
  const toast = notify(`${title}\n${text}`, 'info', { action: { label: action, to: address }, duration });
  const alive = new Set($notices.get().map((notice) => notice.id));
  toasts = [...toasts.filter((known) => alive.has(known)), toast];
  if (settings?.sound || settings?.system)
    tellOnce(id, told, settings).catch((error) => console.warn('Nothing was heard', error));
  return toast;
}

async function tellOnce(
  id: string,
  { title, text, address }: Told,
  { sound, system }: { readonly sound: boolean; readonly system: boolean },
): Promise<void> {
  if (!(await claimInBrowser(id))) return;
  if (sound) await chime();
  // Who sees the page sees the toast.
  if (!system || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const shown = new Notification(title, { body: text, tag: id, lang: 'ar', dir: 'rtl' });
  shown.onclick = () => {
    window.focus();
    shown.close();
    openAddress(address);
  };
}

let openAddress: (address: string) => void = (address) => location.assign(address);

/** @param open how an address of the panel is opened without a new page */
export function openAddressesWith(open: (address: string) => void): void {
  openAddress = open;
}
