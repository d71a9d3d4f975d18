import type { Notification } from '@hawiyat/shared/contract/core/events';

const rules = new Intl.PluralRules('ar');

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
