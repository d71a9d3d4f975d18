import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { addDays } from '../kernel/calendar.ts';

/** Percent by the state of the order. Nothing is paid before acceptance; `late` is before departure too. */
const shares: Partial<Record<OrderStatus, number>> = { pending: 90, scheduled: 90, late: 90, in_transit: 50 };

/** The terms promise "up to twice the rental value". */
const mostCompensation = 2;
const daysToRefund = 15;

/** The refund of a canceled order in halalas, rounded up for the customer; null when it is too late to cancel. */
export function refundOf(status: OrderStatus, total: number): number | null {
  const share = shares[status];
  return share === undefined ? null : Math.ceil((total * share) / 100);
}

/** Whether a compensation is within the terms; both amounts are halalas. */
export function isWithinTerms(compensation: number, total: number): boolean {
  return Number.isSafeInteger(compensation) && compensation >= 0 && compensation <= mostCompensation * total;
}

/** The last day (`YYYY-MM-DD`) on which a refund may reach the customer. */
export function refundDueBy(canceled: string): string {
  return addDays(canceled, daysToRefund);
}
