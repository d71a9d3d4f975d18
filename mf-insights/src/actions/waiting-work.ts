import type { fetchActions } from '@hawiyat/shared/contract/company/dashboard';
import type * as z from '@hawiyat/shared/contract/core/schema';
import { messages } from '../texts/actions.ts';

type Actions = z.output<typeof fetchActions.response>['data'];

export interface WaitingWork {
  readonly name: string;
  readonly count: number;
  readonly urgency: 'due' | 'overdue';
  readonly href: string;
}

/** Waiting work comes first, overdue before due; the rest is quiet. */
export function sortedWork(work: readonly WaitingWork[]) {
  const live = work.filter((item) => item.count > 0);
  return {
    live: [...live.filter(isOverdue), ...live.filter((item) => !isOverdue(item))],
    quiet: work.filter((item) => item.count === 0),
  };
}

const isOverdue = ({ urgency }: WaitingWork) => urgency === 'overdue';

const { withoutDriver, tomorrow, late, overdue, requests } = messages;
export const workNames = [withoutDriver, tomorrow, late, overdue, requests];

export function waitingWork(actions: Actions): WaitingWork[] {
  const item = (name: string, count: number, urgency: WaitingWork['urgency'], address: string) => ({
    ...{ name, count, urgency },
    href: `/orders${address}`,
  });
  return [
    item(withoutDriver, actions.withoutDriver.now, 'due', '/work'),
    item(tomorrow, actions.withoutDriver.tomorrow, 'due', '/work'),
    item(late, actions.lateOrders, 'overdue', '?tab=accepted_orders&late=true'),
    item(overdue, actions.overdueReturns, 'overdue', '?tab=sub_orders&overdue=true&type=return'),
    item(requests, actions.requestsWithoutOffer, 'due', '?tab=new_orders&applied=false'),
  ];
}
