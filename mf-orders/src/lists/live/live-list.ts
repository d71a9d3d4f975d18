import type { Answer, Endpoint, Input } from '@hawiyat/shared/contract/core/endpoint';
import type { EventName } from '@hawiyat/shared/contract/core/events';
import type { PagedState, PagedStore, Pages, VisibleRange } from '@hawiyat/shared/query';
import { createPagedQuery, pageLength } from '@hawiyat/shared/query';
import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import type { Holdable, KnownRows, Listed, RowMarks } from '@hawiyat/shared/ui/list';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { holding, holdRows, letGo, type ShownRows } from '../../components/hold-rows.ts';
import { isOwnChange } from '../../components/own-changes.ts';

export interface ListState<Row> extends ShownRows<Row>, RowMarks {}

export interface LiveList<Row, Query> extends Holdable {
  readonly $list: ReadableAtom<ListState<Row>>;
  show(query: Query): Promise<void>;
  setVisibleRange(range: VisibleRange): void;
  retry(): Promise<void>;
  markSeen(id: string): void;
  leave(): void;
}

export interface ListSource<E extends Endpoint, Row> {
  readonly select: (answer: Answer<E>) => { readonly rows: readonly Row[]; readonly total: number };
  readonly concerns: readonly EventName[];
  readonly arrives: string;
}

/** Milliseconds; slightly longer than the highlight fades. */
const markTime = 2_000;

const noIds: ReadonlySet<string> = new Set();

export function liveList<E extends Endpoint, Row extends { readonly id: string }, Query extends object>(
  endpoint: E,
  { select, concerns, arrives }: ListSource<E, Row>,
): LiveList<Row, Query> {
  const $query = atom<Query | null>(null);
  const $pages: PagedStore<Row> = createPagedQuery(
    endpoint,
    computed($query, (query) => query && ({ query } as unknown as Input<E>)),
    { invalidatedBy: concerns, select },
  );
  const latest = () => letGo($pages.get());
  const $shown = atom(latest());
  const { take, drop, ...holdable } = holding($shown, {
    latest,
    take: (isHeld) => $shown.set(isHeld ? holdRows($shown.get(), $pages.get()) : latest()),
  });
  const { $arrived, $changed, markChanges, markSeen, forgetMarks } = rowMarks<Row>();
  const $list = computed([$shown, $arrived, $changed], (list, arrived, changed) => ({
    ...list,
    ...{ arrived, changed },
  }));
  let unlisten: (() => void)[] = [];

  async function show(query: Query): Promise<void> {
    if (unlisten.length === 0)
      unlisten = [$list.listen(() => {}), $pages.subscribe(take), $pages.listen(markChanges)];
    $query.set(query);
    await $pages.fetch();
  }

  function leave(): void {
    $query.set(null);
    for (const stop of unlisten) stop();
    unlisten = [];
    drop();
    forgetMarks();
  }

  onLiveEvent((event) => {
    if (unlisten.length === 0 || event?.type !== arrives) return;
    const isKnown = [...$pages.get().pages.values()].some((rows) => rows.some((row) => row.id === event.id));
    if (!isKnown) $arrived.set(new Set($arrived.get()).add(event.id));
  });

  onCompanyChange(forgetMarks);

  const { setVisibleRange, fetch: retry } = $pages;
  return { $list, show, setVisibleRange, retry, markSeen, leave, ...holdable };
}

function rowMarks<Row extends { readonly id: string }>() {
  const $arrived = atom(noIds);
  const $changed = atom(noIds);
  let fading: ReturnType<typeof setTimeout> | undefined;
  return {
    $arrived,
    $changed,
    markChanges: (now: PagedState<Row>, before?: PagedState<Row>) => {
      if (!before || now.queryKey !== before.queryKey) return;
      const changed = changedRows(before.pages, now.pages).filter((id) => !isOwnChange(id));
      if (changed.length === 0) return;
      $changed.set(new Set(changed));
      clearTimeout(fading);
      fading = setTimeout(() => $changed.set(noIds), markTime);
    },
    markSeen: (id: string) => {
      const arrived = new Set($arrived.get());
      if (arrived.delete(id)) $arrived.set(arrived);
    },
    forgetMarks: () => {
      clearTimeout(fading);
      $arrived.set(noIds);
      $changed.set(noIds);
    },
  };
}

function changedRows<Row extends { readonly id: string }>(before: Pages<Row>, now: Pages<Row>) {
  // Equal rows in the same place are the same object, so only the others are compared.
  const known = new Set([...before.values()].flat());
  const answered = [...now].flatMap(([number, rows]) =>
    rows === before.get(number) ? [] : rows.filter((row) => !known.has(row)),
  );
  if (answered.length === 0) return [];
  const former = new Map([...known].map((row) => [row.id, row]));
  return answered
    .filter((row) => {
      const was = former.get(row.id);
      return was && JSON.stringify(was) !== JSON.stringify(row);
    })
    .map((row) => row.id);
}

export function knownRows<Row extends Listed>(pages: Pages<Row>): KnownRows<Row> {
  const numbers = [...pages.keys()].toSorted((a, b) => a - b);
  return new Map(
    numbers.flatMap((number) =>
      (pages.get(number) ?? []).map((row, at) => [number * pageLength + at, row] as const),
    ),
  );
}

/** Before paint, or former rows would flash. `query` keeps its identity, because a new one fetches again. */
export function useShown<Row, Query>(list: LiveList<Row, Query>, query: Query): void {
  useLayoutEffect(() => void list.show(query), [list, query]);
  useLayoutEffect(() => list.leave, [list]);
}
