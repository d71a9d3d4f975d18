import { call } from '@hawiyat/shared/client';
import type { LiveEvent, Notification } from '@hawiyat/shared/contract/events';
import {
  fetchNotificationSettings,
  listNotifications,
  markNotificationsSeen,
  type NotificationSettings,
} from '@hawiyat/shared/contract/notifications';
import { applyChanges, applyTo, createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

/** Events that people are told of, and requests, which the server counts by what fits the company. */
export const concernsPeople = ({ type, data }: LiveEvent): boolean =>
  data.notification !== undefined || type === 'request.placed';

/** What the bell counts. A failure shows nothing: the panel works on without it. */
export const $news = createQuery(listNotifications, atom({ query: { limit: '1' } }), {
  invalidatedBy: concernsPeople,
  select: ({ unseen, newRequests, notifications: [newest] }) => ({
    ...{ unseen, newRequests, newestId: newest?.id },
    count: unseen + Number(newRequests !== null),
  }),
});

export const $notificationSettings = createQuery(fetchNotificationSettings, atom({}), {
  invalidatedBy: /^notification_settings\./,
  select: ({ settings }) => settings,
});

/** Whether it is shown as it comes: a kind in no group is. */
export const isShown = (settings: NotificationSettings | null, { kind }: Notification): boolean =>
  settings?.groups.find(({ kinds }) => kinds.includes(kind))?.shown ?? true;

let marking = false;

/** Marks all that is known as seen, for the whole company; a failure leaves the count as it is. */
export async function markAllSeen(): Promise<void> {
  const news = $news.get().data;
  if (!news || news.count === 0 || marking) return;
  marking = true;
  try {
    const { unseen } = await call(markNotificationsSeen, {
      body: news.newestId === undefined ? {} : { id: news.newestId },
    });
    applyChanges([applyTo(listNotifications, (answer) => ({ ...answer, unseen, newRequests: null }))]);
  } catch (error) {
    console.warn('Notifications were not marked as seen', error);
  } finally {
    marking = false;
  }
}
