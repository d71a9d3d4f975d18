import type { fetchActions } from '@hawiyat/shared/contract/dashboard';
import type * as z from '@hawiyat/shared/contract/schema';
import { messages } from './actions-messages.ts';

type Actions = z.output<typeof fetchActions.response>['data'];

export interface WaitingWork {
  readonly name: string;
  readonly count: number;
  readonly urgency: 'due' | 'overdue';
  readonly href: string;
}

/** What waits comes first, the overdue before the due; what does not wait is quiet. */
export function sortedWork(work: readonly WaitingWork[]) {
  const live = work.filter((item) => item.count > 0);
  return {
    live: [...live.filter(isOverdue), ...live.filter((item) => !isOverdue(item))],
    quiet: work.filter((item) => item.count === 0),
  };
}

const isOverdue = ({ urgency }: WaitingWork) => urgency === 'overdue';

const { orders, subOrders, late, overdue, requests } = messages;
export const workNames = [orders, subOrders, late, overdue, requests];

export function waitingWork(actions: Actions): WaitingWork[] {
  const withoutDriver = `driver=unassigned&open=true&day=${actions.day}`;
  const item = (name: string, count: number, urgency: WaitingWork['urgency'], list: string) => ({
    name,
    count,
    urgency,
    href: `/orders?tab=${list}`,
  });
  return [
    item(orders, actions.unassignedOrdersToday, 'due', `accepted_orders&${withoutDriver}`),
    item(subOrders, actions.unassignedSubOrdersToday, 'due', `sub_orders&${withoutDriver}`),
    item(late, actions.lateOrders, 'overdue', 'accepted_orders&late=true'),
    item(overdue, actions.overdueReturns, 'overdue', 'sub_orders&overdue=true&type=return'),
    item(requests, actions.requestsWithoutOffer, 'due', 'new_orders&applied=false'),
  ];
}
