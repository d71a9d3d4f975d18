import type { BrowserContext } from '@playwright/test';
import { metric } from '../heap.ts';
import { imitate, type Network } from './conditions.ts';
import { content } from './content.ts';
import { type Asked, recordRequests } from './requests.ts';
import { type Sight, watchContent } from './watch-content.ts';

/** What one load of a page cost until its content stood. */
export interface Visit extends Sight {
  /** Milliseconds of its processor that the main thread took: what else the machine does is not in them. */
  readonly cpu: number;
  /** Every request that had come to its end by then. */
  readonly asked: readonly Asked[];
}

/**
 * Opens an address in a new page, and leaves it as soon as the content is painted.
 * @param settles whether it stays until nothing is on its way: what was asked for then counts too
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
  await imitate(cdp, network);
  await page.addInitScript(watchContent, content[path] ?? []);
  const requests = recordRequests(cdp);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.goto(url + path, { waitUntil: 'commit' });
  const sight: Sight = await page
    .evaluate(() => Reflect.get(globalThis, 'sight'))
    .catch((cause) => {
      const waiting = requests().filter((request) => !request.done);
      throw new Error(
        `${url}${path} never stood. Failed: ${failed.join()}. On the way: ${waiting.map((item) => item.url)}`,
        { cause },
      );
    });
  const cpu = (await metric(cdp, 'TaskDuration')) * 1000;
  const isEnding = ({ url }: Asked) => !url.includes('/api/company/events');
  while (settles) {
    const before = requests().length;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if (requests().length === before && requests().every((request) => request.done || !isEnding(request)))
      break;
  }
  const asked = requests().filter(
    (request) => (request.done ?? Number.POSITIVE_INFINITY) * 1000 <= sight.content || settles,
  );
  await page.close();
  return { ...sight, cpu, asked };
}
