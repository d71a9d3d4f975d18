import type { Answer, Endpoint, Input } from '@hawiyat/shared/contract/core/endpoint';
import type { EventName } from '@hawiyat/shared/contract/core/events';
import { createPagedQuery, type PagedState, type PagedStore, type VisibleRange } from '@hawiyat/shared/query';
import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { holdRows, letGo as latest, type ShownRows } from '../../components/hold-rows.ts';
import { isOwnChange } from '../../components/own-changes.ts';
import type { Holdable } from '../../components/use-hold.ts';
import { changedRows } from './changed-rows.ts';

export interface ListState<Row> extends ShownRows<Row> {
  /** Ids added by live events and not yet opened. */
  readonly arrived: ReadonlySet<string>;
  /** Ids of rows that others have changed a moment ago. */
  readonly changed: ReadonlySet<string>;
}

export interface LiveList<Row, Query> extends Holdable {
  readonly $list: ReadableAtom<ListState<Row>>;
  /** Asks for the list; a newer query cancels an older one. A failure is in `$list.error`. */
  show(query: Query): Promise<void>;
  setVisibleRange(range: VisibleRange): void;
  retry(): Promise<void>;
  markSeen(id: string): void;
  /** Cancels requests and ignores events until `show`. */
  leave(): void;
}

export interface ListSource<E extends Endpoint, Row> {
  readonly select: (answer: Answer<E>) => { readonly rows: readonly Row[]; readonly total: number };
  readonly concerns: readonly EventName[];
  readonly arrives: string;
}

/** Milliseconds; a little longer than the highlight takes to fade. */
const marked = 2_000;

const none: ReadonlySet<string> = new Set();

/** A list of tasks that marks what others add and change while it is shown. */
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
  const $shown = atom<ShownRows<Row>>(latest($pages.get()));
  const $arrived = atom(none);
  const $changed = atom(none);
  const $list = computed([$shown, $arrived, $changed], (list, arrived, changed) => ({
    ...list,
    ...{ arrived, changed },
  }));
  let unlisten: (() => void)[] = [];
  let held = false;
  let entered = 0;
  let fading: ReturnType<typeof setTimeout> | undefined;

  function mark(now: PagedState<Row>, before?: PagedState<Row>): void {
    if (!before || now.queryKey !== before.queryKey) return;
    const changed = changedRows(before.pages, now.pages).filter((id) => !isOwnChange(id));
    if (changed.length === 0) return;
    $changed.set(new Set(changed));
    clearTimeout(fading);
    fading = setTimeout(() => $changed.set(none), marked);
  }

  const take = (now: PagedState<Row>) => $shown.set(held ? holdRows($shown.get(), now) : latest(now));

  function enter(): void {
    if ($shown.get().waiting === 0) return;
    entered = Date.now();
    $shown.set(latest($pages.get()));
  }

  function letGo(): void {
    if (!held) return;
    held = false;
    take($pages.get());
  }

  async function show(query: Query): Promise<void> {
    if (unlisten.length === 0)
      unlisten = [$list.listen(() => {}), $pages.subscribe(take), $pages.listen(mark)];
    $query.set(query);
    await $pages.fetch();
  }

  function markSeen(id: string): void {
    const arrived = new Set($arrived.get());
    if (arrived.delete(id)) $arrived.set(arrived);
  }

  function forgetMarks(): void {
    clearTimeout(fading);
    $arrived.set(none);
    $changed.set(none);
  }

  function leave(): void {
    $query.set(null);
    for (const stop of unlisten) stop();
    unlisten = [];
    held = false;
    forgetMarks();
  }

  onLiveEvent((event) => {
    if (unlisten.length === 0 || event?.type !== arrives) return;
    const isKnown = [...$pages.get().pages.values()].some((rows) => rows.some((row) => row.id === event.id));
    if (!isKnown) $arrived.set(new Set($arrived.get()).add(event.id));
  });

  onCompanyChange(forgetMarks);

  const { setVisibleRange, fetch: retry } = $pages;
  const hold = () => {
    held = true;
  };
  return {
    $list,
    show,
    setVisibleRange,
    retry,
    markSeen,
    hold,
    letGo,
    enter,
    enteredAt: () => entered,
    leave,
  };
}
