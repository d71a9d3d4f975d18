/** Responses that the HTML has requested beside the scripts (`shell/src/inline/prefetch.ts`), by URL. */
export interface Prefetched {
  readonly token: string;
  readonly answers: Map<string, Promise<Response>>;
}

/** Milliseconds after which a prefetched response is too old. */
const longest = 30_000;

const readPrefetched = (): Prefetched | undefined => Reflect.get(globalThis, 'prefetched');

/**
 * Takes a response that the page requested before its scripts ran, once and for the same person.
 * @param address as for `fetch`
 * @param token of the session
 * @returns undefined when there is none, or when it may be older than a change
 */
export function prefetchedResponse(
  address: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const prefetched = readPrefetched();
  if (!prefetched || prefetched.token !== token) return undefined;
  const answer = prefetched.answers.get(address);
  prefetched.answers.delete(address);
  return performance.now() < longest ? answer : undefined;
}

/** Called at every change: a response that is not used yet may be older. */
export function forgetPrefetched(): void {
  readPrefetched()?.answers.clear();
}
