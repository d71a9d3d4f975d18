import type { Container, ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';
import type { ContainerChange } from '@hawiyat/shared/contract/fleet/many-containers';

/** The changes, how many have the status already, and how many an order blocks. */
export function statusChanges(
  containers: readonly Pick<Container, 'id' | 'status' | 'version' | 'heldByOrder'>[],
  status: ContainerStatus,
) {
  const others = containers.filter((container) => container.status !== status);
  const free = others.filter(({ heldByOrder }) => !heldByOrder);
  return {
    changes: free.map(({ id, version }): ContainerChange => ({ id, version, status })),
    same: containers.length - others.length,
    held: others.length - free.length,
  };
}
