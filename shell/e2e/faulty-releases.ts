import type { Release } from '@hawiyat/shared/contract/platform/releases';
import type { Page, Route } from '@playwright/test';

/** Which file of a release is faulty: its entry, a chunk or style of its first screen, or a lazy one. */
export type Target = 'entry' | 'chunk' | 'style' | 'lazy chunk' | 'lazy style';

export const faults = [
  'not found',
  'answered 500',
  'cut',
  'truncated',
  'empty',
  'hanging',
  'changed',
] as const;
export type Fault = (typeof faults)[number];

/** A delay in milliseconds. */
export interface Slow {
  readonly slow: number;
}

/** The files of a fixture release that a target means (shared/testing/fixture-release.ts). */
function filesOf({ entry, preload, files }: Release, target: Target): string[] {
  const kind = target.endsWith('style') ? '.css' : '.js';
  const all = files.map((file) => file.path).filter((text) => text.endsWith(kind) && text !== entry);
  if (target === 'entry') return [entry];
  if (target.startsWith('lazy')) return all.filter((item) => !preload.includes(item));
  return all.filter((item) => /__federation_expose/.test(item));
}

async function fail(route: Route, fault: Fault | Slow): Promise<void> {
  if (typeof fault === 'object') {
    await new Promise((resolve) => setTimeout(resolve, fault.slow));
    return route.continue();
  }
  // A response that never comes.
  if (fault === 'hanging') return new Promise(() => {});
  if (fault === 'not found') return route.fulfill({ status: 404, body: 'gone' });
  if (fault === 'answered 500') return route.fulfill({ status: 500, body: 'broken' });
  if (fault === 'cut') return route.abort('connectionreset');
  const response = await route.fetch();
  const text = await response.text();
  const body = {
    truncated: text.slice(0, text.length / 2),
    empty: '',
    // Leaves a trace if it is run.
    changed: `${text};globalThis.unverified=true;`,
  }[fault];
  return route.fulfill({ response, body });
}

/**
 * Makes a file of a release faulty for this page, under all its addresses.
 * @returns a function that heals it
 */
export async function makeFaulty(
  page: Page,
  release: Release,
  target: Target,
  fault: Fault | Slow,
): Promise<() => Promise<void>> {
  const paths = filesOf(release, target);
  if (paths.length === 0) throw new Error(`${release.remote} ${release.id} has no ${target}`);
  const isMeant = (url: URL) => {
    const own = `/r/${release.remote}/${release.id}/`;
    if (!url.pathname.startsWith(own)) return false;
    return paths.includes(url.pathname.slice(own.length).replace(/^~\d+\//, ''));
  };
  const handler = (route: Route) => fail(route, fault);
  await page.route(isMeant, handler);
  return () => page.unroute(isMeant, handler);
}
