import { day as existingDay } from '@hawiyat/shared/contract/days';
import { type OrderStatus, orderStatuses } from '@hawiyat/shared/contract/orders';
import { type SubOrderStatus, subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/sub-orders';
import { type AddressChange, defaults, type LinkedName, oneOf, searched } from './orders-address.ts';

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

/** Which tasks a list has: a dispatcher's work first. */
export const scopes = ['open', 'finished', 'all'] as const;
export type Scope = (typeof scopes)[number];
const finishedStatuses: readonly (OrderStatus | SubOrderStatus)[] = ['completed', 'canceled', 'failed'];

export const sortFields = ['deliveryDate', 'totalPrice'] as const;
/** While something is searched, what matches exactly comes first, then the newest. */
export const searchedSortFields = ['match', ...sortFields] as const;
const directions = ['asc', 'desc'] as const;
export const driverFilters = ['assigned', 'unassigned'] as const;

const isTrue = (address: URLSearchParams, name: LinkedName) => oneOf(['true'], address.get(name));

/** A finished status asks for all, unless the address names a scope. */
function scopeAt(address: URLSearchParams, status: OrderStatus | SubOrderStatus | undefined): Scope {
  const usual = status && finishedStatuses.includes(status) ? 'all' : defaults.scope;
  return oneOf(scopes, address.get('scope')) ?? usual;
}

const openFilter: Record<Scope, 'true' | 'false' | undefined> = {
  open: 'true',
  finished: 'false',
  all: undefined,
};

/** @returns the scope that a query asks for */
export const scopeOf = (query: { readonly open: string | undefined }): Scope =>
  scopes.find((scope) => openFilter[scope] === query.open) ?? 'all';

/** @returns the change to another scope: without a status that has no task in it */
export function changeOfScope(scope: Scope, status: OrderStatus | SubOrderStatus | undefined): AddressChange {
  const contradicts =
    status && scope !== 'all' && finishedStatuses.includes(status) !== (scope === 'finished');
  return { scope, ...(contradicts && { status: '' }) };
}

/** @returns the change to a status, which has the scope that it usually asks for, or all */
export function changeOfStatus(status: string, scope: Scope): AddressChange {
  return { status, ...(status && scope !== 'all' && { scope: '' }) };
}

/** The usual order of a list, or of what a search finds, unless the address names another one. */
function sortAt(address: URLSearchParams) {
  const order = oneOf(directions, address.get('order'));
  const sort = oneOf(sortFields, address.get('sort'));
  if (searched(address) && !order && !sort) return { sort: 'match', order: 'desc' } as const;
  return { sort: sort ?? defaults.sort, order: order ?? defaults.order };
}

function tasksQuery(address: URLSearchParams, status: OrderStatus | SubOrderStatus | undefined) {
  return {
    order: sortAt(address).order,
    driver: oneOf(driverFilters, address.get('driver')),
    day: existingDay.safeParse(address.get('day')).data,
    open: openFilter[scopeAt(address, status)],
    q: searched(address),
  };
}

export function acceptedQuery(address: URLSearchParams) {
  const status = oneOf(orderStatuses, address.get('status'));
  return {
    ...tasksQuery(address, status),
    sort: sortAt(address).sort,
    status,
    late: isTrue(address, 'late'),
  };
}
export type AcceptedQuery = ReturnType<typeof acceptedQuery>;

export function subOrdersQuery(address: URLSearchParams) {
  const status = oneOf(subOrderStatuses, address.get('status'));
  return {
    ...tasksQuery(address, status),
    sort: sortAt(address).sort === 'match' ? ('match' as const) : defaults.sort,
    status,
    type: oneOf(subOrderTypes, address.get('type')),
    overdue: isTrue(address, 'overdue'),
  };
}
export type SubOrdersQuery = ReturnType<typeof subOrdersQuery>;
