import { CallError } from '@hawiyat/shared/client';
import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { atom, type ReadableAtom } from 'nanostores';
import { changeRow, type Pages, pagesIn, placeOf, refreshed, type Sight, withPage } from './row-pages.ts';

export interface Listed<Row> {
  /** How many rows the whole list has; null before the first answer. */
  readonly total: number | null;
  /** The rows near what is shown. */
  readonly pages: Pages<Row>;
  readonly loading: boolean;
  /** The message of the last failure; null after a success. */
  readonly error: string | null;
  /** The rows answer an older question than the one that is asked now. */
  readonly outdated: boolean;
  /** The question that the rows answer; null before the first answer. */
  readonly question: string | null;
  /** Ids that an event has brought since the list is shown, until somebody turns to them. */
  readonly arrived: ReadonlySet<string>;
  /** Ids whose rows the last refresh has changed, for a moment. */
  readonly changed: ReadonlySet<string>;
}

export interface LiveList<Row, Query> {
  readonly $list: ReadableAtom<Listed<Row>>;
  /** Asks the server; a newer question takes the place of one that is under way. Failure ends up in `$list.error`. */
  show(query: Query): Promise<void>;
  /** Says what can be seen: what of it is missing is fetched, what was scrolled past is not waited for. */
  see(sight: Sight): void;
  /** Asks for what is in sight again. */
  retry(): Promise<void>;
  /** Brings an answer into one row. A list that was asked for before would undo it, so it is asked for again. */
  change(id: string, by: (row: Row) => Row): void;
  /** Somebody has turned to this row: it is not new any more. */
  notice(id: string): void;
  /** Nobody looks any more: what is under way is aborted, and events bring nothing until it is shown again. */
  leave(): void;
}

export interface Place {
  readonly skip: string;
  readonly limit: string;
}

export interface ListSource<Row, Query> {
  /** Makes the call. */
  ask: (query: Query, place: Place, signal: AbortSignal) => Promise<{ rows: readonly Row[]; total: number }>;
  /** Events that may change its rows. */
  concerns: RegExp;
  /** The one event that brings a row. */
  arrives: string;
}

/** Milliseconds in which what happens together is fetched once. */
const together = 300;
/** Milliseconds for which a change is marked; a little longer than the mark takes to fade. */
const marked = 2_000;

const none: ReadonlySet<string> = new Set();
const top: Sight = { first: 0, last: 0 };
const nothing: Listed<never> = {
  ...{ total: null, pages: new Map(), loading: false, error: null, outdated: false, question: null },
  ...{ arrived: none, changed: none },
};

/**
 * One of the screen's lists: the server filters, sorts and counts it, only the pages near what is shown are here, and while
 * it is shown it follows what happens.
 */
export function liveList<Row extends { readonly id: string }, Query>(
  source: ListSource<Row, Query>,
): LiveList<Row, Query> {
  const $list = atom<Listed<Row>>(nothing);
  const set = (change: Partial<Listed<Row>>) => $list.set({ ...$list.get(), ...change });
  let shown: { readonly query: Query } | null = null;
  let sight = top;
  let refreshing = new AbortController();
  const fetching = new Map<number, AbortController>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;

  const ask = (query: Query, number: number, signal: AbortSignal) =>
    source.ask(query, placeOf(number), signal);

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
      const numbers = pagesIn(sight, $list.get().total ?? 0);
      const answers = await Promise.all(
        numbers.map(async (number) => ({ number, ...(await ask(query, number, signal)) })),
      );
      if (signal.aborted) return;
      const { pages: known, question: before } = $list.get();
      const question = JSON.stringify(query);
      const { pages, changed } = refreshed(
        known,
        new Map(answers.map((answer) => [answer.number, answer.rows])),
      );
      const total = answers.at(-1)?.total ?? 0;
      const news = question === before ? changed : none;
      set({ total, pages, loading: false, error: null, outdated: false, question, changed: news });
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
    // A refresh under way brings what is in sight; after a failure the person decides.
    if (!shown || total === null || loading || outdated || error !== null) return;
    const wanted = pagesIn(sight, total);
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
      set({ total, pages: withPage($list.get().pages, number, rows, sight) });
    } catch (error) {
      if (running.signal.aborted) return;
      fetching.delete(number);
      fail(error);
    }
  }

  async function show(query: Query): Promise<void> {
    const outdated = $list.get().question !== JSON.stringify(query);
    if (outdated) {
      sight = top;
      // Whoever comes back with another question sees no rows of the last one; whoever changes a filter keeps them meanwhile.
      if (!shown) $list.set(nothing);
    }
    set({ loading: true, error: null, outdated: outdated && $list.get().total !== null });
    shown = { query };
    await retry();
  }

  function see(now: Sight): void {
    sight = now;
    fetchMissing();
  }

  function change(id: string, by: (row: Row) => Row): void {
    const { pages, loading } = $list.get();
    set({ pages: changeRow(pages, id, by) });
    if (loading || fetching.size > 0) void retry();
  }

  function notice(id: string): void {
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

  return { $list, show, see, retry, change, notice, leave };
}
