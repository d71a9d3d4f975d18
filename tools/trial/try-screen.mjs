// @ts-check
import { exampleFor } from '@hawiyat/shared/contract/examples/example-for';
import { serveBuilt } from './built-release.mjs';
import { isForVisitors } from './live-platform.mjs';
import { prerenderedOf } from './prerendered-of.mjs';
import { sourcePlaces } from './source-places.mjs';
import { inSources, isBad, isOnlySlow, noFindings, reasonOf } from './trial-findings.mjs';
import { asLive, baseOf, nonceOf, sentAt, withRelease } from './trial-page.mjs';
import { visit } from './visit.mjs';
import { madeAnew } from './what-people-meet.mjs';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { TrialScreen } from '@hawiyat/shared/contract/platform/releases' */
/** @import { Built } from './built-release.mjs' */
/** @import { Examples } from '@hawiyat/shared/contract/examples/example-for' */
/** @import { LivePlatform } from './live-platform.mjs' */
/** @import { Findings } from './trial-findings.mjs' */
/** @import { Manner, Visit } from './visit.mjs' */

/**
 * @typedef {object} Trial
 * @property {Browser} browser
 * @property {string} url the server's address
 * @property {Built} built
 * @property {LivePlatform} live
 * @property {Examples} examples
 */

/**
 * @typedef {object} ScreenVisit
 * @property {TrialScreen} screen
 * @property {number} width CSS pixels
 * @property {Manner} manner how a person behaves there
 */

/**
 * `isLate`: what is wrong is only that something did not come in time, which may be the machine's fault.
 * @typedef {Visit & { isLate: boolean }} TriedVisit
 */

/**
 * Opens a screen of the server's page, with the build in place of the live release, or as it is live. Calls of the API
 * are answered by the contract's examples; none reaches the server.
 * @param {Trial} trial @param {ScreenVisit} screenVisit
 * @param {boolean} isCandidate false: the live release
 * @returns {Promise<TriedVisit>}
 */
export async function tryScreen(trial, screenVisit, isCandidate) {
  const { browser, url, built, live, examples } = trial;
  const { screen, manner } = screenVisit;
  const observed = noFindings();
  const { release, inline } = built;
  const isOwn = (/** @type {{ remote: string, release: string }} */ outcome) =>
    release.remote === 'shell'
      ? outcome.remote !== 'shell'
      : outcome.remote === release.remote && (!isCandidate || outcome.release === release.id);
  const hasFailed = () => observed.outcomes.some(isBad);
  const seen = await visit({
    ...{ browser, url, ...screenVisit, moment: examples.at },
    user: { ...examples.user, company: { ...examples.user.company, id: 'trial' } },
    isPublic: isForVisitors(live, screen.path) && !manner.isSignedIn,
    async prepare(page) {
      watchErrors(page, observed, placeIn(built));
      await answerCalls(page, examples, observed);
      if (isCandidate) await serveBuilt(page, built, observed);
      await page.route(url + screen.path, async (route) => {
        const answer = await route.fetch().catch(() => null);
        if (!answer) return route.abort('connectionrefused');
        const html = sentAt(await answer.text(), examples.at);
        if (!isCandidate) return route.fulfill({ response: answer, body: asLive(html) });
        const prerendered = prerenderedOf(built, screen.path);
        const body = withRelease(html, release, inline, prerendered);
        const headers = answer.headers();
        return route.fulfill({
          response: answer,
          body,
          headers: prerendered ? withStyles(headers, html) : headers,
        });
      });
    },
    failure: () =>
      observed.errors.length > 0 || observed.missing.length > 0 || hasFailed() ? reasonOf(observed) : null,
    isLoaded: () => observed.outcomes.some(isOwn),
    holdsUp: (isHeldUp) => {
      observed.isHeldUp = isHeldUp;
    },
  });
  // The page logs an error before it reports the outcome, but reading its stack takes a round trip.
  await Promise.all(observed.reading);
  const hasCause = seen.wrong !== null && (observed.errors.length > 0 || hasFailed());
  const isLate = seen.wrong !== null && (!hasCause || isOnlySlow(observed)) && observed.missing.length === 0;
  return {
    ...seen,
    wrong: hasCause ? reasonOf(observed, seen.wrong ?? '') : seen.wrong,
    isLate,
  };
}

/**
 * The page's policy lets its own styles in, as the server's does for each prerendered page.
 * @param {Record<string, string>} headers @param {string} html
 */
function withStyles(headers, html) {
  const policy = headers['content-security-policy'] ?? '';
  const own = `style-src 'self' 'nonce-${nonceOf(html)}'`;
  if (policy.includes(own)) return headers;
  return { ...headers, 'content-security-policy': policy.replace("style-src 'self'", own) };
}

/** @param {Page} page @param {Examples} examples @param {Findings} observed */
export async function answerCalls(page, examples, observed) {
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const url = request.url();
    if (url.endsWith('/outcomes')) {
      const { outcomes } = JSON.parse(request.postData() ?? '{}');
      const counted = (/** @type {{ outcome: string }} */ { outcome }) =>
        !(observed.isHeldUp && outcome === 'hung');
      observed.outcomes.push(...outcomes.filter(counted));
      return route.fulfill({ status: 204 });
    }
    // A stream that stays open, as without changes.
    if (url.endsWith('/events')) return;
    const answer = request.method() === 'GET' ? exampleFor(examples, url) : undefined;
    if (answer !== undefined) return route.fulfill({ json: answer });
    return route.fulfill({ status: 503, json: { message: 'لا خدمة في التجربة' } });
  });
}

/** @typedef {(url: string, line: number, column: number) => string | null} PlaceOf */

/** Places of the release's scripts in its sources. @param {Built} built @returns {PlaceOf} */
function placeIn({ folder, release }) {
  const placeOf = sourcePlaces(folder);
  const base = baseOf(release);
  return (url, line, column) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(base)
      ? placeOf(pathname.slice(base.length).replace(/^~\d+\//, ''), line, column)
      : null;
  };
}

/** @param {Page} page @param {Findings} observed @param {PlaceOf} placeOf */
function watchErrors(page, observed, placeOf) {
  page.on('pageerror', ({ stack, message }) => observed.errors.push(inSources(stack ?? message, placeOf)));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Integrity-Policy|Trusted ?Type/i.test(text))
      observed.errors.unshift(`${text} Is this the address at which browsers reach the server (PUBLIC_URL)?`);
    const [, error] = message.args();
    if (!text.startsWith('[composition] ') || !error) return;
    // What React says of it is a number and an address.
    const cause = text.startsWith('[composition] the page was re-rendered') ? `${madeAnew}\n` : '';
    const read = error
      .evaluate((/** @type {{ cause?: unknown, stack?: string }} */ thrown) => {
        let first = thrown;
        while (first.cause instanceof Error) first = first.cause;
        return first.stack;
      })
      // The page that logged it is gone.
      .catch(() => undefined)
      .then((stack) => {
        if (stack) observed.errors.push(cause + inSources(stack, placeOf));
      });
    observed.reading.push(read);
  });
}
