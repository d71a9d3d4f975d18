import { containerSizes } from '@hawiyat/shared/contract/core/container-kinds';
import { type Container, containerStatuses } from '@hawiyat/shared/contract/fleet/containers';

/** Names of the server's fields, where it has them. */
export const sortFields = [
  ...(['createdAt', 'containerNumber', 'price', 'size', 'type', 'status', 'until', 'place'] as const),
  // What only the table asks for, and sorts by.
  ...(['utilization', 'income'] as const),
];
export type SortField = (typeof sortFields)[number];

export interface ContainerSort {
  readonly field: SortField;
  readonly order: 'asc' | 'desc';
}

export const newestFirst: ContainerSort = { field: 'createdAt', order: 'desc' };

export const isNewestFirst = ({ field, order }: ContainerSort): boolean =>
  field === newestFirst.field && order === newestFirst.order;

const highestFirst: readonly SortField[] = ['createdAt', 'utilization', 'income'];

/** The direction when a field is chosen: newest and highest figures first, everything else ascending. */
export const sortBy = (field: SortField): ContainerSort => ({
  field,
  order: highestFirst.includes(field) ? 'desc' : 'asc',
});

/** Numeric, so that C-2 comes before C-10. */
const { compare } = new Intl.Collator('ar', { numeric: true });

type Value = string | number | null | undefined;

/** What a container is sorted by; what is missing comes last in either direction. */
const values: Record<Exclude<SortField, 'createdAt' | 'utilization' | 'income'>, (of: Container) => Value> = {
  containerNumber: ({ containerNumber }) => containerNumber,
  price: ({ price }) => price,
  size: ({ size }) => containerSizes.indexOf(size),
  type: ({ type }) => type,
  status: ({ status }) => containerStatuses.indexOf(status),
  until: ({ hold }) => hold?.until,
  place: ({ hold }) => hold?.place ?? hold?.contactName,
};

const ascending = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));

/** Equal ones stay as they were in either direction. @param sortValue null or undefined comes last in either direction */
export function sortedBy<Row>(
  rows: readonly Row[],
  order: ContainerSort['order'],
  sortValue: (row: Row) => Value,
): readonly Row[] {
  const isKnown = (row: Row) => sortValue(row) !== null && sortValue(row) !== undefined;
  const turn = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const known = Number(isKnown(b)) - Number(isKnown(a));
    return known !== 0 || !isKnown(a) ? known : turn * ascending(sortValue(a), sortValue(b));
  });
}

const numbered = new WeakMap<readonly Container[], readonly Container[]>();

/** Kept for each list, so that another order of the same containers compares no number again. */
function byNumber(containers: readonly Container[]): readonly Container[] {
  const known = numbered.get(containers) ?? sortedBy(containers, 'asc', values.containerNumber);
  numbered.set(containers, known);
  return known;
}

/**
 * Sorts containers; equal ones come by number in either direction.
 * @param containers newest first, as the server lists them: they carry no creation date
 */
export function sorted(
  containers: readonly Container[],
  { field, order }: ContainerSort,
): readonly Container[] {
  if (field === 'createdAt') return order === 'desc' ? containers : containers.toReversed();
  const equalOnes = byNumber(containers);
  // The table sorts by these once it has them.
  if (field === 'utilization' || field === 'income') return equalOnes;
  return sortedBy(equalOnes, order, values[field]);
}
