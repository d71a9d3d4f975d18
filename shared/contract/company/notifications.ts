import * as z from '@hawiyat/shared/contract/core/schema';
import { moment } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { notification } from '../core/events.ts';
import { pageEnd, pageQuery } from '../core/paging.ts';
import { pure } from '../core/pure.ts';
import { missing } from '../core/text.ts';

export const listedNotification = pure(() =>
  z.object({ id: z.string(), at: moment, seen: z.boolean(), notification }),
);
export type ListedNotification = z.infer<typeof listedNotification>;

export const listNotifications = endpoint(() => ({
  method: 'GET',
  path: '/api/company/notifications',
  audience: 'company',
  right: 'own',
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

const timeWrong = 'اكتب الوقت بالساعة والدقيقة، مثل 22:00.';
/** A time of a day in Riyadh, `HH:MM`. */
const dayTime = pure(() =>
  z.string(timeWrong).check(z.maxLength(5, timeWrong), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeWrong)),
);

const choices = pure(() => ({
  sound: z.boolean(missing),
  /** Through the device, where a browser allows it. */
  system: z.boolean(missing),
  /** Nothing is shown or heard from one time until the other, over midnight if it is earlier; null: never quiet. */
  quiet: z.nullable(
    z
      .object({ from: dayTime, until: dayTime })
      .check(
        z.refine(({ from, until }) => from !== until, { error: 'اختر نهاية غير البداية.', path: ['until'] }),
      ),
  ),
}));

/** Notifications that are switched together. */
export const notificationGroup = pure(() =>
  z.object({
    id: z.string(),
    label: z.string(),
    kinds: z.array(z.string()),
    /** Whether they are shown as they come; the list has all. */
    shown: z.boolean(),
  }),
);
export type NotificationGroup = z.infer<typeof notificationGroup>;

export const notificationSettings = pure(() =>
  z.object({ ...choices, groups: z.array(notificationGroup), version: z.number() }),
);
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const fetchNotificationSettings = endpoint(() => ({
  method: 'GET',
  path: '/api/company/notifications/settings',
  audience: 'company',
  right: 'own',
  response: z.object({ settings: notificationSettings }),
  defaultMessage: 'Failed to fetch notification settings',
}));

export const saveNotificationSettings = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/notifications/settings',
  audience: 'company',
  right: 'change-company',
  versioned: true,
  body: z.object({
    ...choices,
    /** Groups that are not shown, by their ids. */
    hidden: z.array(z.string().check(z.maxLength(40)), missing).check(z.maxLength(20)),
  }),
  response: z.object({ settings: notificationSettings }),
  defaultMessage: 'Failed to save notification settings',
}));

export const markNotificationsSeen = endpoint(() => ({
  method: 'POST',
  path: '/api/company/notifications/seen',
  audience: 'company',
  right: 'own',
  body: z.object({
    /** The newest that was seen; without it only the requests that came were. */
    id: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: z.object({ unseen: z.number() }),
  defaultMessage: 'Failed to mark notifications as seen',
}));
