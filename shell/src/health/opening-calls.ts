import { callEvent } from '../inline/tell-calls.ts';

/** Milliseconds for which calls count as the area's opening. */
const openingTime = 10_000;
/** So many calls suffice: a page that is left earlier must report too. */
const tooManyCalls = 50;
/** The host's own reports, and the stream, which is one open call. */
const uncounted = ['/api/platform/outcomes', '/events'];

/** Counts the API calls while an area opens; `onCounted` runs once, after `openingTime` or `tooManyCalls`. */
export function countOpeningCalls(onCounted: (calls: number) => void): () => void {
  let calls = 0;
  const count = (url: string) => {
    // A link resolves addresses like a call, and never throws.
    const { host, pathname } = Object.assign(document.createElement('a'), { href: url });
    const isCall = host === location.host && pathname.startsWith('/api/');
    if (!isCall || uncounted.some((end) => pathname.endsWith(end))) return;
    calls += 1;
    if (calls !== tooManyCalls) return;
    clearTimeout(timer);
    // Outside the caller's stack.
    timer = setTimeout(finish);
  };
  const hear = (event: Event) => count((event as CustomEvent<string>).detail);
  addEventListener(callEvent, hear);
  const observer = new PerformanceObserver((list) => {
    // Calls other than `fetch`.
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.initiatorType !== 'fetch') count(entry.name);
  });
  observer.observe({ type: 'resource' });
  let timer = setTimeout(finish, openingTime);
  function stop(): void {
    clearTimeout(timer);
    removeEventListener(callEvent, hear);
    observer.disconnect();
  }
  function finish(): void {
    stop();
    onCounted(calls);
  }
  return stop;
}
