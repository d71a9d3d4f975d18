import type { AcceptedOrder } from '@hawiyat/shared/contract/orders';
import { today } from '../parts/riyadh-day.ts';

/** Its day has passed in the Kingdom: the server calls it late from its next look on, and nobody waits for that. */
export const isOverdue = ({ status, deliveryDate }: Pick<AcceptedOrder, 'status' | 'deliveryDate'>) =>
  status === 'late' || deliveryDate < today();
