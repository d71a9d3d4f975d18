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

/** The others are an order's while one of its sub-orders is under way, but a link may name them. */
export const acceptedStatuses = [
  'pending',
  'in_transit',
  'delivered',
  'completed',
  'canceled',
  'scheduled',
  'late',
] as const satisfies readonly OrderStatus[];

/** Which tasks a list has, whatever their status: first what waits for a dispatcher. */
export const states = ['needsAction', 'open', 'finished', 'all'] as const;
export type State = (typeof states)[number];

export const sortFields = ['deliveryDate', 'totalPrice'] as const;
/** While something is searched, what matches exactly comes first, then the newest. */
export const searchedSortFields = ['match', ...sortFields] as const;
const directions = ['asc', 'desc'] as const;
export const driverFilters = ['assigned', 'unassigned'] as const;

const isTrue = (address: URLSearchParams, name: LinkedName) => oneOf(['true'], address.get(name));

type Asked = { readonly needsAction?: 'true' | undefined; readonly open?: 'true' | 'false' | undefined };
const asked: Record<State, Asked> = {
  needsAction: { needsAction: 'true' },
  open: { open: 'true' },
  finished: { open: 'false' },
  all: {},
};

/** What both lists of tasks are narrowed by. */
export type TasksQuery = Filters & Asked;

/** Whoever searches does not know what became of the task. */
const usualState = (address: URLSearchParams): State => (searched(address) ? 'all' : defaults.status);

/** One status asks for all tasks that have it. */
function stateAt<Status extends string>(address: URLSearchParams, statuses: readonly Status[]) {
  const chosen = address.get('status');
  const status = oneOf(statuses, chosen);
  const { needsAction, open } = asked[status ? 'all' : (oneOf(states, chosen) ?? usualState(address))];
  return { needsAction, open, status };
}

/** @returns the state that a query asks for */
export const stateOf = ({ needsAction, open }: Asked): State =>
  states.find((state) => asked[state].needsAction === needsAction && asked[state].open === open) ?? 'all';

/** Whether a query asks for some tasks only, by their state or status. */
export const isPart = (query: TasksQuery): boolean => query.status !== undefined || stateOf(query) !== 'all';

/** @returns the change to no filter; a state stays, because it is none */
export const withoutFilter = ({ status }: Filters): AddressChange =>
  status ? noFilter : { ...noFilter, status: undefined };

/** The usual order of a list, or of what a search finds, unless the address names another one. */
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
