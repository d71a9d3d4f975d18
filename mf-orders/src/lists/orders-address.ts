import { day as existingDay } from '@hawiyat/shared/contract/days';
import { orderStatuses } from '@hawiyat/shared/contract/orders';
import { subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/sub-orders';

/** The screen's tabs, as the address names them (specification, section 2 "Orders"). */
export const orderTabs = ['new_orders', 'accepted_orders', 'sub_orders'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** What an accepted order can be filtered by; its other statuses belong to its sub-orders, but links may name them. */
export const acceptedStatuses = orderStatuses.filter((status) =>
  ['pending', 'in_transit', 'delivered', 'completed', 'canceled'].includes(status),
);
export const sortFields = ['deliveryDate', 'totalPrice'] as const;
const directions = ['asc', 'desc'] as const;
export const driverFilters = ['assigned', 'unassigned'] as const;

/** Narrow a list and are no field above it: links bring them, and a chip takes each of them away. */
export const linkedNames = ['day', 'late', 'open', 'overdue', 'applied'] as const;
export type LinkedName = (typeof linkedNames)[number];
/** Names in the address that narrow a list; the sort does not. */
export const filterNames = ['q', 'driver', 'status', 'type', ...linkedNames] as const;
type FilterName = (typeof filterNames)[number];

/** Defaults stay out of the address. */
export const defaults = { sort: 'deliveryDate', order: 'asc' } as const;

/** A value that nobody offers counts as left out, so that an old or mistyped link still shows a list. */
const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((item) => item === value);

export function tabOf(address: URLSearchParams): OrderTab {
  return oneOf(orderTabs, address.get('tab')) ?? 'new_orders';
}

const searched = (address: URLSearchParams) => address.get('q')?.trim().slice(0, 100) || undefined;
const isTrue = (address: URLSearchParams, name: LinkedName) => oneOf(['true'], address.get(name));

function jobs(address: URLSearchParams) {
  return {
    order: oneOf(directions, address.get('order')) ?? defaults.order,
    driver: oneOf(driverFilters, address.get('driver')),
    day: existingDay.safeParse(address.get('day')).data,
    open: isTrue(address, 'open'),
    q: searched(address),
  };
}

/** What the address asks of the new orders. */
export function newOrdersQuery(address: URLSearchParams) {
  return { q: searched(address), applied: oneOf(['false'], address.get('applied')) };
}
export type NewOrdersQuery = ReturnType<typeof newOrdersQuery>;

/** What the address asks of the accepted orders. */
export function acceptedQuery(address: URLSearchParams) {
  return {
    ...jobs(address),
    sort: oneOf(sortFields, address.get('sort')) ?? defaults.sort,
    status: oneOf(orderStatuses, address.get('status')),
    late: isTrue(address, 'late'),
  };
}
export type AcceptedQuery = ReturnType<typeof acceptedQuery>;

/** What the address asks of the sub-orders. */
export function subOrdersQuery(address: URLSearchParams) {
  return {
    ...jobs(address),
    sort: defaults.sort,
    status: oneOf(subOrderStatuses, address.get('status')),
    type: oneOf(subOrderTypes, address.get('type')),
    overdue: isTrue(address, 'overdue'),
  };
}
export type SubOrdersQuery = ReturnType<typeof subOrdersQuery>;

export type AddressChange = Partial<Record<FilterName | 'sort' | 'order', string>>;

/** The address with other filters or another sort; an empty value or a default takes the name out. */
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

/** The filters of any list. */
export type Filters = { readonly [Name in FilterName]?: string | undefined };

/** Whether a list is narrowed, so that its emptiness means something else. */
export const isFiltered = (query: Filters) => filterNames.some((name) => query[name] !== undefined);

/** Takes every filter away and keeps the sort. */
export const noFilter: AddressChange = Object.fromEntries(filterNames.map((name) => [name, '']));
