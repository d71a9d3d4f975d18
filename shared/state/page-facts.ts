import { defaultSettings, type PageFacts } from '../contract/settings.ts';

type Facts = typeof defaultSettings & Partial<PageFacts>;

let facts: Facts | undefined;

/** Facts from the page's HTML; defaults outside of a page. */
export function pageFacts(): Facts {
  facts ??= read();
  return facts;
}

function read(): Facts {
  const text = typeof document === 'undefined' ? null : document.getElementById('facts')?.textContent;
  return text ? { ...defaultSettings, ...JSON.parse(text) } : defaultSettings;
}
