import type { Outcome, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { storedToken } from '@hawiyat/shared/state';
import { lookAtBuiltIns } from './built-ins.ts';
import { foreignChanges } from './foreign-dom.ts';

/** Milliseconds in which outcomes are collected, so that reports do not compete with opening an area. */
const batchTime = 3_000;
/** The contract's limit. Browsers let 64 KB outlive a page; an outcome has a few hundred bytes. */
const batchSize = 100;
/** The contract's limit. */
const mostCalls = 100_000;
/** A plain fetch saves the page the call's schemas. */
const path: typeof reportOutcomes.path = '/api/platform/outcomes';
let queue: Outcome[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

let reportedCalls = 0;
let host = '';

/** Reports an outcome in the next batch, with the foreign changes to the page until then. */
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
  // The next call with the replaced session would end the stored one.
  if (outcome.outcome === 'lostSession') send();
}

/** Reports the releases that can have altered the built-ins, and the host, which can too. */
export function checkBuiltIns(): boolean {
  const { isAltered, suspects } = lookAtBuiltIns();
  if (suspects.length > 0)
    for (const suspect of [...suspects, { remote: 'shell', release: host }])
      add({ ...suspect, outcome: 'alteredBuiltIns' });
  return isAltered;
}

/**
 * Uses the stored session, because a release can have lost the page's, and only reports with a session promote or halt
 * a release. `keepalive` outlives the page, and even a 401 does not end the session.
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

export function reportOnLeave(release: string): void {
  host = release;
  addEventListener('pagehide', () => {
    checkBuiltIns();
    if (foreignChanges().guardedCalls > reportedCalls)
      reportOutcome({ remote: 'shell', release: host, outcome: 'guarded' });
    send();
  });
  // On the window: after the listeners on the document that check a hidden page.
  addEventListener('visibilitychange', () => {
    if (document.hidden) send();
  });
}

const reported = new Set<string>();

/** Reports the release in an error's file or stack, once per page, without the text, which may hold personal data. */
function attributeError(trace: string): void {
  // An error in host code that an area called is the area's, so an address below /r/ comes first.
  const [, remote, id] = trace.match(/\/r\/(mf-[a-z0-9-]+)\/([^/\s]+)\//) ?? [];
  const [, host] = trace.match(/\/s\/([^/\s]+)\//) ?? [];
  const name = remote ?? 'shell';
  const release = name === 'shell' ? host : id;
  if (!release || reported.has(name + release)) return;
  reported.add(name + release);
  reportOutcome({ remote: name, release, outcome: 'uncaughtError' });
}

export function watchErrors(): void {
  addEventListener('error', ({ filename, error }) => attributeError(`${error?.stack} ${filename}`));
  addEventListener('unhandledrejection', ({ reason }) => attributeError(String(reason?.stack)));
}
