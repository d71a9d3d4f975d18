import { type PageFacts, type PageSettings, usualSettings } from '../contract/settings.ts';

let facts: (PageSettings & Partial<PageFacts>) | undefined;

/** What the server told the page beside its composition; outside of a page the usual settings. */
export function pageFacts(): PageSettings & Partial<PageFacts> {
  facts ??= read();
  return facts;
}

function read(): PageSettings & Partial<PageFacts> {
  const text = typeof document === 'undefined' ? null : document.getElementById('facts')?.textContent;
  return text ? { ...usualSettings, ...JSON.parse(text) } : usualSettings;
}
