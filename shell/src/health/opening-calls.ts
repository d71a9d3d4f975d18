import { callEvent } from '../inline/tell-calls.ts';

/** Milliseconds for which calls count as the area's opening. */
const openingTime = 10_000;
/** So many calls say enough: what is left earlier must be told. */
const tooManyCalls = 50;
/** What the host itself sends, and the stream, which one call keeps open. */
const uncounted = ['/api/platform/outcomes', '/events'];

/**
 * Counts how many calls of the API the page makes while an area opens.
 * @param onCounted called once, after ten seconds or as soon as there are too many calls
 * @returns ends it
 */
export function countOpeningCalls(onCounted: (calls: number) => void): () => void {
  let calls = 0;
  const count = (url: string) => {
    // A link resolves addresses as a call does, and throws at none.
    const { host, pathname } = Object.assign(document.createElement('a'), { href: url });
    const isCall = host === location.host && pathname.startsWith('/api/');
    if (!isCall || uncounted.some((end) => pathname.endsWith(end))) return;
    calls += 1;
    if (calls !== tooManyCalls) return;
    clearTimeout(timer);
    // Not within somebody's call.
    timer = setTimeout(finish);
  };
  const hear = (event: Event) => count((event as CustomEvent<string>).detail);
  addEventListener(callEvent, hear);
  const observer = new PerformanceObserver((list) => {
    // Calls that are made in other ways.
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
