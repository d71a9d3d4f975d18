import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { toRiyals } from '../kernel/money.ts';
import { presentRequest, presentWhere, type RequestRow } from '../orders/index.ts';

interface OwnOfferOn {
  readonly offer_id: string | null;
  readonly price: string | null;
  readonly rental_duration: number | null;
}

type OpenRequestRow = RequestRow & Parameters<typeof presentWhere>[0] & OwnOfferOn;

export function presentOpenRequest(row: OpenRequestRow): PendingOrder {
  const { offer_id: id, price, rental_duration: rentalDuration } = row;
  const offer = id === null || price === null ? null : { id, price: toRiyals(price), rentalDuration };
  return { ...presentRequest(row), ...presentWhere(row), applied: offer !== null, offer };
}
