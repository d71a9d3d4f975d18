import type { PendingOrder } from '@hawiyat/shared/contract/orders';
import { placeInWords } from '../kernel/place-in-words.ts';
import { presentRequest, type RequestRow } from '../orders/order-presenter.ts';

/** An open request as companies see it. */
export function presentOpenRequest(row: RequestRow & { readonly applied: boolean }): PendingOrder {
  return { ...presentRequest(row), place: placeInWords(row), applied: row.applied };
}
