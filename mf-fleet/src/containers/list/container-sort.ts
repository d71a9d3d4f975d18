import { containerSizes } from '@hawiyat/shared/contract/core/container-kinds';
import { type Container, containerStatuses } from '@hawiyat/shared/contract/fleet/containers';

export const sortFields = [
  ...(['createdAt', 'containerNumber', 'price', 'size', 'type', 'status', 'until', 'place'] as const),
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

export const sortBy = (field: SortField): ContainerSort => ({
  field,
  order: highestFirst.includes(field) ? 'desc' : 'asc',
});

/** Numeric, so that C-2 comes before C-10. */
const { compare } = new Intl.Collator('ar', { numeric: true });

type Value = string | number | null | undefined;

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

/** Stable in both directions; missing values come last in both. */
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

/** Cached per list, so that another order of the same containers compares no number again. */
function byNumber(containers: readonly Container[]): readonly Container[] {
  const known = numbered.get(containers) ?? sortedBy(containers, 'asc', values.containerNumber);
  numbered.set(containers, known);
  return known;
}

/** Equal ones come by number. `containers`: newest first, as listed, because they have no creation date. */
export function sorted(containers: readonly Container[], { field, order }: ContainerSort) {
  if (field === 'createdAt') return order === 'desc' ? containers : containers.toReversed();
  const equalOnes = byNumber(containers);
  // The table sorts by these itself.
  if (field === 'utilization' || field === 'income') return equalOnes;
  return sortedBy(equalOnes, order, values[field]);
}
