import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Script } from 'node:vm';
import type { Release, TrialScreen } from '@hawiyat/shared/contract/platform/releases';
import { missingChunks } from '@hawiyat/shared/federation/missing-chunks';
import type { Page } from '@playwright/test';
import type { LivePlatform } from './live-platform.ts';
import { type Findings, noFindings } from './trial-findings.ts';
import { baseOf } from './trial-page.ts';

export interface Built {
  folder: string;
  release: Release;
  inline: { head: string; body: string } | null;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export function readBuilt(folder: string): Built {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const release: Release = JSON.parse(read('release.json'));
  const { inline } = release;
  return { folder, release, inline: inline ? { head: read(inline.head), body: read(inline.body) } : null };
}

/** The screens of `trial.ts`, else its routes without parameters; a host opens its areas. */
export function screensOf(
  { remote, trial, routes = [] }: Release,
  { areas, released }: LivePlatform,
): TrialScreen[] {
  if (trial) return trial;
  const firsts = areas
    .filter(({ name }) => released.has(name))
    .flatMap(({ audience, sections }) => sections.slice(0, audience === 'anyone' ? undefined : 1))
    .map(({ path }) => path);
  const paths = remote === 'shell' ? firsts : routes.filter((route) => !/[:*]/.test(route));
  return paths.map((path) => ({ path }));
}

/** What is wrong with the files themselves, one sentence each. */
export function faultsOfFiles({ folder, release }: Built): string[] {
  const entry = readFileSync(join(folder, release.entry), 'utf8');
  const missing = missingChunks(release, entry).map((name) => `its chunk ${name} is not in the release`);
  return [...missing, ...scriptsOf(release).flatMap((path) => syntaxError(folder, path))];
}

const scriptsOf = ({ files }: Release) =>
  files.map(({ path }) => path).filter((path) => path.endsWith('.js'));

function syntaxError(folder: string, path: string): string[] {
  try {
    new Script(readFileSync(join(folder, path), 'utf8'), { filename: path });
    return [];
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message : error}`];
  }
}

export async function serveBuilt(page: Page, { folder, release }: Built, observed: Findings = noFindings()) {
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
