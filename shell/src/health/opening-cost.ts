import { callEvent } from '../inline/tell-calls.ts';

/** Milliseconds for which tasks and calls count as the area's opening. */
const openingTime = 10_000;
/** So many calls say enough: what is left earlier must be told. */
const tooManyCalls = 50;
/** As the contract allows, in milliseconds. */
const longestTold = 600_000;
/** What the host itself sends, and the stream, which one call keeps open. */
const uncounted = ['/api/platform/outcomes', '/events'];

interface OpeningCost {
  readonly longTask?: number;
  readonly calls: number;
}

/**
 * Measures what the opening of an area costs: its longest task, and how many calls the page makes.
 * @param onMeasured called once, after ten seconds or as soon as there are too many calls
 * @returns ends it
 */
export function measureOpening(onMeasured: (cost: OpeningCost) => void): () => void {
  const { supportedEntryTypes } = PerformanceObserver;
  let longest = 0;
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
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'longtask') longest = Math.max(longest, Math.round(entry.duration));
      // Calls that are made in other ways.
      else if ((entry as PerformanceResourceTiming).initiatorType !== 'fetch') count(entry.name);
    }
  });
  const types = ['resource', 'longtask'].filter((type) => supportedEntryTypes.includes(type));
  for (const type of types) observer.observe({ type });
  let timer = setTimeout(finish, openingTime);
  function stop(): void {
    clearTimeout(timer);
    removeEventListener(callEvent, hear);
    observer.disconnect();
  }
  function finish(): void {
    stop();
    onMeasured({ calls, ...(types.includes('longtask') && { longTask: Math.min(longest, longestTold) }) });
  }
  return stop;
}
