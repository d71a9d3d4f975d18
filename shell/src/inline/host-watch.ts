import type { Outcome, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { storageKeys, stored } from '@hawiyat/shared/state/stored';
import { isPageShown, showHostNotice } from './host-notice.ts';

const path: typeof reportOutcomes.path = '/api/platform/outcomes';

/** Reports once that the host never starts: a script fails, or the page is empty at the deadline. */
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
  // The scripts, which waited for the stylesheets, get the other half.
  setTimeout(unblockStylesheets, deadline / 2);
  setTimeout(() => {
    if (!isPageShown()) giveUp();
  }, deadline);
}

/** Only reports with a session count. */
function report(outcome: Outcome): void {
  const token = stored(storageKeys.token);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ outcomes: [outcome] });
  fetch(path, { method: 'POST', keepalive: true, headers, body }).catch((reason) =>
    console.warn('The failed host is not reported', reason),
  );
}

/** A pending stylesheet blocks painting and scripts; one for no medium does not, and applies on arrival. */
function unblockStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    link.media = 'not all';
    link.addEventListener('load', () => link.removeAttribute('media'), { once: true });
  }
}
