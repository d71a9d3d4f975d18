import type { AcceptedOrder } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Task } from '../components/task.ts';

type Shown = Pick<
  AcceptedOrder,
  'id' | 'deliveryDate' | 'driverId' | 'Driver' | 'Container' | 'deliveryLocation' | 'place' | 'distanceKm'
>;

/** An order or a sub-order as the board shows it. */
export interface BoardCard extends Shown {
  readonly kind: Task['kind'];
  /** Null for a delivery. */
  readonly action: string | null;
  readonly number: string;
  readonly orderId: string;
  readonly status: string;
  /** Null for a sub-order, which is paid with its order. */
  readonly price: string | null;
  readonly proof: string | null;
}

export const orderCard = (order: AcceptedOrder): BoardCard => ({
  ...order,
  ...{ kind: 'order', action: null, orderId: order.id },
  ...{ price: order.totalPrice, proof: order.proofOfDeliveryUrl },
});

export const subOrderCard = ({ Order, type, number, ...subOrder }: SubOrder): BoardCard => ({
  ...subOrder,
  ...{ Container: Order.Container, deliveryLocation: Order.deliveryLocation },
  ...{ place: Order.place, distanceKm: Order.distanceKm },
  ...{ kind: 'sub_order', action: wordFor(subOrderTypeLabel, type), number, orderId: Order.id },
  ...{ price: null, proof: null },
});
