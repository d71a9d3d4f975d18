import {
  type DefaultError,
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  type Query,
} from '@tanstack/query-core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Answer, Endpoint, Input } from '../contract/core/endpoint.ts';
import { pageLength } from '../contract/core/paging.ts';
import { client } from './client.ts';
import { fetchQuery } from './fetch-query.ts';
import { followChanges, type InvalidatedBy } from './live-changes.ts';
import { errorOf, isLoading, messageOf } from './query-result.ts';
import { rawAnswer, validated } from './raw-answer.ts';

export interface CursorState<Row> {
  /** From the beginning on; null before the first answer. */
  readonly rows: readonly Row[] | null;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly error: string | null;
}

export interface CursorStore<Row> extends ReadableAtom<CursorState<Row>> {
  /** Asks for the shown pages again. @returns when they, or a failure, are in the store */
  fetch(): Promise<void>;
  fetchMore(): Promise<void>;
}

export interface CursorSettings<E extends Endpoint, Row> {
  readonly invalidatedBy: InvalidatedBy;
  readonly select: (answer: Answer<E>) => { readonly rows: readonly Row[]; readonly cursor: string | null };
}

type Cursor = string | null;
type Pages = InfiniteData<unknown, Cursor>;
type Observer<Shown> = InfiniteQueryObserver<unknown, DefaultError, Shown, readonly unknown[], Cursor>;
type Options<Shown> = InfiniteQueryObserverOptions<unknown, DefaultError, Shown, readonly unknown[], Cursor>;

const emptyState: CursorState<never> = { rows: null, hasMore: false, loading: false, error: null };

/** A list that is read page after page. Live events refresh the shown pages in order, so no row is missing or twice. */
export function createCursorQuery<E extends Endpoint, Row>(
  endpoint: E,
  input$: ReadableAtom<Input<E> | null>,
  { invalidatedBy, select }: CursorSettings<E, Row>,
): CursorStore<Row> {
  followChanges(endpoint.path, invalidatedBy);
  const $state = atom<CursorState<Row>>(emptyState);
  let observer: Observer<readonly Row[]> | null = null;

  const optionsOf = (input: Input<E> | null): Options<readonly Row[]> => ({
    queryKey: [endpoint.path, input],
    queryFn: ({ pageParam, signal }) => {
      const { query } = input as { query?: object };
      const page = { limit: String(pageLength), ...(pageParam !== null && { cursor: pageParam }) };
      return rawAnswer(endpoint, { ...(input as Input<E>), query: { ...query, ...page } }, signal);
    },
    initialPageParam: null,
    getNextPageParam: (answer) => select(validated(endpoint, answer)).cursor,
    select: ({ pages }: Pages) => pages.flatMap((answer) => select(validated(endpoint, answer)).rows),
  });

  const show = (result: InfiniteQueryObserverResult<readonly Row[]>) => {
    const failure = errorOf(result);
    $state.set({
      ...{ rows: result.data ?? null, hasMore: result.hasNextPage, loading: isLoading(result) },
      error: failure && messageOf(failure, endpoint),
    });
  };

  async function fetch(): Promise<void> {
    if (observer && input$.get()) await fetchQuery(observer.getCurrentQuery() as unknown as Query);
  }

  async function fetchMore(): Promise<void> {
    if (observer?.getCurrentResult().hasNextPage) await observer.fetchNextPage({ cancelRefetch: false });
  }

  onMount($state, () => {
    const shown = new InfiniteQueryObserver(client, optionsOf(input$.get()));
    observer = shown;
    show(shown.getCurrentResult());
    const leave = shown.subscribe(show);
    const stopInput = input$.listen((input) => {
      shown.setOptions(optionsOf(input));
      show(shown.getCurrentResult());
      void fetch();
    });
    return () => {
      observer = null;
      stopInput();
      leave();
    };
  });

  return Object.assign($state, { fetch, fetchMore });
}
