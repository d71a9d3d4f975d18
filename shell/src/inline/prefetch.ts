import type { Prefetched } from '@hawiyat/shared/client';
import { storageKeys, stored } from '@hawiyat/shared/state/stored';

/**
 * Requests the first calls of this URL's screen while its scripts load, with the headers of the page's API client,
 * which takes the responses from there. Only a page with a session does.
 * @param urls of the calls
 */
export function prefetchCalls(urls: readonly string[]): void {
  const token = stored(storageKeys.token);
  if (!token || urls.length === 0) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answers = urls.map((url) => {
    const answer = fetch(url, { headers });
    // The client that takes it handles its failure; one that nobody takes is no error.
    answer.catch(() => {});
    return [url, answer] as const;
  });
  const prefetched: Prefetched = { token, answers: new Map(answers) };
  Object.assign(globalThis, { prefetched });
}
