import type { Notification } from '@hawiyat/shared/contract/core/events';
import type { SubOrderType } from '@hawiyat/shared/contract/orders/sub-orders';
import { dayWithWeekday, day as shownDay } from '@hawiyat/shared/locale/dates';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { noun, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { orderNumber } from '../kernel/order-number.ts';

// Events never change, so their notifications hold no names.

export interface OverdueTask {
  readonly order_id: string;
  readonly number: number;
  readonly position: number;
  readonly type: SubOrderType;
  readonly delivery_date: string;
}

const lateTasks = noun('| طلب فرعي | طلبان فرعيان |  | طلبات فرعية | طلبًا فرعيًا | طلب فرعي');
const waiting = noun('| طلب واحد | طلبان |  | طلبات | طلبًا | طلب');
const rules = new Intl.PluralRules('ar');

export function overdueNotification(first: OverdueTask, count: number): Notification {
  if (count === 1)
    return {
      kind: 'tasks-overdue',
      title: `تأخر ال${subOrderTypeLabel[first.type]}، الطلب ${orderNumber(first.number, first.position)}`,
      text: `كان موعده ${shownDay(first.delivery_date)}.`,
      address: `/orders?tab=accepted_orders&details=${first.order_id}`,
      action: 'عرض الطلب',
    };
  return {
    kind: 'tasks-overdue',
    title: `${rules.select(count) === 'few' ? 'تأخرت' : 'تأخر'} ${pluralizeInline(count, lateTasks)}`,
    text: 'مضى موعد التفريغ أو الإرجاع قبل إتمامه.',
    address: '/orders?tab=sub_orders&overdue=true',
    action: 'عرض المتأخرة',
  };
}

export interface Undriven {
  readonly orders: number;
  readonly unloads: number;
  readonly returns: number;
}

/** At least one task has no driver. `day` is tomorrow, `until` the company's next working day. */
export function dueNotification(
  { orders, unloads, returns }: Undriven,
  day: string,
  until: string,
): Notification {
  const parts: [string, number][] = [
    ['توصيل', orders],
    [subOrderTypeLabel.unload, unloads],
    [subOrderTypeLabel.return, returns],
  ];
  const list = orders > 0 ? 'accepted_orders' : 'sub_orders';
  const count = pluralizeInline(orders + unloads + returns, waiting);
  const kinds = parts
    .filter(([, number]) => number > 0)
    .map(([what, number]) => `${what}: ${number}`)
    .join('، ');
  const common = { kind: 'tasks-due', action: 'تعيين السائقين' };
  const address = `/orders?tab=${list}&driver=unassigned`;
  if (until === day)
    return { ...common, title: `${count} غدًا بلا سائق`, text: kinds, address: `${address}&day=${day}` };
  return {
    ...common,
    title: `${count} بلا سائق حتى يوم العمل القادم`,
    text: `${kinds}. يوم العمل القادم ${dayWithWeekday(until)}.`,
    address,
  };
}
