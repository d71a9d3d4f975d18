// @ts-check
/// <reference lib="dom" />
import { inPage, inTime, pause } from './in-time.mjs';

/** @import { CDPSession, Page } from '@playwright/test' */
/** @import { PageRequests } from './page-requests.mjs' */

/** Seconds for which a trial stays on a screen: what a timer breaks shows within them. */
export const stayed = 10;
/** Megabytes after which nobody waits longer. */
const enough = 300;

/**
 * What a screen does by itself while nobody touches it.
 * @typedef {object} Stay
 * @property {number} requests how many it makes
 * @property {number} megabytes by which its memory grows
 * @property {string[]} changes of the page's title, address, history and session, one sentence each
 */

/** Runs in the page. */
export const placeNow = () => ({
  title: document.title,
  address: location.pathname + location.search,
  entries: history.length,
  hasSession: localStorage.getItem('web_auth_token') !== null && location.pathname !== '/signin',
});

/** @typedef {ReturnType<typeof placeNow>} Place */

/**
 * Stays on a screen like somebody who reads it.
 * @param {Page} page @param {PageRequests} requests @param {Place} before where it was when the screen was shown
 * @returns {Promise<Stay>}
 */
export async function stay(page, requests, before) {
  const session = await page.context().newCDPSession(page);
  const asked = requests.count;
  await inTime(session.send('HeapProfiler.collectGarbage'));
  const used = await memoryOf(session);
  const until = performance.now() + 1000 * stayed;
  while (performance.now() < until && (await memoryOf(session)) - used < enough) await pause(1000);
  // Without what nobody holds any more.
  await inTime(session.send('HeapProfiler.collectGarbage'));
  const megabytes = Math.max(0, Math.round((await memoryOf(session)) - used));
  return {
    ...{ requests: requests.count - asked, megabytes },
    changes: changesOf(before, await inPage(page, placeNow)),
  };
}

/** @param {CDPSession} session @returns {Promise<number>} megabytes of the page's objects and buffers */
async function memoryOf(session) {
  const { usedSize, backingStorageSize = 0 } =
    /** @type {{ usedSize: number, backingStorageSize?: number }} */ (
      await inTime(session.send('Runtime.getHeapUsage'))
    );
  return (usedSize + backingStorageSize) / 1_000_000;
}

/**
 * What changed of where a page is although nobody did anything.
 * @param {Place} before @param {Place} now
 * @returns {string[]} one sentence each, with what to do
 */
export function changesOf(before, now) {
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
