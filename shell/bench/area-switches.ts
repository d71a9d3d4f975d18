import { sidebar } from '@hawiyat/shared/contract/remotes';
import type { Browser } from '@playwright/test';
import { heapOf, metric } from './heap.ts';
import { recordMainThread, type Task } from './main-thread.ts';
import { signIn } from './sign-in.ts';

export interface Held {
  readonly listeners: number;
  readonly nodes: number;
}

/** A signed-in page that goes from area to area by the sidebar, and counts what it costs. */
export interface Walk {
  /** Goes to the next areas of the sidebar, that many. @returns script time of each switch in milliseconds */
  go(switches: number): Promise<number[]>;
  /** The heap after a collection, in MB, always on the sidebar's first page: a page's rows are no growth. */
  heap(): Promise<number>;
  /** What is there besides the heap, on the sidebar's first page too: listeners, and nodes, also those that are in no page. */
  held(): Promise<Held>;
  /** Ends the walk. @returns the long tasks of the main thread since it began */
  end(): Promise<Task[]>;
}

/**
 * Opens a warm panel: each area has been entered once before anything is counted.
 * @param url where the panel runs
 */
export async function walk(browser: Browser, url: string): Promise<Walk> {
  const context = await browser.newContext({ locale: 'ar-SA', viewport: { width: 1440, height: 900 } });
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
  const toTheFirst = async () => {
    while (at % sidebar.length > 0) await next();
  };
  for (const _ of [...sidebar, ...sidebar]) await next();

  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const stop = await recordMainThread(cdp);
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
      await toTheFirst();
      return heapOf(cdp);
    },
    async held() {
      await toTheFirst();
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
