import type { Notification } from '@hawiyat/shared/contract/core/events';
import type { SubOrderType } from '@hawiyat/shared/contract/orders/sub-orders';
import { dayWithWeekday, day as shownDay } from '@hawiyat/shared/locale/dates';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { noun, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { orderNumber } from '../kernel/order-number.ts';

// Stored with the event, so without anyone's name: events are never changed.

export interface OverdueTask {
  readonly order_id: string;
  readonly number: number;
  readonly position: number;
  readonly type: SubOrderType;
  readonly delivery_date: string;
}

const lateTasks = noun('', 'طلب فرعي', 'طلبان فرعيان', '', 'طلبات فرعية', 'طلبًا فرعيًا', 'طلب فرعي');
const waiting = noun('', 'طلب واحد', 'طلبان', '', 'طلبات', 'طلبًا', 'طلب');
const rules = new Intl.PluralRules('ar');

/** The day of sub-orders has passed, and they are not done. @param first one of them @param count of all, at least 1 */
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

/** How many tasks of a day have no driver. */
export interface Undriven {
  readonly orders: number;
  readonly unloads: number;
  readonly returns: number;
}

/**
 * Tasks of the next day, or of all days until the next one on which the company works, have no driver; at least one.
 * @param day tomorrow, `YYYY-MM-DD`
 * @param until the company's next working day
 */
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
