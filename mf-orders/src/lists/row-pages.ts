/** Rows that are asked for at once: more than the tallest usual window shows. */
export const pageLength = 50;
/** Pages that stay; those farthest from what is shown go, so that scrolling does not fill the memory. */
const kept = 8;

/** Rows that are there, by the number of their page. */
export type Pages<Row> = ReadonlyMap<number, readonly Row[]>;

/** The first and the last place that can be seen. */
export interface Sight {
  readonly first: number;
  readonly last: number;
}

/** How a page of rows is asked for. */
export const placeOf = (number: number) => ({
  skip: String(number * pageLength),
  limit: String(pageLength),
});

const pageOf = (place: number) => Math.floor(place / pageLength);

/** @returns undefined while the row is not there */
export const rowAt = <Row>(pages: Pages<Row>, place: number): Row | undefined =>
  pages.get(pageOf(place))?.[place % pageLength];

/** The pages of a list of so many rows that are in sight; of an empty list the first. */
export function pagesIn({ first, last }: Sight, total: number): number[] {
  const end = pageOf(Math.max(0, Math.min(last, total - 1)));
  const start = Math.min(end, pageOf(Math.max(0, first)));
  return Array.from({ length: end - start + 1 }, (_, n) => start + n);
}

/** One page more, and without those that are farthest from sight when there are too many. */
export function withPage<Row>(
  pages: Pages<Row>,
  number: number,
  rows: readonly Row[],
  { first, last }: Sight,
): Pages<Row> {
  const all = new Map(pages).set(number, rows);
  const middle = (pageOf(first) + pageOf(last)) / 2;
  const far = [...all.keys()].toSorted((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
  for (const it of far.slice(0, Math.max(0, all.size - kept))) all.delete(it);
  return all;
}

/** Brings something into the one row that has this id. */
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
 * What a refresh answered, with the known objects for rows that did not change, so that only the others are drawn again.
 * @returns the rows, and the ids of those that were known and are different now
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
