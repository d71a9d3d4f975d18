/// <reference lib="dom" />

import { countBusy } from '@hawiyat/shared/visits/page-signals';
import type { Page, Request } from '@playwright/test';
import { inPage, inTime } from './in-time.ts';

/** Whose parts of a page are there only when they have come. */
const awaited = new Set(['script', 'stylesheet', 'font', 'image', 'fetch', 'xhr']);
/** Idle moments one after the other in which nothing is under way. */
const quietMoments = 3;
/** Milliseconds after which a page that always asks for something is looked at as it is. */
const longestWait = 6000;

/** What a page waits for, and how often it has asked. */
export interface PageRequests {
  under: Set<Request>;
  count: number;
}

/** @returns kept up to date */
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

/** Runs in the page: waits until its scripts have nothing to do, and what they have done is drawn. */
const idle = () =>
  new Promise((done) =>
    requestIdleCallback(() => requestAnimationFrame(() => done(null)), { timeout: 1000 }),
  );

/**
 * Waits until the chunks that a screen has asked for have run, and what they show is there.
 * @throws Silent when the page stands still meanwhile
 */
export async function settled(page: Page, { under }: PageRequests) {
  const until = performance.now() + longestWait;
  for (let quiet = 0; quiet < quietMoments && performance.now() < until; ) {
    await inPage(page, idle);
    const isBusy = under.size > 0 || (await inTime(countBusy(page))) > 0;
    quiet = isBusy ? 0 : quiet + 1;
  }
}
