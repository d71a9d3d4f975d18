import { type RunningPanel, startPanel } from '@hawiyat/shared/testing/running-panel';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { afterAll, beforeAll, expect, test } from 'vitest';

const runs = 5;
/** Out of a hundred; the median of all runs must reach them. */
const leastScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const pages = ['/', '/privacy-policy', '/terms-and-conditions'];

let panel: RunningPanel;
let chrome: LaunchedChrome;
beforeAll(async () => {
  panel = await startPanel();
  chrome = await launch({
    ...(process.env.CHROME_PATH && { chromePath: process.env.CHROME_PATH }),
    chromeFlags: [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  });
});
afterAll(async () => {
  chrome.kill();
  await panel.stop();
});

/** One first visit with Lighthouse's default phone. */
async function visit(path: string): Promise<Result> {
  const report = await lighthouse(`${panel.url}${path}`, { port: chrome.port, logLevel: 'error' });
  if (!report) throw new Error(`Lighthouse reported nothing about ${path}`);
  return report.lhr;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const measures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

test.each(pages)(
  '%s reaches the scores for performance, accessibility, best practices and SEO',
  async (path) => {
    const visits: Result[] = [];
    while (visits.length < runs) visits.push(await visit(path));

    const scores = Object.fromEntries(
      Object.keys(leastScores).map((key) => [
        key,
        median(visits.map((run) => (run.categories[key]?.score ?? 0) * 100)),
      ]),
    );
    const figures = Object.entries(measures).map(([name, id]) => {
      const values = visits.map((run) => run.audits[id]?.numericValue ?? 0);
      return [name, Math.round(median(values) * 1000) / 1000] as const;
    });
    const faults = Object.values(visits.at(-1)?.audits ?? {})
      .filter(
        (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
      )
      .map((audit) => `${audit.id} ${audit.displayValue ?? ''}`.trim());
    console.table([{ page: path, ...scores, ...Object.fromEntries(figures) }]);
    if (faults.length > 0) console.log(`Not perfect: ${faults.join(', ')}`);
    for (const [name, least] of Object.entries(leastScores))
      expect(scores[name], name).toBeGreaterThanOrEqual(least);
  },
  600_000,
);
