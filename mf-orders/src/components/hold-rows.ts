import { type PagedState, type Pages, pageLength } from '@hawiyat/shared/query';

/** What a list shows of its latest answer. */
export interface ShownRows<Row> extends PagedState<Row> {
  /** Ids of shown rows that the list no longer has. */
  readonly gone: ReadonlySet<string>;
  /** How many rows come or go once the list is let go. */
  readonly waiting: number;
}

const none: ReadonlySet<string> = new Set();

/** @returns an answer as it is */
export const letGo = <Row>(now: PagedState<Row>): ShownRows<Row> => ({ ...now, gone: none, waiting: 0 });

const idsOf = (pages: Pages<{ readonly id: string }>) =>
  new Set([...pages.values()].flat().map(({ id }) => id));

/**
 * The latest answer in the places that are shown: every row has its newest content, none moves.
 * @param shown what the list shows now
 * @param now the latest answer to the same question
 */
export function holdRows<Row extends { readonly id: string }>(
  shown: ShownRows<Row>,
  now: PagedState<Row>,
): ShownRows<Row> {
  if (shown.total === null || now.total === null || now.queryKey !== shown.queryKey) return letGo(now);
  const latest = new Map([...now.pages.values()].flat().map((row) => [row.id, row]));
  const isPast = (number: number) => number * pageLength >= (now.total ?? 0);
  const kept = [...shown.pages].filter(([number]) => now.pages.has(number) || isPast(number));
  const held: Pages<Row> = new Map(
    kept.map(([number, rows]) => [number, rows.map((row) => latest.get(row.id) ?? row)]),
  );
  const before = idsOf(held);
  const gone = new Set([...before].filter((id) => !latest.has(id)));
  const isHeld = ([number]: readonly [number, readonly Row[]]) => held.has(number);
  const entered = [...now.pages]
    .filter(isHeld)
    .flatMap(([, rows]) => rows)
    .filter(({ id }) => !before.has(id));
  // Rows of a page that scrolls into sight are shown where they are.
  const pages = new Map([...held, ...[...now.pages].filter((page) => !isHeld(page))]);
  const { total } = shown;
  return { ...now, pages, total, gone, waiting: entered.length + gone.size };
}
