import type { Outcome, reportOutcomes } from '@hawiyat/shared/contract/releases';
import { $session } from '@hawiyat/shared/state';

/** Milliseconds in which outcomes are gathered, so that opening an area shares its connection with nobody. */
const gathering = 3_000;
/** As many as one call takes, of a few hundred bytes each: browsers let 64 KB outlive a page. */
const most = 50;
/** Written out, so that the page need not carry the call's schemas. */
const path: typeof reportOutcomes.path = '/api/platform/outcomes';
let waiting: Outcome[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the server what became of a release in this page, soon, or when the page is left. */
export function reportOutcome(outcome: Outcome): void {
  waiting.push(outcome);
  timer ??= setTimeout(send, gathering);
}

/**
 * Outlives the page (`keepalive`), and nobody waits for its answer: not even one that rejects ends the session. It counts
 * where somebody is signed in; what visitors report does not.
 */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = JSON.stringify({ outcomes: waiting.slice(0, most) });
  waiting = [];
  const token = $session.get()?.token;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  fetch(path, { method: 'POST', keepalive: true, headers, body }).catch((reason) =>
    console.warn('[composition] outcomes are not reported', reason),
  );
}

addEventListener('pagehide', send);
