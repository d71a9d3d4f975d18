import { existsSync } from 'node:fs';

const commonPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds Chromium for the trials of candidates.
 * @param configured the value of `CHROME_PATH`, instead of which no other is taken; null: not set
 * @returns null when this machine has none
 */
export function findChromium(configured: string | null): string | null {
  return (configured === null ? commonPaths : [configured]).find((path) => existsSync(path)) ?? null;
}
