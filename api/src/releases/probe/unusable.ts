import type { Page } from 'playwright-core';

/** Milliseconds; a healthy screen makes no call meanwhile. */
const restTime = 1_000;
const mostCallsAtRest = 10;
/** Milliseconds that the clock of the page skips, so that timers fire. */
const skippedTime = 15_000;
/** Milliseconds after which a press has led elsewhere, and the page stays there. */
const answerTime = 1_500;

/** Which controls of the host lie under something else, and where the first link to another screen is. */
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

/** Uses an open page as a person would: it rests, controls and session stay, a link leads on; returns what is wrong. */
export async function unusable(page: Page, calls: () => number): Promise<string | null> {
  const before = calls();
  await page.waitForTimeout(restTime);
  const atRest = calls() - before;
  if (atRest > mostCallsAtRest) return `it makes ${atRest} calls in a second at rest`;
  const first = (await page.evaluate(look)) as Look;
  // Pages for visitors have no layout.
  if (!first.hasLayout) return null;
  const thrown = await page.clock.fastForward(skippedTime).then(
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
