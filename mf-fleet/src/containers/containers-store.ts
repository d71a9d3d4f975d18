import { type EventName, isNamed } from '@hawiyat/shared/contract/core/events';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import * as endpoints from '@hawiyat/shared/contract/fleet/containers';
import { createQuery, invalidate } from '@hawiyat/shared/query';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { countContainers } from './container-counts.ts';
import { type ContainerFilter, isNarrowed, showAll } from './container-filter.ts';
import { matching } from './container-matching.ts';
import { isNewestFirst, newestFirst, sorted } from './container-sort.ts';
import { firstPage } from './first-page.ts';

export type ContainerDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete' | 'archive'; readonly container: Container };

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

/** `isWhole`: nothing is missing, so what is counted in the list is true. */
export const $containers = computed([$first, $rest], (first, rest) => ({
  items: rest.data ?? first.data?.containers ?? null,
  isWhole: first.data !== null && (!first.data.hasMore || rest.data !== null),
  loading: first.loading || rest.loading,
  error: first.error ?? rest.error,
}));

export async function fetchContainers(): Promise<void> {
  await Promise.all([$first.fetch(), $rest.fetch()]);
  // Of an answer from before, only now is known that there is more.
  await $rest.ensure();
}

// Orders take and free containers too, and say when they come back.
const changes: readonly EventName[] = [
  ...(['container', 'order.created', 'order.moved', 'order.canceled'] as const),
  ...(['sub_order.created', 'sub_order.moved'] as const),
];
/** Milliseconds between two refreshes of a list with more than its first page: reading thousands takes a moment. */
const between = 5_000;
let refreshedAt = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** @returns whether a change is taken up in a moment, together with others */
function refreshesLater(): boolean {
  if (!$first.get().data?.hasMore) return false;
  waiting ??= setTimeout(
    () => {
      waiting = undefined;
      refreshedAt = Date.now();
      invalidate(endpoints.listContainers);
    },
    Math.max(300, refreshedAt + between - Date.now()),
  );
  return true;
}

export const $filter = atom(showAll);
export const $sort = atom(newestFirst);
/** The open dialog keeps its container as it was when it opened. */
export const $dialog = atom<ContainerDialog | null>(null);

const $items = computed($containers, ({ items }) => items);
// Sorted before it is filtered, so that typing in the search box sorts nothing.
const $sorted = computed([$items, $sort], (items, sort) => items && sorted(items, sort));
/** Filtered and sorted; null before the first answer, and while a list in another order is not whole. */
export const $found = computed(
  [$sorted, $filter, $sort, computed($containers, ({ isWhole }) => isWhole)],
  (items, filter, sort, isWhole) => {
    if (!items || (!isWhole && !isNewestFirst(sort))) return null;
    return isNarrowed(filter) ? items.filter(matching(filter)) : items;
  },
);

/** Whether the company has no container. */
export const $none = computed(
  [$containers, $found],
  ({ items, error }, found) => found !== null && items?.length === 0 && error === null,
);

/** Every container, filtered by nothing; null until none is missing. */
export const $whole = computed($containers, ({ items, isWhole }) => (isWhole ? items : null));
/** How many each choice would show; null until nothing is missing. */
export const $counts = computed(
  [$whole, $filter],
  (items, filter) => items && countContainers(items, filter),
);

export const setFilter = (change: Partial<ContainerFilter>) => $filter.set({ ...$filter.get(), ...change });
export const openDialog = (dialog: ContainerDialog) => $dialog.set(dialog);
export const closeDialog = () => $dialog.set(null);

// One page can have two sessions: the next company must not meet the previous one's filter.
onCompanyChange(() => {
  $filter.set(showAll);
  $sort.set(newestFirst);
  clearTimeout(waiting);
  waiting = undefined;
  closeDialog();
});

/** Shows a container that was added, whatever the filter. */
export function showAdded(container: Container): void {
  if ($containers.get().items === null) void fetchContainers();
  if (!matching($filter.get())(container)) $filter.set(showAll);
}
