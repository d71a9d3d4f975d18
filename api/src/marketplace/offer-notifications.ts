import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/containers';
import type { Notification } from '@hawiyat/shared/contract/events';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { money } from '@hawiyat/shared/locale/money';

interface Kind {
  readonly container_type: ContainerType;
  readonly container_size: ContainerSize;
}

const why = {
  accepted: 'قبل العميل عرضًا آخر.',
  canceled: 'ألغى العميل الطلب.',
} as const;

/** The request of an offer is gone. @param how: another offer won, or the customer needs nothing any more */
export function lostNotification(request: Kind, price: string, how: keyof typeof why): Notification {
  return {
    kind: 'offer-lost',
    title: 'لم يُقبل عرضك',
    text: `${request.container_type} ${sizeLabel[request.container_size]}، ${money(Number(price))}. ${why[how]}`,
    address: '/orders?tab=new_orders&scope=mine&status=lost',
    action: 'عرض عروضي',
  };
}

const rules = new Intl.PluralRules('ar');

/** Requests that came since somebody looked. @param count at least 1 */
export function newRequestsNotification(count: number): Notification {
  return {
    kind: 'new-requests',
    title: titleOf(count),
    text: 'من أنواع حاوياتك وأحجامها.',
    address: '/orders?tab=new_orders',
    action: 'عرض الطلبات',
  };
}

function titleOf(count: number): string {
  switch (rules.select(count)) {
    case 'one':
      return 'وصل طلب جديد';
    case 'two':
      return 'وصل طلبان جديدان';
    case 'few':
      return `وصلت ${count} طلبات جديدة`;
    case 'many':
      return `وصل ${count} طلبًا جديدًا`;
    default:
      return `وصل ${count} طلب جديد`;
  }
}
