import type { Query, QueryObserverOptions } from '@tanstack/query-core';
import { client } from './client.ts';

/** Finds or creates the query of these options. */
export const queryOf = <Data>({ select: _, ...options }: QueryObserverOptions<unknown, Error, Data>): Query =>
  client.getQueryCache().build(client, client.defaultQueryOptions(options));

const hasEnded = ({ state }: Query): boolean => state.fetchStatus === 'idle' || state.fetchFailureCount > 0;

/** Resolves after the first attempt; further attempts continue by themselves. */
const firstAttempt = (query: Query): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(query)) return resolve();
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.query !== query || !hasEnded(query)) return;
      stop();
      resolve();
    });
  });

/** Asks for what a screen shows, or joins a pending request. @returns when the answer or the first failure is there */
export function fetchQuery(query: Query): Promise<void> {
  const { fetchStatus, fetchFailureCount, fetchFailureReason: error } = query.state;
  if (fetchStatus !== 'idle' && fetchFailureCount > 0) {
    // A new request does not wait until the next attempt is due.
    void query.cancel({ silent: true });
    query.setState({ fetchStatus: 'idle', status: 'error', error });
  }
  query.fetch().catch(() => {});
  return firstAttempt(query);
}

const outdated = new WeakSet<Query>();

/** Asks after a change: a pending answer may be older, so it is used and then asked for once more. */
export function refreshQuery(query: Query): void {
  if (!query.isActive()) return;
  if (query.state.fetchStatus === 'idle') return void query.fetch().catch(() => {});
  if (outdated.has(query)) return;
  outdated.add(query);
  const repeat = () => {
    outdated.delete(query);
    refreshQuery(query);
  };
  query.fetch().then(repeat, repeat);
}

/** Refreshes an endpoint after a change that no mutation of this page made: mutations name what they invalidate. */
export function invalidate({ path }: { readonly path: string }): void {
  for (const query of markStale({ path })) refreshQuery(query);
}

/** Marks cached answers as stale until a screen opens or the page is seen again. */
export function markStale({ path }: { readonly path: string }): Query[] {
  const known = client.getQueryCache().findAll({ queryKey: [path] });
  for (const query of known) query.invalidate();
  return known;
}
