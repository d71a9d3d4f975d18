import { QueryCache, QueryClient } from '@tanstack/query-core';
import { CallError } from '../client/call-error.ts';
import { onCompanyChange } from '../session/company-change.ts';
import { shareById } from './share-by-id.ts';

const attempts = 3;

/** Only a missing answer and an overloaded server's `Retry-After` are worth another attempt. */
function isRetried(failures: number, error: Error): boolean {
  if (!(error instanceof CallError) || failures >= attempts) return false;
  return error.status === 0 || (error.status === 503 && error.retryAfter !== undefined);
}

const retryDelay = (failures: number, error: Error): number =>
  error instanceof CallError && error.retryAfter !== undefined
    ? error.retryAfter * 1_000
    : 1_000 * 2 ** failures;

export const client = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (!(error instanceof CallError)) console.error(error);
    },
  }),
  defaultOptions: {
    queries: {
      // What `navigator` says of the network is a guess.
      networkMode: 'always',
      retry: isRetried,
      retryDelay,
      staleTime: 0,
      structuralSharing: shareById,
      gcTime: Number.POSITIVE_INFINITY,
      // A reader asks nothing by itself: computed stores read it, too, so the screen asks when it opens.
      enabled: ({ state }) => state.status !== 'pending' || state.fetchStatus !== 'idle',
      refetchOnMount: false,
      retryOnMount: false,
      refetchOnReconnect: true,
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
client.mount();

let company = 0;

/** Changes with the company, so that no late answer reaches the next company. */
export const currentCompany = (): number => company;

onCompanyChange(() => {
  company += 1;
  client.getMutationCache().clear();
  for (const query of client.getQueryCache().getAll()) {
    query.reset();
    if (query.getObserversCount() === 0) client.getQueryCache().remove(query);
  }
});
