import type { OwnOfferStatus } from '@hawiyat/shared/contract/marketplace/own-offer-statuses';
import type { OwnOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import { toRiyals } from '../kernel/money.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { presentRequest, presentWhere } from '../orders/index.ts';
import type { OwnOfferRow } from './own-offer-queries.ts';

const shownStatus: Record<OwnOfferRow['status'], OwnOfferStatus> = {
  submitted: 'waiting',
  accepted: 'accepted',
  declined: 'lost',
  withdrawn: 'withdrawn',
};

export function presentOwnOffer(row: OwnOfferRow): OwnOffer {
  const { id: _, ...request } = presentRequest({ ...row, id: row.request_id });
  const { order_id: orderId, order_number: number } = row;
  return {
    id: row.id,
    globalOrderId: row.request_id,
    status: shownStatus[row.status],
    price: toRiyals(row.price),
    rentalDuration: row.rental_duration,
    offeredAt: row.created_at.toISOString(),
    version: row.version,
    request: { ...request, ...presentWhere(row) },
    order: orderId === null || number === null ? null : { id: orderId, number: orderNumber(number) },
  };
}
