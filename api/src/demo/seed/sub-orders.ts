import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import type { Insertable } from 'kysely';
import type { SubOrders } from '../../db/schema.ts';
import { addDays, momentOf } from '../../kernel/calendar.ts';
import { plannedTasks } from '../../orders/index.ts';
import { type DemoDriver, onDuty } from './drivers.ts';
import type { DemoOrder } from './orders.ts';
import type { Random } from './random.ts';

export type DemoSubOrder = Omit<Insertable<SubOrders>, 'company_id'>;

const inProgress = ['pick_up_in_progress', 'picked_up', 're_delivery_in_progress'] as const;
const failures = [
  'الموقع مغلق ولا يوجد من يستلم',
  'تعذّر وصول الشاحنة إلى الموقع',
  'الحاوية محجوبة بسيارات متوقفة',
];

interface World {
  readonly drivers: readonly DemoDriver[];
  readonly today: string;
}

/** Of completed orders only the newest have tasks, up to `count`. */
export function subOrders(
  random: Random,
  orders: readonly DemoOrder[],
  count: number,
  world: World,
): DemoSubOrder[] {
  const live = orders.filter((order) => order.status !== 'completed' && order.status !== 'canceled');
  const rows = live.flatMap((order) => subOrdersOf(random, order, world));
  const monthly = live.filter(
    (order) => order.status === 'delivered' && order.terms.rental_type === 'monthly',
  );
  rows.push(
    ...failures.flatMap((reason, i) =>
      monthly.slice(i, i + 1).map((order) => failed(random, order, reason, world)),
    ),
  );
  const completed = orders.filter((order) => order.status === 'completed');
  for (const order of completed.sort((a, b) => (a.delivery < b.delivery ? 1 : -1))) {
    if (rows.length + (order.terms.unload_count ?? 0) + 1 <= count)
      rows.push(...subOrdersOf(random, order, world));
  }
  return rows;
}

function subOrdersOf(random: Random, order: DemoOrder, world: World): DemoSubOrder[] {
  return plannedTasks(order.delivery, order.terms).map(({ type, delivery_date: day }) => {
    const status = jobStatus(order, type, day, world.today);
    const choices = inProgress.some((name) => name === status) ? onDuty(world.drivers) : world.drivers;
    return {
      id: random.uuid(),
      order_id: order.row.id,
      type,
      delivery_date: day,
      status,
      driver_id: status === 'pending' ? null : random.pick(choices).id,
      failure_reason: null,
      created_at: order.row.created_at,
      completed_at:
        status === 'completed' ? (jobEnd(order, type) ?? momentOf(day, 8 + random.next() * 10)) : null,
    };
  });
}

/** A completed order ended when its container came back. */
function jobEnd(order: DemoOrder, type: 'unload' | 'return'): Date | null {
  return type === 'return' ? (order.row.completed_at ?? null) : null;
}

function jobStatus(order: DemoOrder, type: 'unload' | 'return', day: string, today: string): SubOrderStatus {
  if (order.status === 'completed') return 'completed';
  const current = inProgress.find((name) => name === order.status);
  if (current && day === today) return current;
  if (!current && order.status !== 'delivered') return 'pending';
  // An overdue return has no driver yet.
  if (day < today) return type === 'return' ? 'pending' : 'completed';
  return day <= addDays(today, 2) ? 'scheduled' : 'pending';
}

function failed(random: Random, order: DemoOrder, failure_reason: string, world: World): DemoSubOrder {
  return {
    id: random.uuid(),
    order_id: order.row.id,
    type: 'unload',
    delivery_date: addDays(order.delivery, 1),
    status: 'failed',
    driver_id: random.pick(world.drivers).id,
    failure_reason,
    created_at: order.row.created_at,
    completed_at: null,
  };
}
