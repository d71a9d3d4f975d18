import { CallError, call } from '@hawiyat/shared/client';
import type { Container, ContainerDraft } from '@hawiyat/shared/contract/containers';
import * as endpoints from '@hawiyat/shared/contract/containers';
import { type Fetched, gatherEvents, nothingFetched, onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed, onMount } from 'nanostores';
import { unlessGone } from '../components/unless-gone.ts';
import { type ContainerFilter, matching, showAll } from './container-filter.ts';
import { newestFirst, sorted } from './container-sort.ts';

export type ContainerDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly container: Container };

/** Outlives the screen, so that coming back shows the known list at once. */
export const $containers = atom<Fetched<Container>>(nothingFetched);
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

let running = new AbortController();
let isShown = false;
onMount($containers, () => {
  isShown = true;
  return () => {
    isShown = false;
  };
});

/** Orders take and free containers too, so their events count. */
const expectOwnEvent = gatherEvents({
  concerns: /^(container\.|order\.(created|moved|canceled))/,
  isWanted: () => isShown,
  fetch: fetchContainers,
});

// One page can have two sessions: the next company must not see the previous one's list.
onCompanyChange(() => {
  running.abort();
  $containers.set(nothingFetched);
  $filter.set(showAll);
  $sort.set(newestFirst);
  closeDialog();
});

/** A newer call replaces a running one. A failure goes to `$containers.error`. */
export async function fetchContainers(): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  $containers.set({ ...$containers.get(), loading: true });
  try {
    const { containers } = await call(endpoints.listContainers, { query: {} }, signal);
    if (!signal.aborted) $containers.set({ items: keepEqual(containers), loading: false, error: null });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    $containers.set({ ...$containers.get(), loading: false, error: error.message });
  }
}

/** Unchanged rows stay the same objects, so that a refresh renders changed cards only. */
function keepEqual(answered: readonly Container[]): readonly Container[] {
  const known = new Map($containers.get().items?.map((item) => [JSON.stringify(item), item]));
  return answered.map((item) => known.get(JSON.stringify(item)) ?? item);
}

/** Adds a container and shows it, whatever the filter. @throws CallError */
export async function addContainer(draft: ContainerDraft): Promise<void> {
  const { container } = await call(endpoints.addContainer, { body: draft });
  expectOwnEvent(container.id);
  applyAnswer((items) => [container, ...items]);
  if (!matching($filter.get())(container)) $filter.set(showAll);
}

/**
 * @param version the version that the draft began with
 * @throws CallError 404 when the container is gone, 409 with `outdated` when there is a newer version
 */
export async function updateContainer(
  containerId: string,
  draft: ContainerDraft,
  version?: number,
): Promise<void> {
  const { container } = await unlessGone(
    call(endpoints.updateContainer, { params: { containerId }, body: draft }, undefined, undefined, {
      version,
    }),
    closeAndRefetch,
  ).catch(refetchOnConflict);
  expectOwnEvent(containerId);
  applyAnswer((items) => items.map((item) => (item.id === containerId ? container : item)));
}

/** @throws CallError 409 while an open order uses the container, 404 when it is gone */
export async function deleteContainer(containerId: string): Promise<void> {
  await unlessGone(call(endpoints.deleteContainer, { params: { containerId } }), closeAndRefetch).catch(
    refetchOnConflict,
  );
  expectOwnEvent(containerId);
  applyAnswer((items) => items.filter((item) => item.id !== containerId));
}

/** Puts an answer into the list. A list requested before the change would undo it, so it is requested again. */
function applyAnswer(change: (items: readonly Container[]) => readonly Container[]): void {
  const { items, loading } = $containers.get();
  if (items) $containers.set({ ...$containers.get(), items: change(items) });
  if (!items || loading) void fetchContainers();
}

const closeAndRefetch = () => {
  closeDialog();
  void fetchContainers();
};

/** Refreshes the list after a conflict, because an order or an administrator has changed the container. */
function refetchOnConflict(error: unknown): never {
  if (error instanceof CallError && error.status === 409) void fetchContainers();
  throw error;
}
