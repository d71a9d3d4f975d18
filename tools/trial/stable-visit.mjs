// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositionOf } from '../trial-page.mjs';
import { tryScreen } from './try-screen.mjs';

/** @import { TrialScreen } from '@hawiyat/shared/contract/releases' */
/** @import { Trial, TriedVisit } from './try-screen.mjs' */

/**
 * Opens a screen in the live release, or takes what an earlier trial saw of the same releases, browser and examples.
 * @param {string} root the workspace's folder
 * @param {Trial} trial @param {TrialScreen} screen @param {number} width CSS pixels
 * @returns {Promise<TriedVisit | null>} null when the live release lacks the screen, or fails there itself
 */
export async function stableVisit(root, trial, screen, width) {
  const { browser, url, examples } = trial;
  const key = JSON.stringify([
    await liveReleases(url + screen.path),
    browser.version(),
    examples,
    screen,
    width,
    'jpeg',
  ]);
  const folder = join(root, 'node_modules/.cache/hawiyat-trial');
  const file = join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  const known = readVisit(file);
  if (known) return known;
  const seen = await tryScreen(trial, screen, width, false);
  if (seen.wrong !== null) return null;
  mkdirSync(folder, { recursive: true });
  // Another trial may read it meanwhile.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(
    part,
    JSON.stringify({ ...seen, picture: seen.picture?.toString('base64'), loaded: [], coverage: [] }),
  );
  renameSync(part, file);
  return seen;
}

/** Ids of the host and of every remote that a page of the server names. @param {string} url @returns {Promise<string[]>} */
async function liveReleases(url) {
  const { host = '', remotes = {} } = compositionOf(await (await fetch(url)).text());
  return [host, ...Object.values(remotes).map((remote) => remote?.assigned.id ?? '')];
}

/** @param {string} file @returns {TriedVisit | null} */
function readVisit(file) {
  try {
    const seen = JSON.parse(readFileSync(file, 'utf8'));
    return { ...seen, picture: Buffer.from(seen.picture, 'base64'), loaded: new Set() };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
