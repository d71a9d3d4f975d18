import { listNotifications, markNotificationsSeen } from '@hawiyat/shared/contract/company/notifications';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { findNotifications, markSeen, seenNotifications } from '../events/index.ts';
import { serve } from '../http/serve.ts';
import { dayOf } from '../kernel/calendar.ts';
import { notFound } from '../kernel/errors.ts';
import { newRequestsFor } from './new-requests.ts';
import { newRequestsNotification } from './new-requests-notification.ts';

const defaultLimit = 50;
const oneDay = 86_400_000;

export function notificationRoutes(app: App): void {
  serve(app, listNotifications, async ({ query: { limit = defaultLimit, cursor }, session: { companyId } }) =>
    asCompany(app.db, companyId, async (tx) => {
      const now = app.now();
      const { rows, nextCursor } = await findNotifications(tx, companyId, { now, limit, cursor });
      const { seenId, seenAt, unseen } = await seenNotifications(tx, companyId, now);
      const since = seenAt ?? new Date(now.getTime() - oneDay);
      const count = await newRequestsFor(tx, companyId, { since, today: dayOf(now) });
      return {
        notifications: rows.map(({ id, at, notification }) => ({
          ...{ id: String(id), at: at.toISOString(), seen: id <= seenId, notification },
        })),
        unseen,
        newRequests: count === 0 ? null : { count, notification: newRequestsNotification(count) },
        nextCursor,
      };
    }),
  );

  serve(app, markNotificationsSeen, async ({ body: { id }, session: { companyId } }) =>
    asCompany(app.db, companyId, async (tx) => {
      await markSeen(tx, companyId, id, app.now());
      const { unseen } = await seenNotifications(tx, companyId, app.now());
      return { unseen };
    }),
  ).throws(notFound);
}
