import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus, SubOrderType } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { orderStatusLabel, subOrderStatusLabel, subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { $drivers } from '../../components/drivers.ts';
import { messages as cells } from '../../texts/cells.ts';
import { messages } from '../../texts/lists.ts';
import { type FilterName, stateOf, type TasksQuery } from './orders-query.ts';

const statusLabel: Record<OrderStatus | SubOrderStatus, string> = {
  ...orderStatusLabel,
  ...subOrderStatusLabel,
};

/** What a list is narrowed by, except its search; `status` names the state where no status is chosen. */
export function filterTexts(query: TasksQuery) {
  const { status, type, containerType, size, place, driver, driverId, day: onDay } = query;
  const { late, overdue, applied } = query;
  const texts: Partial<Record<FilterName, string | undefined>> = {
    status: status ? wordFor(statusLabel, status as OrderStatus) : messages.states[stateOf(query)],
    containerType,
    // Of a container it is a word already.
    type: type && wordFor(subOrderTypeLabel, type as SubOrderType),
    size: size && wordFor(sizeLabel, size as keyof typeof sizeLabel),
    place,
    driver: driver && (driver === 'assigned' ? messages.assignedOnly : cells.unassigned),
    driverId: driverId && ($drivers.get().data?.find(({ id }) => id === driverId)?.name ?? messages.driver),
    day: onDay && messages.onDay(day(onDay)),
    late: late && messages.linked.late,
    overdue: overdue && messages.linked.overdue,
    applied: applied && messages.linked.applied,
  };
  return Object.entries(texts).flatMap(([name, text]) => (text ? [{ name: name as FilterName, text }] : []));
}
