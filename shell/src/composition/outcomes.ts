import type { Outcome, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { storedToken } from '@hawiyat/shared/state';
import { lookAtBuiltIns } from './built-ins.ts';
import { foreignChanges } from './foreign-dom.ts';

/** Milliseconds in which outcomes are collected, so that they do not compete with opening an area. */
const batchTime = 3_000;
/** As the contract allows. Browsers let 64 KB outlive a page; an outcome has a few hundred bytes. */
const batchSize = 100;
/** As the contract allows. */
const mostCalls = 100_000;
/** A plain fetch, so that the page does not carry the call's schemas. */
const path: typeof reportOutcomes.path = '/api/platform/outcomes';
let queue: Outcome[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

let reportedCalls = 0;
/** The running host's release. */
let host = '';

/** Reports the outcome of a release soon, or when the page is left, and what others have done to the page until then. */
export function reportOutcome(outcome: Outcome): void {
  const areBuiltInsAltered = checkBuiltIns();
  const { guardedCalls, isAltered } = foreignChanges();
  const calls = Math.min(guardedCalls - reportedCalls, mostCalls);
  reportedCalls = guardedCalls;
  add({
    ...outcome,
    ...(calls > 0 && { guardedCalls: calls }),
    ...((isAltered || areBuiltInsAltered) && { isForeign: true }),
  });
}

function add(outcome: Outcome): void {
  if (queue.length >= batchSize) return;
  queue.push(outcome);
  timer ??= setTimeout(send, batchTime);
  // The next call of a replaced session ends the kept one.
  if (outcome.outcome === 'lostSession') send();
}

/** Reports who can have altered the built-ins, when it is seen; the host can, too. @returns whether anybody has */
export function checkBuiltIns(): boolean {
  const { isAltered, suspects } = lookAtBuiltIns();
  if (suspects.length > 0)
    for (const suspect of [...suspects, { remote: 'shell', release: host }])
      add({ ...suspect, outcome: 'alteredBuiltIns' });
  return isAltered;
}

/**
 * With the session that the browser keeps, for a release can have lost the page's. Outlives the page (`keepalive`) without an
 * answer: not even a 401 ends the session. Only reports with a session promote or halt a release.
 */
function send(): void {
  if (!timer) return;
  clearTimeout(timer);
  timer = undefined;
  const body = JSON.stringify({ outcomes: queue });
  queue = [];
  const token = storedToken();
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  fetch(path, { method: 'POST', keepalive: true, headers, body }).catch((reason) =>
    console.warn('[composition] outcomes are not reported', reason),
  );
}

/** Sends what is left when the page is left or hidden. @param release of the running host */
export function reportOnLeave(release: string): void {
  host = release;
  addEventListener('pagehide', () => {
    checkBuiltIns();
    if (foreignChanges().guardedCalls > reportedCalls)
      reportOutcome({ remote: 'shell', release: host, outcome: 'guarded' });
    send();
  });
  // On the window, after what looks at a hidden page on the document.
  addEventListener('visibilitychange', () => {
    if (document.hidden) send();
  });
}
