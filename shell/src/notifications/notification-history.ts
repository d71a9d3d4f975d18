import { type ListedNotification, listNotifications } from '@hawiyat/shared/contract/company/notifications';
import { createCursorQuery } from '@hawiyat/shared/query/by-cursor';
import { atom } from 'nanostores';
import { concernsPeople } from './notifications-store.ts';

export const $history = createCursorQuery<typeof listNotifications, ListedNotification>(
  listNotifications,
  atom({ query: {} }),
  {
    invalidatedBy: concernsPeople,
    select: ({ notifications: rows, nextCursor: cursor }) => ({ rows, cursor: cursor ?? null }),
  },
);
