import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { Notification } from '@hawiyat/shared/contract/core/events';
import { day as shownDay } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { money } from '@hawiyat/shared/locale/money';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { orderNumber } from '../kernel/order-number.ts';

// Events never change, so their notifications hold no names.

const addressOf = (orderId: string) => `/orders?tab=accepted_orders&details=${orderId}`;
/** The order with its dialog for assignments. */
const assignAt = (orderId: string) => `${addressOf(orderId)}&act=assign`;

interface Kind {
  readonly container_type: ContainerType;
  readonly container_size: ContainerSize;
}

const kindOf = ({ container_type, container_size }: Kind) => `${container_type} ${sizeLabel[container_size]}`;

interface Named {
  readonly id: string;
  readonly number: number;
}

export function acceptedNotification(
  order: Named & { readonly total_price: string },
  kind: Kind,
): Notification {
  return {
    kind: 'offer-accepted',
    title: `تم قبول عرضك، الطلب ${orderNumber(order.number)}`,
    text: `${kindOf(kind)}، ${money(Number(order.total_price))}`,
    address: assignAt(order.id),
    action: 'تعيين سائق',
  };
}

export function canceledNotification(order: Named, canceledBy: 'customer' | 'company'): Notification {
  return {
    kind: 'order-canceled',
    title: `أُلغي الطلب ${orderNumber(order.number)}`,
    text: canceledBy === 'customer' ? 'ألغاه العميل.' : 'ألغته إدارة المنصة لتعذر تنفيذه.',
    address: addressOf(order.id),
    action: 'عرض الطلب',
  };
}

export function failedNotification(
  order: Named,
  task: { readonly type: 'unload' | 'return'; readonly position: number },
): Notification {
  return {
    kind: 'task-failed',
    title: `تعذّر ال${subOrderTypeLabel[task.type]}، الطلب ${orderNumber(order.number, task.position)}`,
    text:
      task.type === 'return'
        ? 'أُضيف إرجاع جديد في اليوم التالي، ويحتاج إلى سائق.'
        : 'سجّل السائق سبب التعذر في تفاصيل الطلب.',
    ...(task.type === 'return'
      ? { address: assignAt(order.id), action: 'تعيين سائق' }
      : { address: addressOf(order.id), action: 'عرض الطلب' }),
  };
}

export function lateNotification(order: Named, day: string): Notification {
  return {
    kind: 'order-late',
    title: `تأخر توصيل الطلب ${orderNumber(order.number)}`,
    text: `كان موعده ${shownDay(day)}.`,
    address: addressOf(order.id),
    action: 'عرض الطلب',
  };
}

const why = {
  accepted: 'قبل العميل عرضًا آخر.',
  canceled: 'ألغى العميل الطلب.',
  expired: 'مضى موعد الطلب دون قبول عرض.',
} as const;

/** The price is in stored riyals. */
export function lostNotification(request: Kind, price: string | null, how: keyof typeof why): Notification {
  return {
    kind: 'offer-lost',
    title: 'لم يُقبل عرضك',
    text: `${kindOf(request)}${price === null ? '' : `، ${money(Number(price))}`}. ${why[how]}`,
    address: '/orders?tab=new_orders&scope=mine&status=lost',
    action: 'عرض عروضي',
  };
}
