import { CallError } from '@hawiyat/shared/client';
import { type Fetched, nothingFetched, onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { atom, type ReadableAtom } from 'nanostores';

export interface Listed<Row> extends Fetched<Row> {
  /** The rows answer an older question than the one that is asked now. */
  readonly outdated: boolean;
  /** The question that the rows answer; null before the first answer. */
  readonly question: string | null;
}

export interface LiveList<Row, Query> {
  readonly $list: ReadableAtom<Listed<Row>>;
  /** Asks the server; a newer question takes the place of one that is under way. Failure ends up in `$list.error`. */
  show(query: Query): Promise<void>;
  /** Asks the same again. */
  retry(): Promise<void>;
  /** Brings an answer into one row. A list that was asked for before would undo it, so it is asked for again. */
  change(id: string, by: (row: Row) => Row): void;
  /** Nobody looks any more: what is under way is aborted, and events bring nothing until it is shown again. */
  leave(): void;
}

/** Milliseconds in which what happens together is fetched once. */
const together = 300;
const nothing: Listed<never> = { ...nothingFetched, outdated: false, question: null };

/**
 * One of the screen's lists: the server filters and sorts it, and while it is shown it follows what happens.
 * @param source `ask` makes the call; `concerns` says which events may change its rows
 */
export function liveList<Row extends { readonly id: string }, Query>(source: {
  ask: (query: Query, signal: AbortSignal) => Promise<readonly Row[]>;
  concerns: RegExp;
}): LiveList<Row, Query> {
  const $list = atom<Listed<Row>>(nothing);
  let shown: { readonly query: Query } | null = null;
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    running.abort();
    clearTimeout(timer);
    timer = undefined;
  };

  async function retry(): Promise<void> {
    stop();
    if (!shown) return;
    const { query } = shown;
    running = new AbortController();
    const { signal } = running;
    $list.set({ ...$list.get(), loading: true });
    try {
      const rows = await source.ask(query, signal);
      if (signal.aborted) return;
      const question = JSON.stringify(query);
      const items = keepEqual($list.get().items, rows);
      $list.set({ items, loading: false, error: null, outdated: false, question });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      $list.set({ ...$list.get(), loading: false, error: error.message });
    }
  }

  async function show(query: Query): Promise<void> {
    const outdated = $list.get().question !== JSON.stringify(query);
    // Whoever comes back with another question sees no rows of the last one; whoever changes a filter keeps them meanwhile.
    if (!shown && outdated) $list.set(nothing);
    const now = $list.get();
    $list.set({ ...now, loading: true, error: null, outdated: outdated && now.items !== null });
    shown = { query };
    await retry();
  }

  function change(id: string, by: (row: Row) => Row): void {
    const now = $list.get();
    if (now.items) $list.set({ ...now, items: now.items.map((it) => (it.id === id ? by(it) : it)) });
    if (now.loading) void retry();
  }

  function leave(): void {
    stop();
    shown = null;
    $list.set({ ...$list.get(), loading: false, error: null });
  }

  onLiveEvent((event) => {
    if (!shown || (event && !source.concerns.test(event.type))) return;
    timer ??= setTimeout(() => void retry(), together);
  });

  onCompanyChange(() => {
    stop();
    $list.set(nothing);
  });

  return { $list, show, retry, change, leave };
}

/** Rows that did not change stay the same objects, so that a refresh draws only what it changes. */
function keepEqual<Row>(known: readonly Row[] | null, answered: readonly Row[]): readonly Row[] {
  const before = new Map(known?.map((it) => [JSON.stringify(it), it]));
  return answered.map((it) => before.get(JSON.stringify(it)) ?? it);
}
