import { pageLength } from '../contract/core/paging.ts';

const maxPages = 8;

export type Pages<Row> = ReadonlyMap<number, readonly Row[]>;

/** Indices of rows, both included. */
export interface VisibleRange {
  readonly first: number;
  readonly last: number;
}

const pageOf = (index: number) => Math.floor(index / pageLength);

export const rowAt = <Row>(pages: Pages<Row>, index: number): Row | undefined =>
  pages.get(pageOf(index))?.[index % pageLength];

/** The pages that hold these rows of a list with `total` of them; at least one. */
export function pagesIn({ first, last }: VisibleRange, total: number): number[] {
  const end = pageOf(Math.max(0, Math.min(last, total - 1)));
  const start = Math.min(end, pageOf(Math.max(0, first)));
  return Array.from({ length: end - start + 1 }, (_, n) => start + n);
}

/** Drops the pages farthest from the visible range. */
export function nearest<Row>(pages: Pages<Row>, { first, last }: VisibleRange): Pages<Row> {
  const middle = (pageOf(first) + pageOf(last)) / 2;
  const distance = (number: number) => Math.abs(number - middle);
  return new Map([...pages].toSorted(([a], [b]) => distance(a) - distance(b)).slice(0, maxPages));
}
