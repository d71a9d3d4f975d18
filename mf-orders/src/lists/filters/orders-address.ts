import { day as existingDay } from '@hawiyat/shared/contract/days';
import { orderStatuses } from '@hawiyat/shared/contract/orders';
import { subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/sub-orders';

export const orderTabs = ['new_orders', 'accepted_orders', 'sub_orders'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The other statuses belong to sub-orders, but a link may name them. */
export const acceptedStatuses = orderStatuses.filter((status) =>
  ['pending', 'in_transit', 'delivered', 'completed', 'canceled'].includes(status),
);
export const sortFields = ['deliveryDate', 'totalPrice'] as const;
const directions = ['asc', 'desc'] as const;
export const driverFilters = ['assigned', 'unassigned'] as const;

/** Filters without a field: only links set them, and a chip removes each. */
export const linkedNames = ['day', 'late', 'open', 'overdue', 'applied'] as const;
export type LinkedName = (typeof linkedNames)[number];
export const filterNames = ['q', 'driver', 'status', 'type', ...linkedNames] as const;
type FilterName = (typeof filterNames)[number];

export const defaults = { sort: 'deliveryDate', order: 'asc' } as const;

/** An unknown value counts as missing, so that an outdated link still shows a list. */
const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((item) => item === value);

export function tabOf(address: URLSearchParams): OrderTab {
  return oneOf(orderTabs, address.get('tab')) ?? 'new_orders';
}

const searched = (address: URLSearchParams) => address.get('q')?.trim().slice(0, 100) || undefined;
const isTrue = (address: URLSearchParams, name: LinkedName) => oneOf(['true'], address.get(name));

function tasksQuery(address: URLSearchParams) {
  return {
    order: oneOf(directions, address.get('order')) ?? defaults.order,
    driver: oneOf(driverFilters, address.get('driver')),
    day: existingDay.safeParse(address.get('day')).data,
    open: isTrue(address, 'open'),
    q: searched(address),
  };
}

export function newOrdersQuery(address: URLSearchParams) {
  return { q: searched(address), applied: oneOf(['false'], address.get('applied')) };
}
export type NewOrdersQuery = ReturnType<typeof newOrdersQuery>;

export function acceptedQuery(address: URLSearchParams) {
  return {
    ...tasksQuery(address),
    sort: oneOf(sortFields, address.get('sort')) ?? defaults.sort,
    status: oneOf(orderStatuses, address.get('status')),
    late: isTrue(address, 'late'),
  };
}
export type AcceptedQuery = ReturnType<typeof acceptedQuery>;

export function subOrdersQuery(address: URLSearchParams) {
  return {
    ...tasksQuery(address),
    sort: defaults.sort,
    status: oneOf(subOrderStatuses, address.get('status')),
    type: oneOf(subOrderTypes, address.get('type')),
    overdue: isTrue(address, 'overdue'),
  };
}
export type SubOrdersQuery = ReturnType<typeof subOrdersQuery>;

export type AddressChange = Partial<Record<FilterName | 'sort' | 'order', string>>;

/** An empty value or a default removes the parameter. */
export function changedAddress(address: URLSearchParams, change: AddressChange): URLSearchParams {
  const changed = new URLSearchParams(address);
  const usual: AddressChange = { sort: defaults.sort, order: defaults.order };
  for (const name of [...filterNames, 'sort', 'order'] as const) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === '' || value === usual[name]) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

export type Filters = { readonly [Name in FilterName]?: string | undefined };

export const isFiltered = (query: Filters) => filterNames.some((name) => query[name] !== undefined);

export const noFilter: AddressChange = Object.fromEntries(filterNames.map((name) => [name, '']));
