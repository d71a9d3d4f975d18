import { CallError } from '@hawiyat/shared/client';
import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { atom, type ReadableAtom } from 'nanostores';
import {
  changeRow,
  type Pages,
  pageQuery,
  pagesIn,
  refreshed,
  type VisibleRange,
  withPage,
} from './row-pages.ts';

export interface ListState<Row> {
  /** Rows of the whole list; null before the first answer. */
  readonly total: number | null;
  readonly pages: Pages<Row>;
  readonly loading: boolean;
  readonly error: string | null;
  /** The rows belong to an older query than the current one. */
  readonly outdated: boolean;
  /** Key of the query that the rows answer; null before the first answer. */
  readonly queryKey: string | null;
  /** Ids added by live events and not yet opened. */
  readonly arrived: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

export interface LiveList<Row, Query> {
  readonly $list: ReadableAtom<ListState<Row>>;
  /** Fetches the list; a newer query cancels an older one. A failure is in `$list.error`. */
  show(query: Query): Promise<void>;
  /** Fetches missing pages of this range and cancels the others. */
  setVisibleRange(range: VisibleRange): void;
  retry(): Promise<void>;
  /** Updates one row. A request already under way would undo it, so the list is fetched again. */
  change(id: string, by: (row: Row) => Row): void;
  markSeen(id: string): void;
  /** Cancels requests and ignores events until `show`. */
  leave(): void;
}

export interface PageQuery {
  readonly skip: string;
  readonly limit: string;
}

export interface ListSource<Row, Query> {
  ask: (
    query: Query,
    page: PageQuery,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; total: number }>;
  concerns: RegExp;
  arrives: string;
}

/** Milliseconds: events within it cause one request. */
const together = 300;
/** Milliseconds; a little longer than the highlight takes to fade. */
const marked = 2_000;

const none: ReadonlySet<string> = new Set();
const top: VisibleRange = { first: 0, last: 0 };
const nothing: ListState<never> = {
  ...{ total: null, pages: new Map(), loading: false, error: null, outdated: false, queryKey: null },
  ...{ arrived: none, changed: none },
};

/** A server-side filtered list that holds the pages near the visible range and follows live events. */
export function liveList<Row extends { readonly id: string }, Query>(
  source: ListSource<Row, Query>,
): LiveList<Row, Query> {
  const $list = atom<ListState<Row>>(nothing);
  const set = (change: Partial<ListState<Row>>) => $list.set({ ...$list.get(), ...change });
  let shown: { readonly query: Query } | null = null;
  let range = top;
  let refreshing = new AbortController();
  const fetching = new Map<number, AbortController>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;

  const ask = (query: Query, number: number, signal: AbortSignal) =>
    source.ask(query, pageQuery(number), signal);

  const stopFetching = (stays: (number: number) => boolean) => {
    for (const [number, running] of fetching) {
      if (stays(number)) continue;
      running.abort();
      fetching.delete(number);
    }
  };

  const stop = () => {
    refreshing.abort();
    stopFetching(() => false);
    clearTimeout(timer);
    timer = undefined;
  };

  const fail = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    set({ loading: false, error: error.message });
  };

  async function retry(): Promise<void> {
    stop();
    if (!shown) return;
    const { query } = shown;
    refreshing = new AbortController();
    const { signal } = refreshing;
    set({ loading: true });
    try {
      const numbers = pagesIn(range, $list.get().total ?? 0);
      const answers = await Promise.all(
        numbers.map(async (number) => ({ number, ...(await ask(query, number, signal)) })),
      );
      if (signal.aborted) return;
      const { pages: known, queryKey: before } = $list.get();
      const queryKey = JSON.stringify(query);
      const { pages, changed } = refreshed(
        known,
        new Map(answers.map((answer) => [answer.number, answer.rows])),
      );
      const total = answers.at(-1)?.total ?? 0;
      const news = queryKey === before ? changed : none;
      set({ total, pages, loading: false, error: null, outdated: false, queryKey, changed: news });
      clearTimeout(fading);
      if (news.size > 0) fading = setTimeout(() => set({ changed: none }), marked);
    } catch (error) {
      if (signal.aborted) return;
      refreshing.abort();
      fail(error);
    }
    fetchMissing();
  }

  function fetchMissing(): void {
    const { total, pages, loading, outdated, error } = $list.get();
    // A running refresh fetches the range; after a failure the user retries.
    if (!shown || total === null || loading || outdated || error !== null) return;
    const wanted = pagesIn(range, total);
    stopFetching((number) => wanted.includes(number));
    for (const number of wanted)
      if (!pages.has(number) && !fetching.has(number)) void fetchPage(shown.query, number);
  }

  async function fetchPage(query: Query, number: number): Promise<void> {
    const running = new AbortController();
    fetching.set(number, running);
    try {
      const { rows, total } = await ask(query, number, running.signal);
      if (running.signal.aborted) return;
      fetching.delete(number);
      set({ total, pages: withPage($list.get().pages, number, rows, range) });
    } catch (error) {
      if (running.signal.aborted) return;
      fetching.delete(number);
      fail(error);
    }
  }

  async function show(query: Query): Promise<void> {
    const outdated = $list.get().queryKey !== JSON.stringify(query);
    if (outdated) {
      range = top;
      // A list shown again with another query starts empty; a changed filter keeps the old rows meanwhile.
      if (!shown) $list.set(nothing);
    }
    set({ loading: true, error: null, outdated: outdated && $list.get().total !== null });
    shown = { query };
    await retry();
  }

  function setVisibleRange(now: VisibleRange): void {
    range = now;
    fetchMissing();
  }

  function change(id: string, by: (row: Row) => Row): void {
    const { pages, loading } = $list.get();
    set({ pages: changeRow(pages, id, by) });
    if (loading || fetching.size > 0) void retry();
  }

  function markSeen(id: string): void {
    const arrived = new Set($list.get().arrived);
    if (arrived.delete(id)) set({ arrived });
  }

  function leave(): void {
    stop();
    shown = null;
    clearTimeout(fading);
    set({ loading: false, error: null, arrived: none, changed: none });
  }

  onLiveEvent((event) => {
    if (!shown || (event && !source.concerns.test(event.type))) return;
    if (event?.type === source.arrives) {
      const { pages, arrived } = $list.get();
      const isKnown = [...pages.values()].some((rows) => rows.some((row) => row.id === event.id));
      if (!isKnown) set({ arrived: new Set(arrived).add(event.id) });
    }
    timer ??= setTimeout(() => void retry(), together);
  });

  onCompanyChange(() => {
    stop();
    clearTimeout(fading);
    $list.set(nothing);
  });

  return { $list, show, setVisibleRange, retry, change, markSeen, leave };
}
