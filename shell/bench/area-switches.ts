import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import { sidebar } from '@hawiyat/shared/federation/checkout-areas';
import type { Browser } from '@playwright/test';
import { heapOf, metric } from './heap.ts';
import { recordMainThread, type Task } from './main-thread.ts';
import { signIn } from './sign-in.ts';

export interface Counters {
  readonly listeners: number;
  readonly nodes: number;
}

/** A signed-in page that switches between areas by the sidebar, and measures the cost. */
export interface AreaSwitches {
  /** @returns script time of each switch in milliseconds */
  go(switches: number): Promise<number[]>;
  /** Heap in MB after a collection, always measured on the sidebar's first page. */
  heap(): Promise<number>;
  /** Listeners and nodes on the sidebar's first page; detached nodes count too. */
  counters(): Promise<Counters>;
  /** @returns the main thread's long tasks since the start */
  end(): Promise<Task[]>;
}

/**
 * Opens a warm panel: every area has been entered before the measurement.
 * @param url where the panel runs
 */
export async function startSwitching(browser: Browser, url: string): Promise<AreaSwitches> {
  const context = await browser.newContext({ ...browserOfPeople, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, url);
  let at = 0;
  const next = async () => {
    at += 1;
    const section = sidebar[at % sidebar.length];
    if (!section) throw new Error('The sidebar is empty');
    await page.getByRole('link', { name: section.title, exact: true }).click();
    await page.waitForURL(`${url}${section.path}`);
    await page.getByText('جاري تحميل القسم...').waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  };
  const goToFirstPage = async () => {
    while (at % sidebar.length > 0) await next();
  };
  for (const _ of [...sidebar, ...sidebar]) await next();

  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const stop = await recordMainThread(cdp, { shortest: 20 });
  return {
    async go(switches) {
      const costs: number[] = [];
      for (let done = 0; done < switches; done += 1) {
        const before = await metric(cdp, 'ScriptDuration');
        await next();
        costs.push(((await metric(cdp, 'ScriptDuration')) - before) * 1000);
      }
      return costs;
    },
    async heap() {
      await goToFirstPage();
      return heapOf(cdp);
    },
    async counters() {
      await goToFirstPage();
      await heapOf(cdp);
      return { listeners: await metric(cdp, 'JSEventListeners'), nodes: await metric(cdp, 'Nodes') };
    },
    async end() {
      const tasks = await stop();
      await context.close();
      return tasks;
    },
  };
}
