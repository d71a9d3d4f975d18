import { CallError, call } from '@hawiyat/shared/client';
import type { Container, ContainerDraft } from '@hawiyat/shared/contract/containers';
import * as endpoints from '@hawiyat/shared/contract/containers';
import { $session } from '@hawiyat/shared/state';
import { atom, computed, onMount } from 'nanostores';
import { unlessGone } from '../parts/unless-gone.ts';
import { type ContainerFilter, matches, showAll } from './container-filter.ts';

export interface ContainersState {
  /** What the server last answered with; null before its first answer. */
  readonly items: readonly Container[] | null;
  readonly loading: boolean;
  /** Why the last fetch failed, until one succeeds; what was known before stays. */
  readonly error: string | null;
}

export type ContainerDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly container: Container };

const nothing: ContainersState = { items: null, loading: false, error: null };

/** The company's containers. Outlives the screen, so that coming back shows what is known at once. */
export const $containers = atom(nothing);
export const $filter = atom(showAll);
/** The one dialog that is open over the list. */
export const $dialog = atom<ContainerDialog | null>(null);

/** What the filter leaves of the list; null before the first answer. */
export const $found = computed([$containers, $filter], ({ items }, filter) =>
  items ? items.filter((it) => matches(it, filter)) : null,
);

export const setFilter = (change: Partial<ContainerFilter>) => $filter.set({ ...$filter.get(), ...change });
export const openDialog = (dialog: ContainerDialog) => $dialog.set(dialog);
export const closeDialog = () => $dialog.set(null);

let running = new AbortController();
let company: string | null = null;

// One page can see two sessions: the next company must find nothing of the one before.
onMount($containers, () =>
  $session.subscribe((session) => {
    const now = session?.user.company.id ?? null;
    if (now === company) return;
    company = now;
    running.abort();
    $containers.set(nothing);
    $filter.set(showAll);
    closeDialog();
  }),
);

/** Asks for the list; a newer call takes the place of one that is under way. Failure ends up in `$containers.error`. */
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

/** Rows that did not change stay the same objects, so that a refresh draws only the cards that it changes. */
function keepEqual(answered: readonly Container[]): readonly Container[] {
  const known = new Map($containers.get().items?.map((it) => [JSON.stringify(it), it]));
  return answered.map((it) => known.get(JSON.stringify(it)) ?? it);
}

/** Adds a container and shows it, whatever the filter was. @throws CallError */
export async function addContainer(draft: ContainerDraft): Promise<void> {
  const { container } = await call(endpoints.addContainer, { body: draft });
  applyAnswer((items) => [container, ...items]);
  if (!matches(container, $filter.get())) $filter.set(showAll);
}

/** Changes a container. @throws CallError, 404 when it is not there any more */
export async function updateContainer(containerId: string, draft: ContainerDraft): Promise<void> {
  const { container } = await unlessGone(
    call(endpoints.updateContainer, { params: { containerId }, body: draft }),
    forget,
  );
  applyAnswer((items) => items.map((it) => (it.id === containerId ? container : it)));
}

/** Deletes a container. @throws CallError, 409 while an open order holds it, 404 when it is not there any more */
export async function deleteContainer(containerId: string): Promise<void> {
  await unlessGone(call(endpoints.deleteContainer, { params: { containerId } }), forget);
  applyAnswer((items) => items.filter((it) => it.id !== containerId));
}

/** Brings an answer into the list. A list that was asked for before the change would undo it, so it is asked for again. */
function applyAnswer(change: (items: readonly Container[]) => readonly Container[]): void {
  const { items, loading } = $containers.get();
  if (items) $containers.set({ ...$containers.get(), items: change(items) });
  if (!items || loading) void fetchContainers();
}

const forget = () => {
  closeDialog();
  void fetchContainers();
};
