import { type ContainerSize, sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import type { Container, ContainerInput, ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';

/** @returns the sizes to choose from; none for a type that is not chosen yet, or that this build does not know */
export const sizesFor = (type: ContainerInput['type'] | '' | undefined): readonly ContainerSize[] =>
  type && Object.hasOwn(sizesOfType, type) ? sizesOfType[type] : [];

/**
 * The size after another type was chosen: a new container's is chosen again, an existing one keeps a size that the new
 * type has too.
 */
export function sizeAfterType(
  type: ContainerInput['type'] | '' | undefined,
  size: ContainerSize | '' | undefined,
  isNew: boolean,
): ContainerSize | '' {
  return !isNew && size && sizesFor(type).includes(size) ? size : '';
}

/** @returns the statuses to choose from: reserved comes from an accepted offer and can be kept, not chosen */
export function statusesFor(current?: Pick<Container, 'status'>): readonly ContainerStatus[] {
  const free = ['available', 'rented', 'maintenance'] as const;
  return current?.status === 'reserved' ? [...free, 'reserved'] : free;
}
