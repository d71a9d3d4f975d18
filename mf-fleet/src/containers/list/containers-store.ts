import { type EventName, isNamed } from '@hawiyat/shared/contract/core/events';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import * as endpoints from '@hawiyat/shared/contract/fleet/containers';
import { createQuery, invalidate } from '@hawiyat/shared/query';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { type ContainerFilter, isNarrowed, showAll } from './container-filter.ts';
import { countContainers, matching } from './container-matching.ts';
import { isNewestFirst, newestFirst, sorted } from './container-sort.ts';
import { firstPage } from './first-page.ts';

const $first = createQuery(endpoints.listContainers, atom({ query: firstPage }), {
  invalidatedBy: ({ type }) => changes.some((name) => isNamed(type, name)) && !refreshesLater(),
  select: ({ containers, nextCursor }) => ({ containers, hasMore: Boolean(nextCursor) }),
});
const whole = { query: {} };
const $rest = createQuery(
  endpoints.listContainers,
  computed($first, ({ data }) => (data?.hasMore ? whole : null)),
  { select: ({ containers }) => containers },
);

/** `isWhole`: no item is missing, so counts in the list are true. */
export const $containers = computed([$first, $rest], (first, rest) => ({
  items: rest.data ?? first.data?.containers ?? null,
  isWhole: first.data !== null && (!first.data.hasMore || rest.data !== null),
  loading: first.loading || rest.loading,
  error: first.error ?? rest.error,
}));

export async function fetchContainers(): Promise<void> {
  await Promise.all([$first.fetch(), $rest.fetch()]);
  // A cached answer only now shows that more items follow.
  await $rest.ensure();
}

// Orders take and free containers, and set their return.
const changes: readonly EventName[] = [
  ...(['container', 'order.created', 'order.moved', 'order.canceled'] as const),
  ...(['sub_order.created', 'sub_order.moved'] as const),
];
/** Milliseconds between two refreshes of a list beyond its first page, because reading thousands takes time. */
const refreshInterval = 5_000;
let refreshedAt = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

function refreshesLater(): boolean {
  if (!$first.get().data?.hasMore) return false;
  waiting ??= setTimeout(
    () => {
      waiting = undefined;
      refreshedAt = Date.now();
      invalidate(endpoints.listContainers);
    },
    Math.max(300, refreshedAt + refreshInterval - Date.now()),
  );
  return true;
}

export const $filter = atom(showAll);
export const $sort = atom(newestFirst);

const $items = computed($containers, ({ items }) => items);
// Sorted before it is filtered, so that typing in the search box sorts nothing.
const $sorted = computed([$items, $sort], (items, sort) => items && sorted(items, sort));
/** Null before the first answer, and while a list in another order is not whole. */
export const $found = computed(
  [$sorted, $filter, $sort, computed($containers, ({ isWhole }) => isWhole)],
  (items, filter, sort, isWhole) => {
    if (!items || (!isWhole && !isNewestFirst(sort))) return null;
    return isNarrowed(filter) ? items.filter(matching(filter)) : items;
  },
);

export const $none = computed(
  [$containers, $found],
  ({ items, error }, found) => found !== null && items?.length === 0 && error === null,
);

export const $whole = computed($containers, ({ items, isWhole }) => (isWhole ? items : null));
export const $counts = computed(
  [$whole, $filter],
  (items, filter) => items && countContainers(items, filter),
);

export const setFilter = (change: Partial<ContainerFilter>) => $filter.set({ ...$filter.get(), ...change });

onCompanyChange(() => {
  $filter.set(showAll);
  $sort.set(newestFirst);
  clearTimeout(waiting);
  waiting = undefined;
});

export function showAdded([first]: readonly Container[]): void {
  if ($containers.get().items === null) void fetchContainers();
  if (first && !matching($filter.get())(first)) $filter.set(showAll);
}
