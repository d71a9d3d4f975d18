import * as z from '@hawiyat/shared/contract/schema';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { notification } from './events.ts';
import { pageEnd, pageQuery } from './paging.ts';
import { pure } from './pure.ts';
import { missing } from './text.ts';

export const listedNotification = pure(() =>
  z.object({ id: z.string(), at: moment, seen: z.boolean(), notification }),
);
export type ListedNotification = z.infer<typeof listedNotification>;

/** What concerns the company's people, of a month, the newest first. */
export const listNotifications = endpoint(() => ({
  method: 'GET',
  path: '/api/company/notifications',
  audience: 'company',
  query: z.object(pageQuery),
  response: z.object({
    notifications: z.array(listedNotification),
    /** How many nobody has seen; 100 at most. */
    unseen: z.number(),
    /** Requests that came since and that its containers and areas fit, as one; null without any. */
    newRequests: z.nullable(z.object({ count: z.number(), notification })),
    ...pageEnd,
  }),
  defaultMessage: 'Failed to fetch notifications',
}));

/** One mark for the whole company. */
export const markNotificationsSeen = endpoint(() => ({
  method: 'POST',
  path: '/api/company/notifications/seen',
  audience: 'company',
  body: z.object({
    /** The newest that was seen. */
    id: z.string(missing).check(z.maxLength(64)),
  }),
  response: z.object({ unseen: z.number() }),
  defaultMessage: 'Failed to mark notifications as seen',
}));
