import { day as existingDay } from '@hawiyat/shared/contract/core/days';
import { type OrderStatus, orderStatuses } from '@hawiyat/shared/contract/orders/orders';
import { subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/orders/sub-orders';
import {
  type AddressChange,
  defaults,
  type Filters,
  type LinkedName,
  noFilter,
  oneOf,
  searched,
} from './orders-address.ts';

/** The other statuses belong to orders with an open sub-order, but a link may name them. */
export const acceptedStatuses = [
  'pending',
  'in_transit',
  'delivered',
  'completed',
  'canceled',
  'scheduled',
  'late',
] as const satisfies readonly OrderStatus[];

/** States of tasks across statuses; work for the dispatcher comes first. */
export const states = ['needsAction', 'open', 'finished', 'all'] as const;
export type State = (typeof states)[number];

export const sortFields = ['deliveryDate', 'totalPrice'] as const;
/** A search puts exact matches first, then the newest. */
export const searchedSortFields = ['match', ...sortFields] as const;
const directions = ['asc', 'desc'] as const;
export const driverFilters = ['assigned', 'unassigned'] as const;

const isTrue = (address: URLSearchParams, name: LinkedName) => oneOf(['true'], address.get(name));

type Asked = { readonly needsAction?: 'true' | undefined; readonly open?: 'true' | 'false' | undefined };
const queryOfState: Record<State, Asked> = {
  needsAction: { needsAction: 'true' },
  open: { open: 'true' },
  finished: { open: 'false' },
  all: {},
};

export type TasksQuery = Filters & Asked;

/** A search covers all states, because the person does not know the task's. */
const usualState = (address: URLSearchParams): State => (searched(address) ? 'all' : defaults.status);

/** A status in the address asks for all of its tasks. */
function stateAt<Status extends string>(address: URLSearchParams, statuses: readonly Status[]) {
  const chosen = address.get('status');
  const status = oneOf(statuses, chosen);
  const { needsAction, open } = queryOfState[status ? 'all' : (oneOf(states, chosen) ?? usualState(address))];
  return { needsAction, open, status };
}

export const stateOf = ({ needsAction, open }: Asked): State =>
  states.find(
    (state) => queryOfState[state].needsAction === needsAction && queryOfState[state].open === open,
  ) ?? 'all';

/** Whether a query is limited by state or status. */
export const isPart = (query: TasksQuery): boolean => query.status !== undefined || stateOf(query) !== 'all';

/** Clears the filter, but not the state. */
export const withoutFilter = ({ status }: Filters): AddressChange =>
  status ? noFilter : { ...noFilter, status: undefined };

/** The usual sort of the list or the search, unless the address names another. */
function sortAt(address: URLSearchParams) {
  const order = oneOf(directions, address.get('order'));
  const sort = oneOf(sortFields, address.get('sort'));
  if (searched(address) && !order && !sort) return { sort: 'match', order: 'desc' } as const;
  return { sort: sort ?? defaults.sort, order: order ?? defaults.order };
}

function tasksQuery<Status extends string>(address: URLSearchParams, statuses: readonly Status[]) {
  return {
    order: sortAt(address).order,
    driver: oneOf(driverFilters, address.get('driver')),
    day: existingDay.safeParse(address.get('day')).data,
    ...stateAt(address, statuses),
    q: searched(address),
  };
}

export function acceptedQuery(address: URLSearchParams) {
  return {
    ...tasksQuery(address, orderStatuses),
    sort: sortAt(address).sort,
    late: isTrue(address, 'late'),
  };
}
export type AcceptedQuery = ReturnType<typeof acceptedQuery>;

export function subOrdersQuery(address: URLSearchParams) {
  return {
    ...tasksQuery(address, subOrderStatuses),
    sort: sortAt(address).sort === 'match' ? ('match' as const) : defaults.sort,
    type: oneOf(subOrderTypes, address.get('type')),
    overdue: isTrue(address, 'overdue'),
  };
}
export type SubOrdersQuery = ReturnType<typeof subOrdersQuery>;
