import { type PageFacts, usualSettings } from '../contract/settings.ts';

type Facts = typeof usualSettings & Partial<PageFacts>;

let facts: Facts | undefined;

/** What the server told the page beside its composition; outside of a page the usual settings. */
export function pageFacts(): Facts {
  facts ??= read();
  return facts;
}

function read(): Facts {
  const text = typeof document === 'undefined' ? null : document.getElementById('facts')?.textContent;
  return text ? { ...usualSettings, ...JSON.parse(text) } : usualSettings;
}
