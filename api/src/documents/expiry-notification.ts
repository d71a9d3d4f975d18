import type { Notification } from '@hawiyat/shared/contract/core/events';
import { day as shownDay } from '@hawiyat/shared/locale/dates';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import type { DocumentRow } from './document-fields.ts';
import { documentName, documents } from './document-words.ts';

// Without personal names: it is stored with the event, and events are never changed.

type DueDocument = Pick<DocumentRow, 'owner' | 'kind' | 'title' | 'expires_on'>;

export function expiryNotification(
  first: DueDocument,
  all: readonly DueDocument[],
  today: string,
): Notification {
  const common = { kind: 'documents-expiring', action: 'عرض الوثائق' };
  const isOver = first.expires_on < today;
  if (all.length === 1)
    return {
      ...common,
      title: isOver ? `انتهت صلاحية ${nameOf(first)}` : `تنتهي قريبًا صلاحية ${nameOf(first)}`,
      text: `${isOver ? 'كان آخر يوم لها' : 'آخر يوم لها'} ${shownDay(first.expires_on)}.`,
      address: `/vehicles?view=documents&state=${isOver ? 'expired' : 'soon'}`,
    };
  const expired = all.filter(({ expires_on }) => expires_on < today).length;
  const soon = all.length - expired;
  const parts = [
    expired > 0 && `انتهت: ${pluralize(expired, documents)}`,
    soon > 0 && `تنتهي قريبًا: ${pluralize(soon, documents)}`,
  ];
  return {
    ...common,
    title: 'وثائق تحتاج إلى تجديد',
    text: `${parts.filter(Boolean).join('، و')}.`,
    address: '/vehicles?view=documents&state=due',
  };
}

/** A typed name may identify a driver. */
const nameOf = ({ title, owner, ...document }: DueDocument): string =>
  documentName({ ...document, owner, title: owner === 'driver' ? null : title });
