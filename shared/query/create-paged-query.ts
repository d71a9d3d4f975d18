import { QueriesObserver, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/query-core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Answer, Endpoint, Input } from '../contract/core/endpoint.ts';
import { pageAt } from '../contract/core/paging.ts';
import { onCompanyChange } from '../session/company-change.ts';
import { client } from './client.ts';
import { fetchQuery, queryOf } from './fetch-query.ts';
import { followChanges, type InvalidatedBy } from './live-changes.ts';
import { nearest, type Pages, pagesIn, type VisibleRange } from './pages.ts';
import { errorOf, isLoading, messageOf } from './query-result.ts';
import { rawAnswer, validated } from './raw-answer.ts';

export interface PagedState<Row> {
  /** Rows of the whole list; null before the first answer. */
  readonly total: number | null;
  readonly pages: Pages<Row>;
  readonly loading: boolean;
  readonly error: string | null;
  readonly outdated: boolean;
  /** Key of the input that the rows answer; null before the first answer. */
  readonly queryKey: string | null;
}

export interface PagedStore<Row> extends ReadableAtom<PagedState<Row>> {
  /** Asks for the visible pages again. @returns when they, or a failure, are in the store */
  fetch(): Promise<void>;
  /** Asks for the missing pages of these rows, and no longer for those scrolled past. */
  setVisibleRange(range: VisibleRange): void;
}

export interface PagedSettings<E extends Endpoint, Row> {
  readonly invalidatedBy: InvalidatedBy;
  readonly select: (answer: Answer<E>) => { readonly rows: readonly Row[]; readonly total: number };
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

const emptyState: PagedState<never> = {
  ...{ total: null, pages: new Map(), loading: false, error: null, outdated: false, queryKey: null },
};
const top: VisibleRange = { first: 0, last: 0 };
const gcTime = 5 * 60_000;

/** A list of any length that keeps the pages near the visible rows. Another input keeps the former rows, `outdated`. */
export function createPagedQuery<E extends Endpoint, Row>(
  endpoint: E,
  input$: ReadableAtom<Input<E> | null>,
  { invalidatedBy, select }: PagedSettings<E, Row>,
): PagedStore<Row> {
  followChanges(endpoint.path, invalidatedBy);
  const $state = atom<PagedState<Row>>(emptyState);
  let range = top;
  let observe = () => {};

  const selectRaw = (answer: unknown): Page<Row> => select(validated(endpoint, answer));
  const optionsOf = (input: Input<E>, number: number) => pageOptions(endpoint, input, number, selectRaw);
  const visiblePages = (input: Input<E>): number[] => {
    const { total, queryKey } = $state.get();
    return pagesIn(range, queryKey === JSON.stringify(input) ? (total ?? 0) : 0);
  };

  async function fetch(): Promise<void> {
    const input = input$.get();
    if (!input) return;
    for (const query of client.getQueryCache().findAll({ queryKey: [endpoint.path, input] }))
      query.invalidate();
    await Promise.all(visiblePages(input).map((number) => fetchQuery(queryOf(optionsOf(input, number)))));
  }

  function setVisibleRange(now: VisibleRange): void {
    range = now;
    observe();
  }

  onMount($state, () => {
    const observer = new QueriesObserver(client, []);
    let numbers: number[] = [];
    const update = () => {
      const input = input$.get();
      if (!input) return;
      const results = observer.getCurrentResult() as QueryObserverResult<Page<Row>>[];
      if (results.length !== numbers.length) return;
      const state = stateAfter($state.get(), endpoint, range, { input, numbers, results });
      $state.set(state);
      if (results.some(({ data }) => data)) forgetOthers(endpoint, input, state.pages);
      // The list's length has changed, or is known now.
      if (visiblePages(input).join() !== numbers.join()) observe();
    };
    observe = () => {
      const input = input$.get();
      numbers = input ? visiblePages(input) : [];
      observer.setQueries(
        input ? numbers.map((number) => optionsOf(input, number) as QueryObserverOptions) : [],
      );
      update();
    };
    const leave = observer.subscribe(update);
    const stopInput = input$.listen((input, former) => {
      range = top;
      $state.set(input && former ? { ...$state.get(), error: null } : emptyState);
      observe();
      void fetch();
    });
    $state.set(emptyState);
    observe();
    return () => {
      stopInput();
      leave();
      observe = () => {};
    };
  });

  onCompanyChange(() => $state.set(emptyState));

  return Object.assign($state, { fetch, setVisibleRange });
}

const keyOf = <E extends Endpoint>(endpoint: E, input: Input<E>, number: number) => [
  endpoint.path,
  input,
  number,
];

const pageOptions = <E extends Endpoint, Row>(
  endpoint: E,
  input: Input<E>,
  number: number,
  select: (answer: unknown) => Page<Row>,
): QueryObserverOptions<unknown, Error, Page<Row>> => ({
  queryKey: keyOf(endpoint, input, number),
  queryFn: ({ signal }) => {
    const { query } = input as { query?: object };
    return rawAnswer(endpoint, { ...input, query: { ...query, ...pageAt(number) } }, signal);
  },
  select,
  gcTime,
  notifyOnChangeProps: 'all',
  // A page that scrolls into sight is fetched unless it is cached and still valid.
  ...{ enabled: true, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: true, retryOnMount: true },
  ...{ refetchOnReconnect: 'always', refetchOnWindowFocus: 'always' },
});

interface VisiblePages<E extends Endpoint, Row> {
  readonly input: Input<E>;
  readonly numbers: readonly number[];
  readonly results: readonly QueryObserverResult<Page<Row>>[];
}

function stateAfter<E extends Endpoint, Row>(
  known: PagedState<Row>,
  endpoint: E,
  range: VisibleRange,
  { input, numbers, results }: VisiblePages<E, Row>,
): PagedState<Row> {
  const queryKey = JSON.stringify(input);
  const isKnown = known.queryKey === queryKey;
  const loading = results.some(isLoading);
  const failure = results.map(errorOf).find((error) => error !== null);
  const error = failure ? messageOf(failure, endpoint) : loading ? known.error : null;
  const answered = numbers.flatMap((number, at) => {
    const data = results[at]?.data;
    return data ? [[number, data] as const] : [];
  });
  if (answered.length === 0) return { ...known, loading, error, outdated: !isKnown && known.total !== null };
  const isCurrent = (number: number) =>
    !numbers.includes(number) &&
    client.getQueryState(keyOf(endpoint, input, number))?.isInvalidated === false;
  const others = isKnown ? [...known.pages].filter(([number]) => isCurrent(number)) : [];
  const pages = new Map([...others, ...answered.map(([number, { rows }]) => [number, rows] as const)]);
  const latest = results.reduce((one, other) => (other.dataUpdatedAt > one.dataUpdatedAt ? other : one));
  const total = latest.data?.total ?? known.total;
  return { total, pages: nearest(pages, range), loading, error, outdated: false, queryKey };
}

/** Memory must not grow with the distance that was scrolled. */
function forgetOthers<E extends Endpoint, Row>(endpoint: E, input: Input<E>, kept: Pages<Row>): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ queryKey: [endpoint.path, input], type: 'inactive' }))
    if (!kept.has(query.queryKey[2] as number)) cache.remove(query);
}
