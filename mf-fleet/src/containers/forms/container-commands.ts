import { CallError } from '@hawiyat/shared/client';
import type * as z from '@hawiyat/shared/contract/core/schema';
import type { Container, ContainerDraft } from '@hawiyat/shared/contract/fleet/containers';
import * as endpoints from '@hawiyat/shared/contract/fleet/containers';
import { createMutation, invalidate } from '@hawiyat/shared/query';
import { unlessGone } from '../../components/unless-gone.ts';
import { changeList, leavesList } from '../cached-list.ts';

const $adding = createMutation(endpoints.addContainer, {
  applies: ({ container }) => changeList((items) => [container, ...items]),
  id: ({ container }) => container.id,
});
const $addingSeveral = createMutation(endpoints.addContainers, {
  applies: ({ containers }) => changeList((items) => [...containers, ...items]),
  id: ({ containers }) => containers[0]?.id ?? '',
});
const $updating = createMutation(endpoints.updateContainer, {
  applies: ({ container }) =>
    changeList((items) => items.map((item) => (item.id === container.id ? container : item))),
  id: ({ container }) => container.id,
});
const $deleting = createMutation(endpoints.deleteContainer, leavesList);

export const addContainer = async (draft: ContainerDraft): Promise<Container> =>
  (await $adding.send({ body: draft })).container;

/** Adds several alike, all of them or none. @throws CallError 409 when one of the numbers is taken */
export const addSeveral = async (
  draft: z.input<NonNullable<(typeof endpoints.addContainers)['body']>>,
): Promise<readonly Container[]> => (await $addingSeveral.send({ body: draft })).containers;

/**
 * `version`: the draft's. @throws CallError 404 when the container is gone, 409 with `outdated` when there is a newer
 * version
 */
export async function updateContainer(
  containerId: string,
  draft: ContainerDraft,
  onGone: () => void,
  version?: number,
): Promise<void> {
  const sent = $updating.send({ params: { containerId }, body: draft }, { version });
  await unlessGone(sent, leaving(onGone)).catch(refetchOnConflict);
}

/** @throws CallError 409 while an open order uses the container, 404 when it is gone */
export async function deleteContainer(containerId: string, onGone: () => void): Promise<void> {
  const sent = $deleting.send({ params: { containerId } });
  await unlessGone(sent, leaving(onGone)).catch(refetchOnConflict);
}

const leaving = (onGone: () => void) => () => {
  onGone();
  invalidate(endpoints.listContainers);
};

/** Refreshes the list after a conflict, because an order or an administrator has changed the container. */
function refetchOnConflict(error: unknown): never {
  if (error instanceof CallError && error.status === 409) invalidate(endpoints.listContainers);
  throw error;
}
