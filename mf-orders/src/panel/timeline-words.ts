import type { TimelineEntry } from '@hawiyat/shared/contract/orders/order-details';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { orderStatusLabel, subOrderStatusLabel } from '@hawiyat/shared/locale/order-words';

const actors: Record<string, string> = {
  admin: 'مسؤول الشركة',
  driver: 'السائق',
  customer: 'العميل',
  operator: 'إدارة المنصة',
  system: 'تلقائيًا',
};

export function whoDid({ actor: { kind, name } }: Pick<TimelineEntry, 'actor'>): string {
  return name === null ? (actors[kind] ?? '') : isolateName(name);
}

/** The order is made by the acceptance of its offer, which would be told twice. */
export const withoutRepetition = <Entry extends Pick<TimelineEntry, 'type'>>(
  timeline: readonly Entry[],
): readonly Entry[] =>
  timeline.some(({ type }) => type === 'order.created')
    ? timeline.filter(({ type }) => type !== 'offer.accepted')
    : timeline;

const plainSentences: Record<string, string> = {
  'request.placed': 'وصل الطلب',
  'request.closed': 'أُغلق الطلب أمام العروض',
  'offer.created': 'تم تقديم العرض',
  'offer.repriced': 'تم تغيير العرض',
  'offer.withdrawn': 'تم سحب العرض',
  'offer.accepted': 'تم قبول العرض',
  'offer.declined': 'لم يُقبل العرض',
  'order.created': 'تم قبول عرضك',
  'order.proven': 'تم إرفاق إثبات التوصيل',
  'order.noted': 'تمت إضافة ملاحظة',
  'order.note_deleted': 'تم حذف ملاحظة',
  'order.canceled': 'تم إلغاء الطلب',
  'order.refunded': 'تم استرداد المبلغ',
  'sub_order.created': 'تم إنشاء الطلب الفرعي',
};

const statuses: Record<string, string> = { ...orderStatusLabel, ...subOrderStatusLabel };

/** One sentence; an unknown event type is shown raw. */
export function whatHappened({
  type,
  to,
  driverName,
  assignment,
  formerDriverName,
}: Pick<TimelineEntry, 'type' | 'to' | 'driverName' | 'assignment' | 'formerDriverName'>): string {
  const name = driverName === null ? 'السائق' : `السائق ${isolateName(driverName)}`;
  if (assignment === 'taken-off') return `تم إلغاء تعيين ${name}`;
  if (assignment === 'changed' && formerDriverName && driverName !== null)
    return `تم تغيير السائق من ${isolateName(formerDriverName)} إلى ${isolateName(driverName)}`;
  if (assignment !== null) return `تم تعيين ${name}`;
  if ((type === 'order.moved' || type === 'sub_order.moved') && to !== null)
    return `أصبحت الحالة «${statuses[to] ?? to}»`;
  return plainSentences[type] ?? type;
}
