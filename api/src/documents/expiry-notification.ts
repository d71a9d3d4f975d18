import type { Notification } from '@hawiyat/shared/contract/core/events';
import { day as shownDay } from '@hawiyat/shared/locale/dates';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import type { DocumentRow } from './document-fields.ts';
import { paperName, papers } from './paper-words.ts';

// Stored with the event, so without anyone's name: events are never changed.

type Paper = Pick<DocumentRow, 'owner' | 'kind' | 'title' | 'expires_on'>;

/**
 * Papers have come near to their expiry, or have expired.
 * @param first of them, which expires first
 * @param all at least one
 * @param today Riyadh day `YYYY-MM-DD`
 */
export function expiryNotification(first: Paper, all: readonly Paper[], today: string): Notification {
  const common = { kind: 'papers-expiring', action: 'عرض الوثائق' };
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
    expired > 0 && `انتهت: ${pluralize(expired, papers)}`,
    soon > 0 && `تنتهي قريبًا: ${pluralize(soon, papers)}`,
  ];
  return {
    ...common,
    title: 'وثائق تحتاج إلى تجديد',
    text: `${parts.filter(Boolean).join('، و')}.`,
    address: '/vehicles?view=documents&state=due',
  };
}

/** A name that someone has typed may tell who a person is: only its kind stands here. */
const nameOf = ({ title, owner, ...paper }: Paper): string =>
  paperName({ ...paper, owner, title: owner === 'driver' ? null : title });
