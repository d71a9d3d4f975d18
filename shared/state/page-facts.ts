import { defaultSettings, type PageFacts } from '../contract/platform/settings.ts';
import { noteServerTime } from '../locale/server-time.ts';

type Facts = typeof defaultSettings & Partial<PageFacts>;

let facts: Facts | undefined;

/** Facts from the page's HTML; defaults outside of a page. */
export function pageFacts(): Facts {
  facts ??= read();
  return facts;
}

function read(): Facts {
  const text = typeof document === 'undefined' ? null : document.getElementById('facts')?.textContent;
  if (!text) return defaultSettings;
  const facts: Facts = { ...defaultSettings, ...JSON.parse(text) };
  // The server writes `now` when it sends the page, before the scripts arrive.
  const [sent] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (facts.now) noteServerTime(facts.now, sent && performance.now() - sent.responseStart);
  return facts;
}
