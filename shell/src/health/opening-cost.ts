import { callEvent } from '../inline/tell-calls.ts';
import { longestTask } from './long-tasks.ts';

/** Milliseconds for which tasks and calls count as the area's opening. */
const openingTime = 10_000;
/** So many calls say enough: what is left earlier must be told. */
const tooManyCalls = 50;
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
  const longest = longestTask();
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
  // Those that are made in other ways.
  const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType } of list.getEntries() as PerformanceResourceTiming[])
      if (initiatorType !== 'fetch') count(name);
  });
  observer.observe({ type: 'resource' });
  let timer = setTimeout(finish, openingTime);
  function stop(): number | null {
    clearTimeout(timer);
    removeEventListener(callEvent, hear);
    observer.disconnect();
    return longest.stop();
  }
  function finish(): void {
    const longTask = stop();
    onMeasured({ calls, ...(longTask !== null && { longTask }) });
  }
  return stop;
}
