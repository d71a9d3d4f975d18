import { sidebar } from '@hawiyat/shared/federation/checkout-areas';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { metric } from '../heap.ts';
import { type Network, throttle } from './conditions.ts';
import { content } from './content.ts';

/** Cost of one click in the sidebar, in milliseconds: until the frame after the content's, and of scripts. */
export interface Click {
  readonly content: number;
  readonly script: number;
}

/** A signed-in page in which every area has been entered before. */
export interface WarmPanel {
  /** Enters an area by its link in the sidebar. */
  enter(path: string): Promise<Click>;
  close(): Promise<void>;
}

/** Opens a panel and enters each area twice. */
export async function warmPanel(
  browser: Browser,
  { url, options }: { url: string; options: BrowserContextOptions },
  network: Network,
): Promise<WarmPanel> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await page.goto(`${url}/dashboard`);
  let isWarm = false;
  const enter = async (path: string): Promise<Click> => {
    const before = await metric(cdp, 'ScriptDuration');
    // Throttled only while it is measured, because a throttled idle page loads the machine too.
    await throttle(cdp, isWarm ? network : 'none');
    const time = await page.evaluate(clickAndTime, { path, selectors: content[path] ?? [] });
    await throttle(cdp, 'none');
    const script = ((await metric(cdp, 'ScriptDuration')) - before) * 1000;
    await waitUntilIdle(page, cdp);
    return { content: time, script };
  };
  await page.locator('aside a').first().waitFor();
  for (const { path } of [...sidebar, ...sidebar]) await enter(path);
  isWarm = true;
  return { enter, close: () => context.close() };
}

/**
 * Waits for an area's work after its content, e.g. animations, which would slow the next click.
 * @throws Error when it goes on for hundreds of looks
 */
async function waitUntilIdle(page: Page, cdp: CDPSession): Promise<void> {
  let before = -1;
  for (let looks = 0; ; looks++) {
    const now = await metric(cdp, 'ScriptDuration');
    if (now - before < 0.002) return;
    if (looks > 300) throw new Error(`${page.url()} has always something to do`);
    before = now;
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 5_000 }), 100)),
    );
  }
}

/** Runs in the page. */
async function clickAndTime({
  path,
  selectors,
}: {
  path: string;
  selectors: readonly string[];
}): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const link = document.querySelector<HTMLElement>(`aside a[href="${path}"]`);
  if (!link) throw new Error(`The sidebar has no ${path}`);
  const began = performance.now();
  link.click();
  while (location.pathname !== path || !selectors.every((selector) => document.querySelector(selector))) {
    if (performance.now() - began > 60_000) throw new Error(`No ${selectors} at ${location.pathname}`);
    await nextFrame();
  }
  await nextFrame();
  return performance.now() - began;
}
