import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import {
  type ContainerChange,
  changeContainers,
  mostChanged,
} from '@hawiyat/shared/contract/fleet/many-containers';
import { createMutation } from '@hawiyat/shared/query';
import { notify } from '@hawiyat/shared/state';
import { changeList } from '../../cached-list.ts';
import { messages } from './selection-messages.ts';

const $changing = createMutation(changeContainers, {
  applies: ({ containers }) => {
    const changed = new Map(containers.map((container) => [container.id, container]));
    return changeList((items) => items.map((container) => changed.get(container.id) ?? container));
  },
  id: ({ containers }) => containers[0]?.id ?? '',
});

export interface Skipped {
  readonly id: string;
  readonly containerNumber: string | null;
  readonly reason: string;
}

async function send(changes: readonly ContainerChange[]) {
  const containers: Container[] = [];
  const skipped: Skipped[] = [];
  for (let at = 0; at < changes.length; at += mostChanged) {
    const answer = await $changing.send({ body: { containers: changes.slice(at, at + mostChanged) } });
    containers.push(...answer.containers);
    skipped.push(...answer.skipped);
  }
  return { containers, skipped };
}

/**
 * Changes many containers and offers to undo it. Returns the refused ones with reasons. @throws CallError when all were
 * refused
 */
export async function changeMany(
  changes: readonly ContainerChange[],
  former: readonly Container[],
  doneText: (n: number) => string,
): Promise<readonly Skipped[]> {
  const { containers, skipped } = await send(changes);
  if (containers.length > 0)
    notify(doneText(containers.length), 'success', {
      action: { label: messages.undo, run: () => void undo(containers, former) },
    });
  return skipped;
}

/** A colleague's later change stays. */
async function undo(changed: readonly Container[], former: readonly Container[]): Promise<void> {
  const before = new Map(former.map((container) => [container.id, container]));
  const back = changed.flatMap(({ id, version, price, status }): ContainerChange[] => {
    const old = before.get(id);
    if (!old) return [];
    return [
      {
        ...{ id, version },
        ...(old.price !== price && { price: old.price }),
        ...(old.status !== status && { status: old.status }),
      },
    ];
  });
  try {
    const { containers, skipped } = await send(back);
    if (containers.length > 0) notify(messages.undone(containers.length), 'success');
    if (skipped.length > 0) notify(messages.notUndone(skipped.length), 'error');
  } catch (error) {
    console.warn('A change of many containers could not be undone', error);
    notify(error instanceof Error ? error.message : String(error), 'error');
  }
}
