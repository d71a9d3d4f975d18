/** Responses that the HTML has requested beside the scripts (`shell/src/inline/prefetch.ts`), by URL. */
export interface Prefetched {
  readonly token: string;
  readonly answers: Map<string, Promise<Response>>;
}

const longest = 30_000;

const readPrefetched = (): Prefetched | undefined => Reflect.get(globalThis, 'prefetched');

/** Takes a prefetched response once, for the same person; undefined when it may be older than a change. */
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

export function forgetPrefetched(): void {
  readPrefetched()?.answers.clear();
}
