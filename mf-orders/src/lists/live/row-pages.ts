/** More rows than a tall window shows. */
export const pageLength = 50;
/** Pages maxPages in memory; the farthest from the visible range are dropped. */
const maxPages = 8;

export type Pages<Row> = ReadonlyMap<number, readonly Row[]>;

export interface VisibleRange {
  readonly first: number;
  readonly last: number;
}

export const pageQuery = (number: number) => ({
  skip: String(number * pageLength),
  limit: String(pageLength),
});

const pageOf = (index: number) => Math.floor(index / pageLength);

/** @returns undefined while the row is loading */
export const rowAt = <Row>(pages: Pages<Row>, index: number): Row | undefined =>
  pages.get(pageOf(index))?.[index % pageLength];

export function pagesIn({ first, last }: VisibleRange, total: number): number[] {
  const end = pageOf(Math.max(0, Math.min(last, total - 1)));
  const start = Math.min(end, pageOf(Math.max(0, first)));
  return Array.from({ length: end - start + 1 }, (_, n) => start + n);
}

export function withPage<Row>(
  pages: Pages<Row>,
  number: number,
  rows: readonly Row[],
  { first, last }: VisibleRange,
): Pages<Row> {
  const all = new Map(pages).set(number, rows);
  const middle = (pageOf(first) + pageOf(last)) / 2;
  const far = [...all.keys()].toSorted((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
  for (const page of far.slice(0, Math.max(0, all.size - maxPages))) all.delete(page);
  return all;
}

export function changeRow<Row extends { readonly id: string }>(
  pages: Pages<Row>,
  id: string,
  by: (row: Row) => Row,
): Pages<Row> {
  return new Map(
    [...pages].map(([number, rows]) => [
      number,
      rows.some((row) => row.id === id) ? rows.map((row) => (row.id === id ? by(row) : row)) : rows,
    ]),
  );
}

/**
 * Structural sharing: unchanged rows stay the same objects.
 * @returns the pages, and the ids of rows that changed
 */
export function refreshed<Row extends { readonly id: string }>(known: Pages<Row>, answered: Pages<Row>) {
  const before = new Map([...known.values()].flat().map((row) => [row.id, row]));
  const changed = new Set<string>();
  const equal = (row: Row) => {
    const was = before.get(row.id);
    if (!was) return row;
    if (JSON.stringify(was) === JSON.stringify(row)) return was;
    changed.add(row.id);
    return row;
  };
  const pages: Pages<Row> = new Map([...answered].map(([number, rows]) => [number, rows.map(equal)]));
  return { pages, changed };
}
