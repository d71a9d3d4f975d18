import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the browser in which candidates are tried.
 * @param named what `CHROME_PATH` says; null: nothing
 * @returns null when this machine has none
 */
export function findChromium(named: string | null): string | null {
  return [named, ...usual].find((text) => text !== null && existsSync(text)) ?? null;
}
