import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { messages } from './container-page-messages.ts';

const { where: texts } = messages;

export interface WhereWords {
  readonly sentence: string;
  /** The map shows the order's place, or the company's depot. */
  readonly shows: 'order' | 'depot' | 'nothing';
}

/** An unknown order status counts as under way. */
export function whereWords({ status, hold }: Pick<Container, 'status' | 'hold'>): WhereWords {
  if (!hold) {
    if (status === 'maintenance') return { sentence: texts.workshop, shows: 'nothing' };
    if (status === 'rented') return { sentence: texts.rentedByHand, shows: 'nothing' };
    return { sentence: status === 'reserved' ? texts.reservedByHand : texts.depot, shows: 'depot' };
  }
  if (hold.deliveredAt === null)
    return hold.status === 'in_transit'
      ? { sentence: texts.onTheWay(hold.place), shows: 'order' }
      : { sentence: texts.waits, shows: 'depot' };
  return hold.status === 'picked_up' || hold.status === 're_delivery_in_progress'
    ? { sentence: texts.onTruck, shows: 'nothing' }
    : { sentence: texts.withCustomer(hold.place), shows: 'order' };
}
