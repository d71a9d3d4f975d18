import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { notification } from '../core/events.ts';
import { pageEnd, pageQuery } from '../core/paging.ts';
import { object, pure } from '../core/pure.ts';
import { type SettingsAnswer, setting, settingsPage } from '../core/settings.ts';
import { missing } from '../core/text.ts';
import { moment, timeOfDay } from '../core/values.ts';

export const listedNotification = object(() => ({
  id: z.string(),
  at: moment,
  seen: z.boolean(),
  notification,
}));
export type ListedNotification = z.infer<typeof listedNotification>;

export const listNotifications = endpoint('GET /api/company/notifications', () => ({
  right: 'own',
  query: z.object(pageQuery),
  response: z.object({
    notifications: z.array(listedNotification),
    unseen: z.number(),
    newRequests: z.nullable(z.object({ count: z.number(), notification })),
    ...pageEnd,
  }),
  defaultMessage: 'Failed to fetch notifications',
}));

const dayTime = pure(() => timeOfDay('اكتب الوقت بالساعة والدقيقة، مثل 22:00.'));

export const notificationGroup = object(() => ({
  id: z.string(),
  label: z.string(),
  kinds: z.array(z.string()),
  shown: z.boolean(),
}));

export const notificationSettings = settingsPage(() => ({
  name: 'notifications',
  title: 'إعدادات الإشعارات',
  subject: 'notification settings',
  address: '/settings/notifications',
  path: '/api/company/notifications/settings',
  right: 'own',
  event: 'notification_settings.saved',
  fields: {
    sound: setting('الصوت', z.boolean(missing), false),
    system: setting('إشعارات الجهاز', z.boolean(missing), false),
    /** Over midnight when `until` is earlier; null: never quiet. */
    quiet: setting(
      'ساعات الهدوء',
      z.nullable(
        z.object({ from: dayTime, until: dayTime }).check(
          z.refine(({ from, until }) => from !== until, {
            error: 'اختر نهاية غير البداية.',
            path: ['until'],
          }),
        ),
      ),
      null,
    ),
    /** Ids of groups; answers have the groups themselves. */
    hidden: setting(
      'ما يظهر عند وصوله',
      z.array(z.string().check(z.maxLength(40)), missing).check(z.maxLength(20)),
      [],
      { shown: false },
    ),
  },
  also: { groups: z.array(notificationGroup) },
}));
export type NotificationSettings = SettingsAnswer<typeof notificationSettings>;

export const fetchNotificationSettings = pure(() => notificationSettings.fetch);
export const saveNotificationSettings = pure(() => notificationSettings.save);

export const markNotificationsSeen = endpoint('POST /api/company/notifications/seen', () => ({
  right: 'own',
  undo: 'read',
  body: z.object({ id: z.optional(z.string().check(z.maxLength(64))) }),
  response: z.object({ unseen: z.number() }),
  defaultMessage: 'Failed to mark notifications as seen',
}));
