import { type PagedState, type Pages, pageLength } from '@hawiyat/shared/query';
import type { WritableAtom } from 'nanostores';

export interface ShownRows<Row> extends PagedState<Row> {
  /** Ids of shown rows that the list no longer has. */
  readonly gone: ReadonlySet<string>;
  readonly waiting: number;
}

const noIds: ReadonlySet<string> = new Set();

export const letGo = <Row>(now: PagedState<Row>): ShownRows<Row> => ({ ...now, gone: noIds, waiting: 0 });

const idsOf = (pages: Pages<{ readonly id: string }>) =>
  new Set([...pages.values()].flat().map(({ id }) => id));

/** Every row keeps its place, with its newest content. Both answers belong to one query. */
export function holdRows<Row extends { readonly id: string }>(shown: ShownRows<Row>, now: PagedState<Row>) {
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
  // Rows of a page that scrolls into view show in their own places.
  const pages = new Map([...held, ...[...now.pages].filter((page) => !isHeld(page))]);
  const { total } = shown;
  return { ...now, pages, total, gone, waiting: entered.length + gone.size };
}

/** A held list keeps its rows in their places; `take` shows the latest answer. */
export function holding<Shown extends { readonly waiting: number }>(
  $shown: WritableAtom<Shown>,
  { latest, take }: { latest: () => Shown; take: (isHeld: boolean) => void },
) {
  let isHeld = false;
  let entered = 0;
  return {
    take: () => take(isHeld),
    drop: () => {
      isHeld = false;
    },
    hold: () => {
      isHeld = true;
    },
    letGo: () => {
      if (!isHeld) return;
      isHeld = false;
      take(false);
    },
    enter: () => {
      if ($shown.get().waiting === 0) return;
      entered = Date.now();
      $shown.set(latest());
    },
    enteredAt: () => entered,
  };
}
