import { sidebar } from '@hawiyat/shared/contract/remotes';
import { demoSignIn } from '@hawiyat/shared/testing/running-panel';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordMainThread, type Task } from './main-thread.ts';

const megabytes = 1_000_000;

/** A signed-in page that goes from area to area by the sidebar, and counts what it costs. */
export interface Walk {
  /** Goes to the next areas of the sidebar, that many. @returns script time of each switch in milliseconds */
  go(switches: number): Promise<number[]>;
  /** The heap after a collection, in MB, always on the sidebar's first page: a page's rows are no growth. */
  heap(): Promise<number>;
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
  for (const _ of [...sidebar, ...sidebar]) await next();

  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.enable');
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
      while (at % sidebar.length > 0) await next();
      // What one collection lets go may hold something that only the next one finds free.
      for (const _ of [1, 2, 3]) await cdp.send('HeapProfiler.collectGarbage');
      return (await metric(cdp, 'JSHeapUsedSize')) / megabytes;
    },
    async end() {
      const tasks = await stop();
      await context.close();
      return tasks;
    },
  };
}

async function signIn(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/company/auth/admin/login`, { data: demoSignIn });
  const { token, adminUser } = await answer.json();
  await page.goto(`${url}/health`);
  await page.evaluate(
    ([user, key]) => {
      localStorage.setItem('web_auth_user', user ?? '');
      localStorage.setItem('web_auth_token', key ?? '');
    },
    [JSON.stringify(adminUser), String(token)],
  );
  await page.goto(`${url}/dashboard`);
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((it) => it.name === name)?.value ?? Number.NaN;
}
