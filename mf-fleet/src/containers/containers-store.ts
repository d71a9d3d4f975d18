import { CallError } from '@hawiyat/shared/client';
import type { Container, ContainerDraft } from '@hawiyat/shared/contract/containers';
import * as endpoints from '@hawiyat/shared/contract/containers';
import { applyTo, createMutation, createQuery, invalidate, type RawAnswer } from '@hawiyat/shared/query';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { unlessGone } from '../components/unless-gone.ts';
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

/** As the server sends it. */
type SentContainer = RawAnswer<typeof endpoints.listContainers>['containers'][number];

const changeList = (change: (items: SentContainer[]) => SentContainer[]) => [
  applyTo(endpoints.listContainers, (answer) => ({ ...answer, containers: change(answer.containers) })),
];
const $adding = createMutation(endpoints.addContainer, {
  applies: ({ container }) => changeList((items) => [container, ...items]),
  id: ({ container }) => container.id,
});
const $updating = createMutation(endpoints.updateContainer, {
  applies: ({ container }) =>
    changeList((items) => items.map((item) => (item.id === container.id ? container : item))),
  id: ({ container }) => container.id,
});
const $deleting = createMutation(endpoints.deleteContainer, {
  applies: (_, { params }) => changeList((items) => items.filter((item) => item.id !== params.containerId)),
  id: (_, { params }) => params.containerId,
});

/** Adds a container and shows it, whatever the filter. @throws CallError */
export async function addContainer(draft: ContainerDraft): Promise<void> {
  const { container } = await $adding.send({ body: draft });
  if ($containers.get().items === null) void fetchContainers();
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
  const sent = $updating.send({ params: { containerId }, body: draft }, { version });
  await unlessGone(sent, closeAndRefetch).catch(refetchOnConflict);
}

/** @throws CallError 409 while an open order uses the container, 404 when it is gone */
export async function deleteContainer(containerId: string): Promise<void> {
  const sent = $deleting.send({ params: { containerId } });
  await unlessGone(sent, closeAndRefetch).catch(refetchOnConflict);
}

const closeAndRefetch = () => {
  closeDialog();
  invalidate(endpoints.listContainers);
};

/** Refreshes the list after a conflict, because an order or an administrator has changed the container. */
function refetchOnConflict(error: unknown): never {
  if (error instanceof CallError && error.status === 409) invalidate(endpoints.listContainers);
  throw error;
}
