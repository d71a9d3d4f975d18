import type { AcceptedOrder } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderType } from '@hawiyat/shared/contract/orders/sub-orders';

export interface Task {
  readonly kind: 'order' | 'sub_order';
  readonly id: string;
  /** `YYYY-MM-DD`; the dialog shows each driver's workload on that day. */
  readonly day: string;
  /** The container's number. */
  readonly number?: string;
  /** For people: `ح-10452`, `ح-10452/2`. */
  readonly order?: string;
  readonly work?: 'delivery' | SubOrderType | undefined;
}

export const taskKind = ({ kind }: { readonly kind: string }): Task['kind'] =>
  kind === 'delivery' ? 'order' : 'sub_order';

export type ListedTask = Pick<AcceptedOrder, 'id' | 'number' | 'deliveryDate' | 'driverId' | 'Driver'> & {
  readonly status: string;
  readonly type?: SubOrderType | undefined;
};

export const taskOf = (
  kind: Task['kind'],
  { id, deliveryDate: day, number: order, type }: Pick<ListedTask, 'id' | 'deliveryDate' | 'number' | 'type'>,
  number: string,
): Task => ({ kind, id, day, order, number, work: kind === 'order' ? 'delivery' : type });

export const isOver = (status: string): boolean => ['completed', 'canceled', 'failed'].includes(status);
