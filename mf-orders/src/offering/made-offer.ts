import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';

export type OfferedRequest = Omit<PendingOrder, 'applied' | 'offer'>;

/** An offer that waits for the customer. */
export interface MadeOffer {
  readonly id: string;
  readonly price: number;
  readonly rentalDuration: number | null;
  /** The version that the person saw; missing where the list has none. */
  readonly version?: number;
}
