import type { QueryObserverOptions, QueryObserverResult } from '@tanstack/query-core';
import { keepPreviousData, QueryObserver } from '@tanstack/query-core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { CallError } from '../client/call-error.ts';
import type { Answer, Endpoint, Input } from '../contract/core/endpoint.ts';
import { client } from './client.ts';
import { fetchQuery, queryOf } from './fetch-query.ts';
import { followChanges, type InvalidatedBy } from './live-changes.ts';
import { errorOf, isLoading, messageOf } from './query-result.ts';
import { rawAnswer, validated } from './raw-answer.ts';

export interface QueryState<Data, Sent = unknown> {
  /** Null before the first answer. */
  readonly data: Data | null;
  readonly loading: boolean;
  /** The last request's failure, until one succeeds; the data stays, and further attempts may follow. */
  readonly error: string | null;
  /** HTTP status of that failure; 0 without an answer. */
  readonly errorStatus: number | null;
  /** What the data answers: while `outdated`, an earlier input. */
  readonly input: Sent | null;
  readonly outdated: boolean;
  /** Milliseconds since 1970; 0 before the first answer. */
  readonly answeredAt: number;
}

export interface QueryStore<Data, Sent = unknown> extends ReadableAtom<QueryState<Data, Sent>> {
  /** Asks the server even when an answer is cached. @returns when the answer or the first failure is in the store */
  fetch(): Promise<void>;
  /** Asks unless a cached answer is still valid. */
  ensure(): Promise<void>;
}

export interface QuerySettings<E extends Endpoint, Data> {
  /** Without it live events change nothing. */
  readonly invalidatedBy?: InvalidatedBy;
  /** Takes what the screen needs; an equal result stays the same object. */
  readonly select?: (answer: Answer<E>) => Data;
  /** Milliseconds after its last reader has left; by default until the company changes. */
  readonly gcTime?: number;
}

const emptyState: QueryState<never, never> = {
  ...{ data: null, loading: false, error: null, errorStatus: null },
  ...{ input: null, outdated: false, answeredAt: 0 },
};

/** A reader alone asks nothing: a screen calls `fetch`. Another input keeps the former answer, marked `outdated`. */
export function createQuery<E extends Endpoint, Data = Answer<E>>(
  endpoint: E,
  input$: ReadableAtom<Input<E> | null>,
  { invalidatedBy, select = (answer) => answer as Data, gcTime }: QuerySettings<E, Data>,
): QueryStore<Data, Input<E>> {
  if (invalidatedBy) followChanges(endpoint.path, invalidatedBy);
  const $state = atom<QueryState<Data, Input<E>>>(emptyState);
  const selectRaw = (answer: unknown) => select(validated(endpoint, answer));

  const optionsOf = (input: Input<E> | null, keeps = false): QueryObserverOptions<unknown, Error, Data> => ({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => rawAnswer(endpoint, input as Input<E>, signal),
    select: selectRaw,
    ...(keeps && { placeholderData: keepPreviousData }),
    ...(gcTime !== undefined && { gcTime }),
  });

  async function fetch(): Promise<void> {
    const input = input$.get();
    if (input) await fetchQuery(queryOf(optionsOf(input)));
  }

  async function ensure(): Promise<void> {
    const input = input$.get();
    if (input && queryOf(optionsOf(input)).isStaleByTime(Number.POSITIVE_INFINITY)) await fetch();
  }

  onMount($state, () => {
    let asked = input$.get();
    const observer = new QueryObserver(client, optionsOf(asked));
    const show = (result: QueryObserverResult<Data>) => {
      const known = $state.get();
      const input = result.isPlaceholderData ? known.input : asked;
      $state.set({ ...stateOf(result, endpoint, known), input });
    };
    $state.set(emptyState);
    show(observer.getCurrentResult());
    const leave = observer.subscribe(show);
    const stopInput = input$.listen((input, former) => {
      $state.set({ ...$state.get(), error: null, errorStatus: null });
      asked = input;
      observer.setOptions(optionsOf(input, input !== null && Boolean(former)));
      show(observer.getCurrentResult());
      void fetch();
    });
    return () => {
      stopInput();
      leave();
    };
  });

  return Object.assign($state, { fetch, ensure });
}

function stateOf<Data>(
  result: QueryObserverResult<Data>,
  endpoint: Endpoint,
  known: QueryState<Data>,
): Omit<QueryState<Data>, 'input'> {
  const failure = errorOf(result);
  const { error, errorStatus } = !failure && result.isFetching ? known : failureOf(failure, endpoint);
  return {
    ...{ data: result.data ?? null, loading: isLoading(result), error, errorStatus },
    ...{ outdated: result.isPlaceholderData, answeredAt: result.dataUpdatedAt },
  };
}

const failureOf = (failure: Error | null, endpoint: Endpoint) => ({
  error: failure && messageOf(failure, endpoint),
  errorStatus: failure instanceof CallError ? failure.status : null,
});
