import { type PageSettings, usualSettings } from '../contract/settings.ts';

let settings: PageSettings | undefined;

/** What the operator decided about this page; outside of a page the usual. */
export function pageSettings(): PageSettings {
  settings ??= read();
  return settings;
}

function read(): PageSettings {
  const text = typeof document === 'undefined' ? null : document.getElementById('settings')?.textContent;
  return text ? { ...usualSettings, ...JSON.parse(text) } : usualSettings;
}
