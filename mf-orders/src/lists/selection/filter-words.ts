import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus, SubOrderType } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { orderStatusLabel, subOrderStatusLabel, subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { stateOf } from '../filters/tasks-address.ts';
import { messages as listMessages } from '../lists-messages.ts';
import { messages } from './selection-messages.ts';
import type { SelectedList } from './task-selection.ts';

const statusLabel: Record<OrderStatus | SubOrderStatus, string> = {
  ...orderStatusLabel,
  ...subOrderStatusLabel,
};

/** `يحتاج إلى إجراء، لم يُعيَّن سائق، يوم 24 نوفمبر 2026`. */
export function filterWords(query: SelectedList['query']): string {
  const { q, driver, status, type, day: onDay, late, overdue } = query;
  return [
    status ? wordFor(statusLabel, status as OrderStatus) : listMessages.states[stateOf(query)],
    type && wordFor(subOrderTypeLabel, type as SubOrderType),
    driver && (driver === 'assigned' ? listMessages.assignedOnly : listMessages.unassigned),
    onDay && listMessages.onDay(day(onDay)),
    (late || overdue) && listMessages.linked.late,
    q && messages.search(q),
  ]
    .filter(Boolean)
    .join('، ');
}
