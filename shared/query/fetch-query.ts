import type { Query, QueryObserverOptions } from '@tanstack/query-core';
import { client } from './client.ts';

/** @returns the query that these options name, which is made when nobody has asked yet */
export const queryOf = <Data>({ select: _, ...options }: QueryObserverOptions<unknown, Error, Data>): Query =>
  client.getQueryCache().build(client, client.defaultQueryOptions(options));

const hasEnded = ({ state }: Query): boolean => state.fetchStatus === 'idle' || state.fetchFailureCount > 0;

/** @returns a promise of the end of the first attempt; further ones go on by themselves */
function firstAttempt(query: Query): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(query)) return resolve();
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.query !== query || !hasEnded(query)) return;
      stop();
      resolve();
    });
  });
}

/**
 * Asks for what a screen shows; a request that is under way is joined.
 * @returns when the answer or the first failure is there
 */
export function fetchQuery(query: Query): Promise<void> {
  const { fetchStatus, fetchFailureCount, fetchFailureReason: error } = query.state;
  if (fetchStatus !== 'idle' && fetchFailureCount > 0) {
    // Somebody who asks again does not wait until the next attempt is due.
    void query.cancel({ silent: true });
    query.setState({ fetchStatus: 'idle', status: 'error', error });
  }
  query.fetch().catch(() => {});
  return firstAttempt(query);
}

const outdated = new WeakSet<Query>();

/**
 * Asks again after a change. An answer under way is used, then the question is asked once more: it may be older than the
 * change, and frequent changes would prevent every answer if each of them started the request anew.
 */
export function refreshQuery(query: Query): void {
  if (!query.isActive()) return;
  if (query.state.fetchStatus === 'idle') return void query.fetch().catch(() => {});
  if (outdated.has(query)) return;
  outdated.add(query);
  const again = () => {
    outdated.delete(query);
    refreshQuery(query);
  };
  query.fetch().then(again, again);
}

/**
 * Marks what is known of an endpoint as stale, and asks again for what is shown. For changes that no mutation of the page
 * made: those name what they invalidate.
 */
export function invalidate({ path }: { readonly path: string }): void {
  for (const query of markStale({ path })) refreshQuery(query);
}

/** Marks what is known of an endpoint as stale: it is asked for when a screen opens or the page is seen again. */
export function markStale({ path }: { readonly path: string }): Query[] {
  const known = client.getQueryCache().findAll({ queryKey: [path] });
  for (const query of known) query.invalidate();
  return known;
}
