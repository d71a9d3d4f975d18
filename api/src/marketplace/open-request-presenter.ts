import type { PendingOrder } from '@hawiyat/shared/contract/orders';
import { presentRequest, type RequestRow } from '../orders/order-presenter.ts';
import { presentWhere } from '../orders/where-presenter.ts';

type OpenRequestRow = RequestRow & Parameters<typeof presentWhere>[0] & { readonly applied: boolean };

/** An open request as companies see it. */
export function presentOpenRequest(row: OpenRequestRow): PendingOrder {
  return { ...presentRequest(row), ...presentWhere(row), applied: row.applied };
}
