// @ts-check

/** @import { Page } from '@playwright/test' */

/**
 * How often the parts of a release's script ran.
 * @typedef {{ path: string, ranges: { start: number, end: number, count: number }[] }} Coverage
 */

/**
 * Counts what a page runs of a release from now on.
 * @param {Page} page
 * @param {string} base URL path of the release's files
 * @returns {Promise<() => Promise<Coverage[]>>} takes what has run
 */
export async function startCoverage(page, base) {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => {
      if (!URL.canParse(url)) return [];
      const { pathname } = new URL(url);
      if (!pathname.startsWith(base)) return [];
      const ranges = functions.flatMap((item) =>
        item.ranges.map(({ startOffset, endOffset, count }) => ({
          start: startOffset,
          end: endOffset,
          count,
        })),
      );
      return [{ path: pathname.slice(base.length).replace(/^~\d+\//, ''), ranges }];
    });
  };
}
