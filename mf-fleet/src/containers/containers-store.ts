import type { Container } from '@hawiyat/shared/contract/containers';
import * as endpoints from '@hawiyat/shared/contract/containers';
import { createQuery } from '@hawiyat/shared/query';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { type ContainerFilter, matching, showAll } from './container-filter.ts';
import { newestFirst, sorted } from './container-sort.ts';

export type ContainerDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly container: Container };

const $list = createQuery(endpoints.listContainers, atom({ query: {} }), {
  // Orders take and free containers too, so their events count.
  invalidatedBy: /^(container\.|order\.(created|moved|canceled))/,
  select: ({ containers }) => containers,
});
export const $containers = computed($list, ({ data: items, loading, error }) => ({ items, loading, error }));
export const fetchContainers = $list.fetch;

export const $filter = atom(showAll);
export const $sort = atom(newestFirst);
/** The open dialog keeps its container as it was when it opened. */
export const $dialog = atom<ContainerDialog | null>(null);

// Sorted before it is filtered, so that typing in the search box sorts nothing.
const $sorted = computed([computed($containers, (fetched) => fetched.items), $sort], (items, sort) =>
  items ? sorted(items, sort) : null,
);
/** Filtered and sorted; null before the first answer. */
export const $found = computed(
  [$sorted, $filter],
  (items, filter) => items?.filter(matching(filter)) ?? null,
);

export const setFilter = (change: Partial<ContainerFilter>) => $filter.set({ ...$filter.get(), ...change });
export const openDialog = (dialog: ContainerDialog) => $dialog.set(dialog);
export const closeDialog = () => $dialog.set(null);

// One page can have two sessions: the next company must not meet the previous one's filter.
onCompanyChange(() => {
  $filter.set(showAll);
  $sort.set(newestFirst);
  closeDialog();
});

/** Shows a container that was added, whatever the filter. */
export function showAdded(container: Container): void {
  if ($containers.get().items === null) void fetchContainers();
  if (!matching($filter.get())(container)) $filter.set(showAll);
}
