/// <reference lib="dom" />

import type { CDPSession, Page } from '@playwright/test';
import { inPage, inTime, pause } from './in-time.ts';
import type { PageRequests } from './page-requests.ts';

/** Seconds: what a timer breaks shows within them. */
export const stayed = 10;
/** Megabytes after which the trial waits no longer. */
const mostMegabytes = 300;

export interface Stay {
  requests: number;
  megabytes: number;
  /** Of the page's title, address, history and session, one sentence each. */
  changes: string[];
}

export const placeNow = () => ({
  title: document.title,
  address: location.pathname + location.search,
  entries: history.length,
  hasSession: localStorage.getItem('web_auth_token') !== null && location.pathname !== '/signin',
});

export type Place = ReturnType<typeof placeNow>;

/** Stays on a screen like a person who reads; `before` is where it was when the screen was shown. */
export async function stay(page: Page, requests: PageRequests, before: Place): Promise<Stay> {
  const session = await page.context().newCDPSession(page);
  const asked = requests.count;
  await inTime(session.send('HeapProfiler.collectGarbage'));
  const used = await memoryOf(session);
  const until = performance.now() + 1000 * stayed;
  while (performance.now() < until && (await memoryOf(session)) - used < mostMegabytes) await pause(1000);
  // Only what is still referenced counts.
  await inTime(session.send('HeapProfiler.collectGarbage'));
  const megabytes = Math.max(0, Math.round((await memoryOf(session)) - used));
  return {
    ...{ requests: requests.count - asked, megabytes },
    changes: changesOf(before, await inPage(page, placeNow)),
  };
}

/** Megabytes of the page's objects and buffers. */
async function memoryOf(session: CDPSession): Promise<number> {
  const { usedSize, backingStorageSize = 0 } = (await inTime(session.send('Runtime.getHeapUsage'))) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return (usedSize + backingStorageSize) / 1_000_000;
}

export function changesOf(before: Place, now: Place): string[] {
  if (before.hasSession && !now.hasSession)
    return ['while nobody touches the page, it ends the session: only the host may change $session'];
  const found = [];
  if (now.address !== before.address)
    found.push(`it leads from ${before.address} to ${now.address}: navigate only when a person asks for it`);
  if (now.entries > before.entries)
    found.push(
      'it adds entries to the history, so «back» leads nowhere: replace the entry, or keep this out of the address',
    );
  if (now.title !== before.title)
    found.push(`it changes the page's title to «${now.title}»: leave the title to the host`);
  return found.map((text) => `while nobody touches the page, ${text}`);
}
