import { day as existingDay } from '@hawiyat/shared/contract/days';
import { type OrderStatus, orderStatuses } from '@hawiyat/shared/contract/orders';
import { type SubOrderStatus, subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/sub-orders';

export const orderTabs = ['new_orders', 'accepted_orders', 'sub_orders'] as const;
export type OrderTab = (typeof orderTabs)[number];

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

/** Filters without a field: only links set them, and a chip removes each. */
export const linkedNames = ['day', 'late', 'overdue', 'applied'] as const;
export type LinkedName = (typeof linkedNames)[number];
export const filterNames = ['q', 'driver', 'status', 'type', ...linkedNames] as const;
type FilterName = (typeof filterNames)[number];

export const defaults = { sort: 'deliveryDate', order: 'asc', scope: 'open' } as const;

/** An unknown value counts as missing, so that an outdated link still shows a list. */
const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((item) => item === value);

export function tabOf(address: URLSearchParams): OrderTab {
  return oneOf(orderTabs, address.get('tab')) ?? 'new_orders';
}

const searched = (address: URLSearchParams) => address.get('q')?.trim().slice(0, 100) || undefined;
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

/** Of open requests: by day, or the nearest to the depot first; while something is searched, what came last. */
export const newOrderSorts = ['deliveryDate', 'distance'] as const;
export const searchedNewOrderSorts = ['newest', ...newOrderSorts] as const;
/** Whether requests outside of the service areas are left out; without it the company's settings decide. */
export const outsideChoices = ['shown', 'hidden'] as const;

export function newOrdersQuery(address: URLSearchParams) {
  const q = searched(address);
  const sort = oneOf(newOrderSorts, address.get('sort'));
  return {
    q,
    applied: oneOf(['false'], address.get('applied')),
    sort: sort === 'distance' ? sort : q && !sort ? ('newest' as const) : undefined,
    outside: oneOf(outsideChoices, address.get('outside')),
  };
}
export type NewOrdersQuery = ReturnType<typeof newOrdersQuery>;

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

export type AddressChange = Partial<Record<FilterName | 'scope' | 'sort' | 'order' | 'outside', string>>;

/** An empty value or a default removes the parameter; while something is searched, the usual order is a choice, too. */
export function changedAddress(address: URLSearchParams, change: AddressChange): URLSearchParams {
  const changed = new URLSearchParams(address);
  // Links name it for releases of this area that open on all tasks.
  changed.delete('open');
  for (const name of [...filterNames, 'scope', 'sort', 'order', 'outside'] as const) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  if (change.sort === 'match' || change.sort === 'newest')
    for (const name of ['sort', 'order']) changed.delete(name);
  for (const name of ['scope', ...(searched(changed) ? [] : (['sort', 'order'] as const))] as const)
    if (changed.get(name) === defaults[name]) changed.delete(name);
  return changed;
}

export type Filters = { readonly [Name in FilterName]?: string | undefined };

export const isFiltered = (query: Filters) => filterNames.some((name) => query[name] !== undefined);

export const noFilter: AddressChange = Object.fromEntries(filterNames.map((name) => [name, '']));
