export const orderTabs = ['new_orders', 'accepted_orders', 'sub_orders'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Filters without a field: only links set them. */
export const linkedNames = ['day', 'late', 'overdue', 'applied'] as const;
export type LinkedName = (typeof linkedNames)[number];
export const filterNames = ['q', 'driver', 'status', 'type', ...linkedNames] as const;
export type FilterName = (typeof filterNames)[number];

export const defaults = { sort: 'deliveryDate', order: 'asc', scope: 'open', status: 'needsAction' } as const;

/** An unknown value counts as missing, so that an outdated link still shows a list. */
export const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((item) => item === value);

export function tabOf(address: URLSearchParams): OrderTab {
  return oneOf(orderTabs, address.get('tab')) ?? 'new_orders';
}

export const searched = (address: URLSearchParams) => address.get('q')?.trim().slice(0, 100) || undefined;
/** Open requests by day or by distance to the depot; a search sorts by newest. */
export const newOrderSorts = ['deliveryDate', 'distance'] as const;
export const searchedNewOrderSorts = ['newest', ...newOrderSorts] as const;
/** Without it the company's settings decide about requests outside the service areas. */
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

export type AddressChange = Partial<Record<FilterName | 'scope' | 'sort' | 'order' | 'outside', string>>;

/** An empty value or a default removes the parameter; during a search the usual sort is a choice too. */
export function changedAddress(address: URLSearchParams, change: AddressChange): URLSearchParams {
  const changed = new URLSearchParams(address);
  // Links carry it for older releases of this area, which open on all tasks.
  changed.delete('open');
  // Only links of older releases have it.
  if (tabOf(changed) !== 'new_orders') changed.delete('scope');
  for (const name of [...filterNames, 'scope', 'sort', 'order', 'outside'] as const) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  if (change.sort === 'match' || change.sort === 'newest')
    for (const name of ['sort', 'order']) changed.delete(name);
  const unlessSearched = searched(changed) ? [] : (['status', 'sort', 'order'] as const);
  for (const name of ['scope', ...unlessSearched] as const)
    if (changed.get(name) === defaults[name]) changed.delete(name);
  return changed;
}

export type Filters = { readonly [Name in FilterName]?: string | undefined };

export const isFiltered = (query: Filters) => filterNames.some((name) => query[name] !== undefined);

export const noFilter: AddressChange = Object.fromEntries(filterNames.map((name) => [name, '']));
