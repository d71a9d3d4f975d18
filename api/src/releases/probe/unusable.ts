import type { Page } from 'playwright-core';

/** Milliseconds for which a screen is left alone, and calls that it may make meanwhile: a healthy one makes none. */
const restTime = 1_000;
const mostCalls = 10;
/** Milliseconds by which the page's clock then goes on: what a release does with a timer has happened. */
const later = 15_000;
/** Milliseconds after which a press on a link has led somewhere, and the page stays there. */
const answerTime = 1_500;

/** The host's controls, whose middles a press must reach, and where the first link to another screen is. */
const look = `(() => {
  const middle = (control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, isSeen: width > 0 && height > 0 && top + height / 2 < innerHeight };
  };
  const covered = (selector) => {
    const seen = [...document.querySelectorAll(selector)].filter((control) => middle(control).isSeen);
    const missed = seen.filter((control) => {
      const { x, y } = middle(control);
      return !control.contains(document.elementFromPoint(x, y));
    });
    return seen.length > 0 && missed.length * 2 >= seen.length;
  };
  const links = [...document.querySelectorAll('aside[data-host] nav a')];
  const link = links.find((one) => one.pathname !== location.pathname && middle(one).isSeen);
  return {
    hasLayout: document.querySelector('aside[data-host]') !== null,
    sidebar: covered('aside[data-host] :is(a, button)'),
    header: covered('[data-host] > header :is(a, button)'),
    link: link ? { ...middle(link), path: link.pathname } : null,
    isSignedIn: localStorage.getItem('web_auth_token') !== null,
  };
})()`;

interface Look {
  readonly hasLayout: boolean;
  readonly sidebar: boolean;
  readonly header: boolean;
  readonly link: { readonly x: number; readonly y: number; readonly path: string } | null;
  readonly isSignedIn: boolean;
}

/**
 * Asks of an open page what a person would: whether it rests, its controls can be pressed, the session stays, also some time
 * later, and a link of the sidebar leads there.
 * @param calls how many calls of the API it has made so far
 * @returns what is wrong; null: one can work with it
 */
export async function unusable(page: Page, calls: () => number): Promise<string | null> {
  const before = calls();
  await page.waitForTimeout(restTime);
  const atRest = calls() - before;
  if (atRest > mostCalls) return `it makes ${atRest} calls in a second at rest`;
  const first = (await page.evaluate(look)) as Look;
  // Pages for visitors have no layout around them.
  if (!first.hasLayout) return null;
  const thrown = await page.clock.fastForward(later).then(
    () => null,
    (error: Error) => error.message.split('\n')[0] ?? '',
  );
  if (thrown !== null) return `it throws some time later (${thrown})`;
  await page.waitForTimeout(restTime / 2);
  const { sidebar, header, link, isSignedIn, hasLayout } = (await page.evaluate(look)) as Look;
  if (!isSignedIn || !hasLayout) return 'the session is gone, and nobody has signed out';
  if (sidebar) return 'a press does not reach the sidebar';
  if (header) return 'a press does not reach the header';
  if (!link) return null;
  const from = new URL(page.url()).pathname;
  await page.mouse.click(link.x, link.y);
  await page.waitForTimeout(answerTime);
  return new URL(page.url()).pathname === from ? `a press on the link to ${link.path} leads nowhere` : null;
}
