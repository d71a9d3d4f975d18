/// <reference lib="dom" />

import { countBusy } from '@hawiyat/shared/visits/page-signals';
import type { Page, Request } from '@playwright/test';
import { inPage, inTime } from './in-time.ts';

/** Requests that a screen may still need. */
const awaited = new Set(['script', 'stylesheet', 'font', 'image', 'fetch', 'xhr']);
const quietMoments = 3;
/** Milliseconds: a page that polls never becomes quiet. */
const mostMilliseconds = 6000;

export interface PageRequests {
  under: Set<Request>;
  count: number;
}

export function watchRequests(page: Page): PageRequests {
  const requests: PageRequests = { under: new Set(), count: 0 };
  page.on('request', (request) => {
    requests.count++;
    // The stream of changes stays open.
    if (awaited.has(request.resourceType()) && !request.url().endsWith('/events'))
      requests.under.add(request);
  });
  page.on('requestfinished', (request) => requests.under.delete(request));
  page.on('requestfailed', (request) => requests.under.delete(request));
  return requests;
}

/** Runs in the page: waits until its scripts are idle and their changes are painted. */
const idle = () =>
  new Promise((done) =>
    requestIdleCallback(() => requestAnimationFrame(() => done(null)), { timeout: 1000 }),
  );

/** Waits until the chunks of a screen have run and nothing is busy; a page that stands still is `Silent`. */
export async function settled(page: Page, { under }: PageRequests) {
  const until = performance.now() + mostMilliseconds;
  for (let quiet = 0; quiet < quietMoments && performance.now() < until; ) {
    await inPage(page, idle);
    const isBusy = under.size > 0 || (await inTime(countBusy(page))) > 0;
    quiet = isBusy ? 0 : quiet + 1;
  }
}
