import {
  fetchNotificationSettings,
  listNotifications,
  markNotificationsSeen,
} from '@hawiyat/shared/contract/company/notifications';
import type { LiveEvent } from '@hawiyat/shared/contract/core/events';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

/** Events with a notification, and requests, which the server counts by what matches the company. */
export const concernsPeople = ({ type, data }: LiveEvent): boolean =>
  data.notification !== undefined || type === 'request.placed';

/** The bell's count. A failure shows nothing: the panel works without it. */
export const $news = createQuery(listNotifications, atom({ query: { limit: '1' } }), {
  invalidatedBy: concernsPeople,
  select: ({ unseen, newRequests, notifications: [newest] }) => ({
    ...{ unseen, newRequests, newestId: newest?.id },
    count: unseen + Number(newRequests !== null),
  }),
});

export const $notificationSettings = createQuery(fetchNotificationSettings, atom({}), {
  invalidatedBy: ['notification_settings'],
  select: ({ settings }) => settings,
});

const $marking = createMutation(markNotificationsSeen, {
  applies: ({ unseen }) => [
    applyTo(listNotifications, (answer) => ({ ...answer, unseen, newRequests: null })),
  ],
  // No event comes back.
  id: () => 'seen',
});

let isMarking = false;

/** Marks for the whole company; a failure leaves the count. */
export async function markAllSeen(): Promise<void> {
  const news = $news.get().data;
  if (!news || news.count === 0 || isMarking) return;
  isMarking = true;
  try {
    await $marking.send({ body: news.newestId === undefined ? {} : { id: news.newestId } });
  } catch (error) {
    console.warn('Notifications were not marked as seen', error);
  } finally {
    isMarking = false;
  }
}
