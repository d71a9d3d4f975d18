import { ArrowDown, ArrowUp } from 'lucide-react';

type Order = 'asc' | 'desc';

export interface ListSort<Field extends string = string> {
  readonly field: string;
  readonly order: Order;
  firstOrder(field: Field): Order;
  onSort(field: Field, order: Order): void;
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

export const sortOf = (field: string | undefined, sort: ListSort | undefined) =>
  sort && field === sort.field ? directions[sort.order] : undefined;

export function SortButton({ field, title, sort }: { field: string; title: string; sort: ListSort }) {
  const isSorted = sort.field === field;
  const order = isSorted ? sort.order : sort.firstOrder(field);
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : order;
  return (
    <button type="button" data-sort="" onClick={() => sort.onSort(field, next)}>
      {title}
      <Arrow size={14} aria-hidden />
    </button>
  );
}
