/** What the HTML has asked for beside the scripts (`api/src/http/prefetch-script.ts`), by address. */
interface Prefetched {
  readonly token: string;
  readonly answers: Map<string, Promise<Response>>;
}

/** Milliseconds of a page's life after which nobody wants these answers any more. */
const longest = 30_000;

const asked = (): Prefetched | undefined => Reflect.get(globalThis, 'prefetched');

/**
 * Takes an answer that is on its way since the page began. Each is there for one call, of the same person.
 * @param address as `fetch` would be given it
 * @param token of whoever calls
 * @returns undefined when it was not asked for, has been taken, or may be from before something that happened
 */
export function prefetchedResponse(
  address: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const ahead = asked();
  if (!ahead || ahead.token !== token) return undefined;
  const answer = ahead.answers.get(address);
  ahead.answers.delete(address);
  return performance.now() < longest ? answer : undefined;
}

/** Something happens, here or elsewhere: an answer that nobody has taken yet may be from before it. */
export function forgetPrefetched(): void {
  asked()?.answers.clear();
}
