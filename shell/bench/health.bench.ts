import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import { medianOf } from '@hawiyat/shared/testing/median';
import { startPanel } from '@hawiyat/shared/testing/running-panel';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { timeOfParagraphs } from './browser-pace.ts';
import { recordMainThread } from './main-thread.ts';
import { signIn } from './sign-in.ts';

/**
 * Processor time of one task: milliseconds, or a part of the time for a thousand paragraphs where that is more. One task in
 * fifty may be longer: it lays out what the page has changed just before.
 */
const limits = { ms: 5, paragraphs: 0.1, part: 0.98 };
const looks = 20;

const rounded = (value: number) => Math.round(value * 100) / 100;
const screens = ['/dashboard', '/containers', '/drivers', '/orders'];

/** A look has three parts, each when the browser is idle and has drawn the page. */
async function untilLookedAt(): Promise<void> {
  for (let part = 0; part <= 3; part++) {
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

test('tasks of the health checks take at most 5 ms, or as long as 100 paragraphs', async () => {
  const panel = await startPanel();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    executablePath: process.env.CHROME_PATH,
  });
  try {
    const page = await browser.newPage({ ...browserOfPeople, viewport: { width: 1440, height: 900 } });
    await signIn(page, panel.url);
    const pace = await timeOfParagraphs(browser);
    const rows = [];
    for (const path of screens) {
      await page.goto('about:blank');
      const cdp = await page.context().newCDPSession(page);
      const stop = await recordMainThread(cdp, { shortest: 0.1, isFine: true });
      const measured = page.waitForRequest((request) => (request.postData() ?? '').includes('"measured"'));
      await page.goto(panel.url + path);
      await measured;
      for (let i = 0; i < looks; i++) {
        // As when the page is shown again.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await page.evaluate(untilLookedAt);
      }
      // The area that is left is looked at once more, while the next one is drawn.
      for (const next of [...screens.filter((screen) => screen !== path), path]) {
        await page.locator(`aside nav a[href="${next}"]`).click();
        await page.locator(`aside nav a[href="${next}"][aria-current="page"]`).waitFor();
        await page.evaluate(untilLookedAt);
      }
      const parts = (await stop()).map(({ health }) => health).filter((part) => part > 0);
      await cdp.detach();
      const { median, most } = medianOf(parts);
      const long = parts.toSorted((a, b) => a - b).at(Math.ceil(parts.length * limits.part) - 1) ?? 0;
      const figures = {
        'median, ms': rounded(median),
        'long, ms': rounded(long),
        'longest, ms': rounded(most),
      };
      rows.push({ path, tasks: parts.length, ...figures });
    }
    console.table(rows);
    console.log(`a thousand paragraphs: ${rounded(pace)} ms`);
    for (const { path, tasks, 'long, ms': long } of rows) {
      // A recording that missed the looks would say nothing.
      expect(tasks, path).toBeGreaterThanOrEqual(looks);
      expect(long, path).toBeLessThanOrEqual(Math.max(limits.ms, limits.paragraphs * pace));
    }
  } finally {
    await browser.close();
    await panel.stop();
  }
}, 300_000);
