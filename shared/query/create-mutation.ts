import type * as z from '@hawiyat/shared/contract/core/schema';
import { type InfiniteData, MutationObserver } from '@tanstack/query-core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { CallOptions } from '../client/call.ts';
import { CallError } from '../client/call-error.ts';
import type { Answer, Endpoint, Input } from '../contract/core/endpoint.ts';
import { client, currentCompany } from './client.ts';
import { invalidate } from './fetch-query.ts';
import { expectOwnEvent } from './live-changes.ts';
import { rawAnswer, validated } from './raw-answer.ts';

/** An answer as the server sent it: amounts are still text. */
export type RawAnswer<E extends Endpoint> = z.input<E['response']>;

export interface Applied {
  readonly path: string;
  readonly change: (answer: never) => unknown;
}

export const applyTo = <E extends Endpoint>(
  endpoint: E,
  change: (answer: RawAnswer<E>) => RawAnswer<E>,
): Applied => ({ path: endpoint.path, change });

/** Changes cached answers. A request from before a change would undo it, so it is made again. */
export function applyChanges(changes: readonly Applied[]): void {
  for (const { path, change } of changes)
    for (const query of client.getQueryCache().findAll({ queryKey: [path] })) {
      const isUnderWay = query.state.fetchStatus !== 'idle';
      if (isUnderWay) void query.cancel({ silent: true });
      const { data, isInvalidated } = query.state;
      if (data !== undefined) query.setData(changed(data, change as never), { manual: true });
      // Other users' changes are still missing.
      if (isInvalidated) query.invalidate();
      if (isUnderWay) query.fetch().catch(() => {});
    }
}

/** A cursor query holds an answer for each page. */
const changed = (data: unknown, change: (answer: unknown) => unknown) =>
  isPages(data) ? { ...data, pages: data.pages.map(change) } : change(data);

const isPages = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pageParams' in data;

export interface MutationState {
  readonly sending: boolean;
  /** The last change's failure, until the next change is sent. */
  readonly error: string | null;
}

export interface MutationStore<E extends Endpoint> extends ReadableAtom<MutationState> {
  /** Sends the change; a failure leaves cached answers as they are. @throws CallError */
  send(input: Input<E>, options?: CallOptions): Promise<Answer<E>>;
}

export interface MutationSettings<E extends Endpoint> {
  readonly applies?: (answer: RawAnswer<E>, input: Input<E>) => readonly Applied[];
  /** Endpoints to ask again, because the change's answer does not contain their new answers. */
  readonly invalidates?: readonly Endpoint[];
  /** Id of the change's own live event, which then refetches none of these endpoints. */
  readonly id: (answer: RawAnswer<E>, input: Input<E>) => string;
}

/** A change of the server's data, with its progress as a store. The page changes when the server has answered. */
export function createMutation<E extends Endpoint>(
  endpoint: E,
  { applies, invalidates = [], id }: MutationSettings<E>,
): MutationStore<E> {
  const $state = atom<MutationState>({ sending: false, error: null });

  const observer = new MutationObserver<
    RawAnswer<E>,
    Error,
    { readonly input: Input<E>; readonly options: CallOptions | undefined },
    number
  >(client, {
    mutationKey: [endpoint.path],
    onMutate: currentCompany,
    mutationFn: async ({ input, options }) => {
      const answer = await rawAnswer(endpoint, input, undefined, options);
      validated(endpoint, answer);
      return answer as RawAnswer<E>;
    },
    onSuccess: (answer, { input }, company) => {
      if (company !== currentCompany()) return;
      const changes = applies?.(answer, input) ?? [];
      const paths = [...changes, ...invalidates].map(({ path }) => path);
      expectOwnEvent([...new Set(paths)], id(answer, input));
      applyChanges(changes);
      for (const asked of invalidates) invalidate(asked);
    },
  });

  onMount($state, () =>
    observer.subscribe(({ isPending, error }) =>
      $state.set({ sending: isPending, error: error instanceof CallError ? error.message : null }),
    ),
  );

  const send = async (input: Input<E>, options?: CallOptions): Promise<Answer<E>> =>
    validated(endpoint, await observer.mutate({ input, options }));
  return Object.assign($state, { send });
}
