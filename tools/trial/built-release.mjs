// @ts-check
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Script } from 'node:vm';
import { missingChunks } from '@hawiyat/shared/federation/missing-chunks';
import { noFindings } from './trial-findings.mjs';
import { baseOf } from './trial-page.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Release, TrialScreen } from '@hawiyat/shared/contract/platform/releases' */
/** @import { LivePlatform } from './live-platform.mjs' */
/** @import { Findings } from './trial-findings.mjs' */

/** @typedef {{ folder: string, release: Release, inline: { head: string, body: string } | null }} Built */

/** @type {Record<string, string>} */
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** @param {string} folder a `dist` folder @returns {Built} */
export function readBuilt(folder) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8');
  /** @type {Release} */
  const release = JSON.parse(read('release.json'));
  const { inline } = release;
  return { folder, release, inline: inline ? { head: read(inline.head), body: read(inline.body) } : null };
}

/**
 * The screens that a release is tried with: those of its `trial.ts`, else its routes without parameters; for a host,
 * one path of each area that is released, and each that is for everybody, because it takes over what the server has rendered.
 * @param {Release} release @param {LivePlatform} live @returns {TrialScreen[]}
 */
export function screensOf({ remote, trial, routes = [] }, { areas, released }) {
  if (trial) return trial;
  const firsts = areas
    .filter(({ name }) => released.has(name))
    .flatMap(({ audience, sections }) => sections.slice(0, audience === 'anyone' ? undefined : 1))
    .map(({ path }) => path);
  const paths = remote === 'shell' ? firsts : routes.filter((route) => !/[:*]/.test(route));
  return paths.map((path) => ({ path }));
}

/**
 * What is wrong with the files themselves.
 * @param {Built} built @returns {string[]} one sentence each
 */
export function faultsOfFiles({ folder, release }) {
  const entry = readFileSync(join(folder, release.entry), 'utf8');
  const missing = missingChunks(release, entry).map((name) => `its chunk ${name} is not in the release`);
  return [...missing, ...scriptsOf(release).flatMap((path) => syntaxError(folder, path))];
}

/** @param {Release} release */
const scriptsOf = ({ files }) => files.map(({ path }) => path).filter((path) => path.endsWith('.js'));

/** @param {string} folder @param {string} path @returns {string[]} */
function syntaxError(folder, path) {
  try {
    new Script(readFileSync(join(folder, path), 'utf8'), { filename: path });
    return [];
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message : error}`];
  }
}

/**
 * Gives a page the built files instead of the released ones.
 * @param {Page} page @param {Built} built @param {Findings} observed
 */
export async function serveBuilt(page, { folder, release }, observed = noFindings()) {
  const base = baseOf(release);
  await page.route(`**${base}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length).replace(/^~\d+\//, '');
    if (!release.files.some((item) => item.path === file)) {
      observed.missing.push(file);
      return route.fulfill({ status: 404 });
    }
    const contentType = types[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ path: join(folder, file), contentType });
  });
}
