import { type Container, containerSizes } from '@hawiyat/shared/contract/containers';

/** What the list can be sorted by, as the server names it where it knows it too. */
export const sortFields = ['createdAt', 'containerNumber', 'price', 'size'] as const;
export type SortField = (typeof sortFields)[number];

export interface ContainerSort {
  readonly field: SortField;
  readonly order: 'asc' | 'desc';
}

export const newestFirst: ContainerSort = { field: 'createdAt', order: 'desc' };

/** The sort that a person means who chooses a field: the newest first, everything else from the smallest. */
export const sortBy = (field: SortField): ContainerSort =>
  field === 'createdAt' ? newestFirst : { field, order: 'asc' };

/** C-2 stands before C-10. */
const { compare } = new Intl.Collator('en', { numeric: true });

const ascending: Record<Exclude<SortField, 'createdAt'>, (a: Container, b: Container) => number> = {
  containerNumber: (a, b) => compare(a.containerNumber, b.containerNumber),
  price: (a, b) => a.price - b.price,
  size: (a, b) => containerSizes.indexOf(a.size) - containerSizes.indexOf(b.size),
};

/**
 * The containers in the order that is asked for. Among equal ones the newest stands first, in either direction.
 * @param containers newest first, as the server lists them; they do not tell when they were added
 */
export function sorted(
  containers: readonly Container[],
  { field, order }: ContainerSort,
): readonly Container[] {
  if (field === 'createdAt') return order === 'desc' ? containers : containers.toReversed();
  const up = ascending[field];
  return containers.toSorted(order === 'asc' ? up : (a, b) => up(b, a));
}
