import { defaultSettings, type PageFacts } from '../contract/settings.ts';

type Facts = typeof defaultSettings & Partial<PageFacts>;

let facts: Facts | undefined;

/** What the server told the page beside its composition; outside of a page the usual settings. */
export function pageFacts(): Facts {
  facts ??= read();
  return facts;
}

function read(): Facts {
  const text = typeof document === 'undefined' ? null : document.getElementById('facts')?.textContent;
  return text ? { ...defaultSettings, ...JSON.parse(text) } : defaultSettings;
}
