import type { BrowserContext, Page } from '@playwright/test';
import { metric } from '../heap.ts';
import { type Network, throttle } from './conditions.ts';
import { content } from './content.ts';
import { type NetworkRequest, recordRequests } from './requests.ts';
import { type PaintTimes, watchContent } from './watch-content.ts';

/** Cost of one page load until its content was shown. */
export interface Visit extends PaintTimes {
  /** Milliseconds of processor time of the main thread. */
  readonly cpu: number;
  /** Requests that had ended by then. */
  readonly requests: readonly NetworkRequest[];
}

/**
 * Opens an address in a new page, and leaves it as soon as the content is painted.
 * @param settles whether it waits until no request is open, and counts those too
 */
export async function visit(
  context: BrowserContext,
  url: string,
  path: string,
  { network, settles = false }: { network: Network; settles?: boolean },
): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await throttle(cdp, network);
  await page.addInitScript(watchContent, content[path] ?? []);
  const recorded = recordRequests(cdp);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.goto(url + path, { waitUntil: 'commit' });
  const times: PaintTimes = await page
    .evaluate(() => Reflect.get(globalThis, 'paintTimes'))
    .catch((cause) => {
      const waiting = recorded().filter((request) => !request.done);
      throw new Error(
        `${url}${path} showed no content. Failed: ${failed.join()}. Open: ${waiting.map((item) => item.url)}`,
        { cause },
      );
    });
  const cpu = (await metric(cdp, 'TaskDuration')) * 1000;
  if (settles) await allHaveEnded(page, recorded);
  const requests = recorded().filter(
    (request) => (request.done ?? Number.POSITIVE_INFINITY) * 1000 <= times.content || settles,
  );
  await page.close();
  return { ...times, cpu, requests };
}

/** The stream of changes stays open, and a worker's own script ends in the worker. */
const isEnding = ({ url }: NetworkRequest) => !/\/api\/company\/events|\/worker\//.test(url);

/** @throws Error naming what is open after two minutes */
async function allHaveEnded(page: Page, recorded: () => readonly NetworkRequest[]): Promise<void> {
  const until = performance.now() + 120_000;
  for (let before = -1; ; ) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const all = recorded();
    const open = all.filter((request) => isEnding(request) && !request.done).map(({ url }) => url);
    if (all.length === before && open.length === 0) return;
    if (performance.now() > until) throw new Error(`${page.url()} always asks, at last for ${open}`);
    before = all.length;
  }
}
