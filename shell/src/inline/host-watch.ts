import type { Outcome, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { storageKeys, stored } from '@hawiyat/shared/state/stored';
import { isPageShown, showHostNotice } from './host-notice.ts';
import { unblockStylesheets } from './unblock-stylesheets.ts';

const path: typeof reportOutcomes.path = '/api/platform/outcomes';

/**
 * A host that never starts can neither report itself nor say anything. So the page does both, once: when one of its
 * scripts fails, or when the page is still empty at the deadline.
 * @param release the host's release
 * @param deadline milliseconds
 */
export function watchHost(release: string, deadline: number): void {
  let isGivenUp = false;
  const giveUp = () => {
    if (isGivenUp) return;
    isGivenUp = true;
    report({ remote: 'shell', release, outcome: 'failed' });
    if (!isPageShown()) showHostNotice();
  };
  addEventListener(
    'error',
    ({ target }) => {
      // Only the host's scripts in the HTML are deferred.
      if (target instanceof HTMLScriptElement && target.defer) giveUp();
    },
    true,
  );
  // Half of the time is left for the scripts, which waited for the stylesheets.
  setTimeout(unblockStylesheets, deadline / 2);
  setTimeout(() => {
    if (!isPageShown()) giveUp();
  }, deadline);
}

/** With the page's session, because no other report counts. */
function report(outcome: Outcome): void {
  const token = stored(storageKeys.token);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ outcomes: [outcome] });
  fetch(path, { method: 'POST', keepalive: true, headers, body }).catch((reason) =>
    console.warn('The failed host is not reported', reason),
  );
}
