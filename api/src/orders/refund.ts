import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { addDays } from '../kernel/calendar.ts';

/**
 * Refund in percent, by the state in which the customer cancels. Before acceptance nothing was paid; `late`
 * is before departure too.
 */
const shares: Partial<Record<OrderStatus, number>> = { pending: 90, scheduled: 90, late: 90, in_transit: 50 };

/** The terms promise "up to twice the rental value". */
const mostCompensation = 2;
const daysToRefund = 15;

/**
 * The refund of an order that its customer cancels.
 * @param total paid, in halalas
 * @returns halalas, rounded up in the customer's favor; null when it can no longer be canceled
 */
export function refundOf(status: OrderStatus, total: number): number | null {
  const share = shares[status];
  return share === undefined ? null : Math.ceil((total * share) / 100);
}

/**
 * Whether a compensation for a company's failure is within the terms: up to twice the rental value.
 * @param compensation halalas
 * @param total paid, in halalas; it is refunded too
 */
export function isWithinTerms(compensation: number, total: number): boolean {
  return Number.isSafeInteger(compensation) && compensation >= 0 && compensation <= mostCompensation * total;
}

/** The last day on which a refund may reach the customer. @param canceled Riyadh day `YYYY-MM-DD` of the cancellation */
export function refundDueBy(canceled: string): string {
  return addDays(canceled, daysToRefund);
}
