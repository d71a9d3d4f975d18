import { CallError, type CallOptions } from '@hawiyat/shared/client';
import type * as z from '@hawiyat/shared/contract/core/schema';
import type { Container, ContainerDraft } from '@hawiyat/shared/contract/fleet/containers';
import * as endpoints from '@hawiyat/shared/contract/fleet/containers';
import { createMutation, invalidate } from '@hawiyat/shared/query';
import type { UndoableCall } from '@hawiyat/shared/state';
import { offerFormer, offerInverse } from '../../components/offer-former.ts';
import { unlessGone } from '../../components/unless-gone.ts';
import { messages } from '../../texts/container-forms.ts';
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

function offerAdded(call: UndoableCall, containers: readonly Container[]): void {
  const texts = [messages.adding.added(containers.length), messages.additionUndone] as const;
  offerInverse(call, texts, async (options) => {
    for (const { id } of containers) await $deleting.send({ params: { containerId: id } }, options);
  });
}

export async function addContainer(draft: ContainerDraft): Promise<Container> {
  const { container } = await $adding.send({ body: draft });
  offerAdded(endpoints.addContainer, [container]);
  return container;
}

/** Adds several alike, all of them or none; offers to undo. @throws CallError 409 when one of the numbers is taken */
export async function addSeveral(draft: z.input<NonNullable<(typeof endpoints.addContainers)['body']>>) {
  const { containers } = await $addingSeveral.send({ body: draft });
  offerAdded(endpoints.addContainers, containers);
  return containers;
}

/** `version`: the draft's. Offers to undo. @throws CallError 404 when gone, 409 with `outdated` */
export async function updateContainer(
  former: Container,
  draft: ContainerDraft,
  onGone: () => void,
  version = former.version,
): Promise<void> {
  const send = (body: ContainerDraft, options: CallOptions) =>
    $updating.send({ params: { containerId: former.id }, body }, options);
  const edit = { text: messages.editing.success, draft, former, version, send };
  await unlessGone(offerFormer(endpoints.updateContainer, edit), leaving(onGone)).catch(refetchOnConflict);
}

/** @throws CallError 409 while an open order uses the container, 404 when it is gone */
export async function deleteContainer(containerId: string, onGone: () => void): Promise<void> {
  await unlessGone($deleting.send({ params: { containerId } }), leaving(onGone)).catch(refetchOnConflict);
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
