import type { Outcome, reportOutcomes } from '@hawiyat/shared/contract/releases';

/** Milliseconds in which outcomes are gathered, so that opening an area shares its connection with nobody. */
const gathering = 3_000;
/** Written out, so that the page need not carry the call's schemas. */
const path: typeof reportOutcomes.path = '/api/platform/outcomes';
let waiting: Outcome[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the server what became of a release in this page, soon, or when the page is left. */
export function reportOutcome(outcome: Outcome): void {
  waiting.push(outcome);
  timer ??= setTimeout(send, gathering);
}

/** A beacon outlives the page, and nobody waits for its answer. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify({ outcomes: waiting })], { type: 'application/json' });
  waiting = [];
  if (!navigator.sendBeacon(path, body)) console.warn('[composition] outcomes are not reported');
}

addEventListener('pagehide', send);
