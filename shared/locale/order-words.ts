import { texts } from '@hawiyat/shared/texts';
import type { OrderStatus, RentalType } from '../contract/orders/orders.ts';
import type { SubOrderStatus, SubOrderType } from '../contract/orders/sub-orders.ts';
import { countedAlone, day } from './noun.ts';

export const orderStatusLabel: Record<OrderStatus, string> = /*#__PURE__*/ texts('locale/order-statuses', {
  pending: 'في الانتظار',
  scheduled: 'مجدولة',
  in_transit: 'يتم التوصيل',
  delivered: 'تم التوصيل',
  pick_up_in_progress: 'جاري السحب',
  picked_up: 'تم السحب',
  re_delivery_in_progress: 'جاري إعادة التوصيل',
  completed: 'مكتملة',
  late: 'متأخرة',
  canceled: 'ملغاة',
});

export const subOrderStatusLabel: Record<SubOrderStatus, string> = {
  pending: orderStatusLabel.pending,
  scheduled: orderStatusLabel.scheduled,
  pick_up_in_progress: orderStatusLabel.pick_up_in_progress,
  picked_up: orderStatusLabel.picked_up,
  re_delivery_in_progress: orderStatusLabel.re_delivery_in_progress,
  completed: orderStatusLabel.completed,
  failed: orderStatusLabel.canceled,
};

export const subOrderTypeLabel: Record<SubOrderType, string> = /*#__PURE__*/ texts('locale/sub-order-types', {
  unload: 'تفريغ',
  return: 'إرجاع',
});

const messages = /*#__PURE__*/ texts('locale/durations', { once: 'مرة واحدة' });

const usualDays = { monthly: 30, yearly: 365 };

/** `مرة واحدة`, `30 يومًا`, `365 يومًا` */
export function requestedDuration(rentalType: RentalType): string {
  if (rentalType === 'once') return messages.once;
  return Object.hasOwn(usualDays, rentalType) ? countedAlone(usualDays[rentalType], day) : rentalType;
}

/** `7 أيام` @param rentalDuration null for monthly and yearly rentals, which have a fixed length */
export const agreedDuration = (rentalType: RentalType, rentalDuration: number | null): string =>
  rentalDuration === null ? requestedDuration(rentalType) : countedAlone(rentalDuration, day);
