import { type Container, containerSizes } from '@hawiyat/shared/contract/containers';

/** Names of the server's fields, where it has them. */
export const sortFields = ['createdAt', 'containerNumber', 'price', 'size'] as const;
export type SortField = (typeof sortFields)[number];

export interface ContainerSort {
  readonly field: SortField;
  readonly order: 'asc' | 'desc';
}

export const newestFirst: ContainerSort = { field: 'createdAt', order: 'desc' };

export const isNewestFirst = ({ field, order }: ContainerSort): boolean =>
  field === newestFirst.field && order === newestFirst.order;

/** The direction when a field is chosen: newest first, everything else ascending. */
export const sortBy = (field: SortField): ContainerSort =>
  field === 'createdAt' ? newestFirst : { field, order: 'asc' };

/** Numeric, so that C-2 comes before C-10. */
const { compare } = new Intl.Collator('en', { numeric: true });

const ascending: Record<Exclude<SortField, 'createdAt'>, (a: Container, b: Container) => number> = {
  containerNumber: (a, b) => compare(a.containerNumber, b.containerNumber),
  price: (a, b) => a.price - b.price,
  size: (a, b) => containerSizes.indexOf(a.size) - containerSizes.indexOf(b.size),
};

/**
 * Sorts containers; equal ones stay newest first in either direction.
 * @param containers newest first, as the server lists them: they carry no creation date
 */
export function sorted(
  containers: readonly Container[],
  { field, order }: ContainerSort,
): readonly Container[] {
  if (field === 'createdAt') return order === 'desc' ? containers : containers.toReversed();
  const up = ascending[field];
  return containers.toSorted(order === 'asc' ? up : (a, b) => up(b, a));
}
