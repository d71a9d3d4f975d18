import { sidebar } from '@hawiyat/shared/contract/remotes';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { metric } from '../heap.ts';
import { imitate, type Network } from './conditions.ts';
import { content } from './content.ts';

/** What one click in the sidebar took, in milliseconds: until the frame after the content's, and of scripts. */
export interface Click {
  readonly content: number;
  readonly script: number;
}

/** A signed-in page in which each area has been entered before. */
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
    // Only while it is measured: a slowed page that waits takes as much of the machine as one that works.
    await imitate(cdp, isWarm ? network : 'none');
    const time = await page.evaluate(clickAndLook, { path, selectors: content[path] ?? [] });
    await imitate(cdp, 'none');
    const script = ((await metric(cdp, 'ScriptDuration')) - before) * 1000;
    await rest(page, cdp);
    return { content: time, script };
  };
  await page.locator('aside a').first().waitFor();
  for (const { path } of [...sidebar, ...sidebar]) await enter(path);
  isWarm = true;
  return { enter, close: () => context.close() };
}

/** Until what an area does after its content, its charts' movement say, is over: it would meet the next click, here or beside. */
async function rest(page: Page, cdp: CDPSession): Promise<void> {
  let before = -1;
  for (;;) {
    const now = await metric(cdp, 'ScriptDuration');
    if (now - before < 0.002) return;
    before = now;
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 5_000 }), 100)),
    );
  }
}

/** Runs in the page. */
async function clickAndLook({
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
