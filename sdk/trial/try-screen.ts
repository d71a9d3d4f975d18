import type { Examples } from '@hawiyat/shared/contract/examples/example-for';
import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';
import { answerCall } from '@hawiyat/shared/visits/answer-call';
import { isBad, isOfHost } from '@hawiyat/shared/visits/page-signals';
import { exampleSession } from '@hawiyat/shared/visits/with-page';
import type { Browser, Page } from '@playwright/test';
import { type Built, serveBuilt } from './built-release.ts';
import { isForVisitors, type LivePlatform } from './live-platform.ts';
import { prerenderedOf } from './prerendered-of.ts';
import { sourcePlaces } from './source-places.ts';
import { type Findings, inSources, isOnlySlow, noFindings, reasonOf } from './trial-findings.ts';
import { asLive, baseOf, nonceOf, sentAt, withRelease } from './trial-page.ts';
import { type Manner, type Visit, visit } from './visit.ts';
import { madeAnew } from './what-people-meet.ts';

export interface Trial {
  browser: Browser;
  url: string;
  built: Built;
  live: LivePlatform;
  examples: Examples;
}

export interface ScreenVisit {
  screen: TrialScreen;
  width: number;
  manner: Manner;
}

/** `isLate`: something only came too late, which may be the fault of the machine. */
export type TriedVisit = Visit & { isLate: boolean };

/** Opens a screen of the server's page with the build in place of the live release, or as it is live. */
export async function tryScreen(
  trial: Trial,
  screenVisit: ScreenVisit,
  isCandidate: boolean,
): Promise<TriedVisit> {
  const { browser, url, built, live, examples } = trial;
  const { screen, manner } = screenVisit;
  const observed = noFindings();
  const { release, inline } = built;
  const isOwn = (outcome: { remote: string; release: string }) =>
    release.remote === 'shell'
      ? outcome.remote !== 'shell'
      : outcome.remote === release.remote && (!isCandidate || outcome.release === release.id);
  const hasFailed = () => observed.outcomes.some(isBad);
  const seen = await visit({
    ...{ browser, url, ...screenVisit, moment: examples.at },
    session:
      isForVisitors(live, screen.path) && !manner.isSignedIn ? null : exampleSession(examples, 'trial'),
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
  // The page logs an error before it reports the outcome, but reading its stack takes longer.
  await Promise.all(observed.reading);
  const hasCause = seen.wrong !== null && (observed.errors.length > 0 || hasFailed());
  const isLate = seen.wrong !== null && (!hasCause || isOnlySlow(observed)) && observed.missing.length === 0;
  return {
    ...seen,
    wrong: hasCause ? reasonOf(observed, seen.wrong ?? '') : seen.wrong,
    isLate,
  };
}

/** Allows the page's own styles, as the server does for prerendered pages. */
function withStyles(headers: Record<string, string>, html: string) {
  const policy = headers['content-security-policy'] ?? '';
  const own = `style-src 'self' 'nonce-${nonceOf(html)}'`;
  if (policy.includes(own)) return headers;
  return { ...headers, 'content-security-policy': policy.replace("style-src 'self'", own) };
}

export async function answerCalls(page: Page, examples: Examples, observed: Findings) {
  await page.route('**/api/**', (route) =>
    answerCall(route, examples, (outcomes) => {
      const counted = outcomes.filter(({ outcome }) => !(observed.isHeldUp && outcome === 'hung'));
      observed.outcomes.push(...counted);
    }),
  );
}

type PlaceOf = (url: string, line: number, column: number) => string | null;

function placeIn({ folder, release }: Built): PlaceOf {
  const placeOf = sourcePlaces(folder);
  const base = baseOf(release);
  return (url, line, column) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(base)
      ? placeOf(pathname.slice(base.length).replace(/^~\d+\//, ''), line, column)
      : null;
  };
}

function watchErrors(page: Page, observed: Findings, placeOf: PlaceOf) {
  page.on('pageerror', ({ stack, message }) => observed.errors.push(inSources(stack ?? message, placeOf)));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Integrity-Policy|Trusted ?Type/i.test(text))
      observed.errors.unshift(`${text} Is this the address at which browsers reach the server (PUBLIC_URL)?`);
    const [, error] = message.args();
    if (!isOfHost(message) || !error) return;
    // React says it with a number and an address only.
    const cause = text.startsWith('[composition] the page was re-rendered') ? `${madeAnew}\n` : '';
    const read = error
      .evaluate((thrown: { cause?: unknown; stack?: string }) => {
        let first = thrown;
        while (first.cause instanceof Error) first = first.cause;
        return first.stack;
      })
      .catch(() => undefined)
      .then((stack) => {
        if (stack) observed.errors.push(cause + inSources(stack, placeOf));
      });
    observed.reading.push(read);
  });
}
