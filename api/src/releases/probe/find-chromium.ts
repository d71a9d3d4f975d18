import { existsSync } from 'node:fs';
import { chromiumPaths } from '@hawiyat/shared/visits/chromium';

/** Finds Chromium for the trials of candidates: with `CHROME_PATH` that one or none. */
export function findChromium(configured: string | null): string | null {
  return (configured === null ? chromiumPaths : [configured]).find((path) => existsSync(path)) ?? null;
}
