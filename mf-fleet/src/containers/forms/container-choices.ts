import { type ContainerSize, sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import type { Container, ContainerInput, ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';

/** Empty for a missing type, or one that this build does not know. */
export const sizesFor = (type: ContainerInput['type'] | '' | undefined): readonly ContainerSize[] =>
  type && Object.hasOwn(sizesOfType, type) ? sizesOfType[type] : [];

/** A new container loses its size when the type changes; an existing one keeps a size that the new type has too. */
export function sizeAfterType(
  type: ContainerInput['type'] | '' | undefined,
  size: ContainerSize | '' | undefined,
  isNew: boolean,
): ContainerSize | '' {
  return !isNew && size && sizesFor(type).includes(size) ? size : '';
}

/** An accepted offer reserves a container: a person can keep that status, not choose it. */
export function statusesFor(current?: Pick<Container, 'status'>): readonly ContainerStatus[] {
  const free = ['available', 'rented', 'maintenance'] as const;
  return current?.status === 'reserved' ? [...free, 'reserved'] : free;
}
