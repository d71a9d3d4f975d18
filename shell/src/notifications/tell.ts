import type { Notification as Told } from '@hawiyat/shared/contract/core/events';
import { useNavigate } from '@hawiyat/shared/router';
import {
  $notices,
  $session,
  dismissNotice,
  notify,
  onCompanyChange,
  onLiveEvent,
} from '@hawiyat/shared/state';
import { useEffect } from 'react';
import { chime } from './chime.ts';
import { $consents, hasWithdrawn } from './consents-store.ts';
import { $news, $notificationSettings } from './notifications-store.ts';
import { claimInBrowser } from './once-in-browser.ts';
import { waysToTell } from './ways-to-tell.ts';

/** Milliseconds for which a toast with an action stays. */
const duration = 10_000;
/** Milliseconds to wait for the company's choices; without them the notification is shown. */
const patience = 1_000;

let toasts: number[] = [];

export function dismissTold(): void {
  for (const id of toasts) dismissNotice(id);
  toasts = [];
}

/** Notifies in the ways that the company chose: a toast in each tab, sound and device once per browser, by `id`. */
async function tell(id: string, told: Told): Promise<void> {
  const token = $session.get()?.token;
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([$notificationSettings.ensure(), late]);
  if ($notificationSettings.get().data?.system) await Promise.race([$consents.ensure(), late]);
  // The next company must not see it.
  if ($session.get()?.token !== token) return;
  const ways = waysToTell($notificationSettings.get().data, told.kind, {
    now: new Date(),
    isHidden: document.hidden,
    isAllowed:
      'Notification' in window &&
      Notification.permission === 'granted' &&
      !hasWithdrawn($consents.get().data),
  });
  if (ways.toast) showToast(told);
  if (!(ways.sound || ways.device) || !(await claimInBrowser(id))) return;
  if (ways.device) showOnDevice(id, told);
  if (ways.sound) await chime();
}

function showToast({ title, text, address, action }: Told): void {
  const id = notify(`${title}\n${text}`, 'info', { action: { label: action, to: address }, duration });
  const alive = new Set($notices.get().map((notice) => notice.id));
  toasts = [...toasts.filter((known) => alive.has(known)), id];
}

function showOnDevice(id: string, { title, text, address }: Told): void {
  try {
    const shown = new Notification(title, { body: text, tag: id, lang: 'ar', dir: 'rtl' });
    shown.onclick = () => {
      window.focus();
      shown.close();
      openAddress(address);
    };
  } catch (reason) {
    // Chrome on Android allows it only to service workers.
    console.warn('The browser shows no notification of a page', reason);
  }
}

let openAddress: (address: string) => void = (address) => location.assign(address);

/** Milliseconds between two toasts of requests, which never end in a busy market. */
const requestsAtMostEvery = 60_000;

export function useTold(): void {
  const navigate = useNavigate();
  useEffect(() => {
    openAddress = navigate;
  }, [navigate]);
  useEffect(() => {
    const stops = [
      $notificationSettings.listen(() => {}),
      onLiveEvent((event) => {
        if (event?.data.notification) tellOrWarn(event.seq, event.data.notification);
      }),
      tellOfRequests(),
      onCompanyChange(dismissTold),
    ];
    void $news.ensure();
    return () => {
      for (const stop of stops) stop();
      dismissTold();
    };
  }, []);
}

const tellOrWarn = (...told: Parameters<typeof tell>) =>
  void tell(...told).catch((error) => console.warn('Something was not told', error));

/** The marketplace's events do not say which requests match; the counted answer does. */
function tellOfRequests(): () => void {
  let known: number | null = null;
  let toldAt = 0;
  return $news.listen(({ data }) => {
    if (!data) {
      known = null;
      return;
    }
    const { count = 0, notification } = data.newRequests ?? {};
    const isNew = known !== null && count > known;
    known = count;
    if (!isNew || !notification || Date.now() - toldAt < requestsAtMostEvery) return;
    toldAt = Date.now();
    tellOrWarn(`requests ${count}`, notification);
  });
}
