import { useNavigate } from '@hawiyat/shared/router';
import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { useEffect } from 'react';
import { $news, $notificationSettings } from './notifications-store.ts';
import { dismissTold, openAddressesWith, tell } from './tell.ts';

/** Milliseconds between two toasts of requests, which never end in a busy market. */
const requestsAtMostEvery = 60_000;

export function useTold(): void {
  const navigate = useNavigate();
  useEffect(() => openAddressesWith(navigate), [navigate]);
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
