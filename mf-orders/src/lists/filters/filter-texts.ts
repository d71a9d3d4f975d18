import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus, SubOrderType } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { orderStatusLabel, subOrderStatusLabel, subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { messages } from '../lists-messages.ts';
import type { FilterName } from './orders-address.ts';
import { stateOf, type TasksQuery } from './tasks-address.ts';

const statusLabel: Record<OrderStatus | SubOrderStatus, string> = {
  ...orderStatusLabel,
  ...subOrderStatusLabel,
};

export interface FilterText {
  readonly name: FilterName;
  readonly text: string;
}

/** What a list is narrowed by, except its search; `status` names the state where no status is chosen. */
export function filterTexts(query: TasksQuery): readonly FilterText[] {
  const { status, type, driver, day: onDay, late, overdue, applied } = query;
  const texts: Partial<Record<FilterName, string | undefined>> = {
    status: status ? wordFor(statusLabel, status as OrderStatus) : messages.states[stateOf(query)],
    type: type && wordFor(subOrderTypeLabel, type as SubOrderType),
    driver: driver && (driver === 'assigned' ? messages.assignedOnly : messages.unassigned),
    day: onDay && messages.onDay(day(onDay)),
    late: late && messages.linked.late,
    overdue: overdue && messages.linked.overdue,
    applied: applied && messages.linked.applied,
  };
  return Object.entries(texts).flatMap(([name, text]) => (text ? [{ name: name as FilterName, text }] : []));
}
