import { AxeBuilder } from '@axe-core/playwright';
import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';
import { countBusy, reportNow } from '@hawiyat/shared/visits/page-signals';
import { type Session, withPage } from '@hawiyat/shared/visits/with-page';
import type { Browser, Locator, Page } from '@playwright/test';
import { CliError } from '../lib/cli-error.ts';
import { alteredBuiltIns, builtIns, keepBuiltIns } from './built-ins.ts';
import { hostStyles } from './host-looks.ts';
import { inPage, inTime, pause, Silent } from './in-time.ts';
import { settled, watchRequests } from './page-requests.ts';
import { covered, deadButtons, deadLinks } from './sidebar.ts';
import { placeNow, type Stay, stay } from './stay.ts';
import { forgetTasks, hasVanished, isMadeAnew, isStyled, longestTask, watchPage } from './watch-page.ts';

export type Looks = Record<string, string>;

export interface Visit {
  /** What keeps the screen from opening, or a step from working. */
  wrong: string | null;
  /** From the address until its content is shown. */
  milliseconds: number;
  /** Milliseconds of the longest task. */
  longest: number;
  /** Styles of the host's elements: when the screen is shown, after a while, and in another area. */
  looks: { opened: Looks; later?: Looks; left?: Looks };
  /** Parts of the host that lie under something else. */
  covered: string[];
  hasVanished: boolean;
  isMadeAnew: boolean;
  deadLinks: string[];
  deadButtons: string[];
  altered: { name: string; isOfLanguage: boolean }[];
  /** Null when the visit was short. */
  stay: Stay | null;
  violations: string[];
  /** JPEG. */
  picture: Buffer | null;
}

interface VisitOptions {
  browser: Browser;
  url: string;
  screen: TrialScreen;
  width: number;
  /** Null: nobody is signed in. */
  session: Session | null;
  moment: string;
  prepare: (page: Page) => Promise<void>;
  /** What the page has reported against the release. */
  failure: () => string | null;
  isLoaded: () => boolean;
  answered?: () => Promise<unknown>;
  /** A check makes the page stand still meanwhile. */
  holdsUp?: (isHeldUp: boolean) => void;
  manner: Manner;
}

export interface Manner {
  /** Runs the time of staying, in which others use the machine; without it the visit is short. */
  stays?: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;
  /** Whether it presses every link of the sidebar at the end; else one. */
  pressesAll?: boolean;
  isTimed?: boolean;
  isSignedIn?: boolean;
}

/** Milliseconds until a screen must show its content: the panel has the same limit. */
const deadline = 12_000;
/** Milliseconds between two looks at a screen that opens: each is work for the page. */
const lookEvery = 100;
/** Seconds for the check of accessibility, in which the page answers nothing. */
const longestCheck = 60;
const stepMilliseconds = 6000;

const emptyVisit = (wrong: string | null): Visit => ({
  ...{ wrong, milliseconds: 0, longest: 0, looks: { opened: {} }, covered: [] },
  ...{ deadLinks: [], deadButtons: [] },
  ...{ hasVanished: false, isMadeAnew: false },
  ...{ altered: [], stay: null, violations: [], picture: null },
});

export async function visit(options: VisitOptions): Promise<Visit> {
  const { browser, session, width, moment, prepare } = options;
  const asPeople = { reducedMotion: 'reduce', viewport: { width, height: 900 } } as const;
  return withPage(browser, session, asPeople, async (page) => {
    page.setDefaultTimeout(stepMilliseconds);
    let isDead = false;
    page.on('crash', () => {
      isDead = true;
    });
    try {
      // tsx adds calls of this function to those that go to the page.
      await page.addInitScript('globalThis.__name ??= (named) => named');
      await page.addInitScript(watchPage, Date.parse(moment));
      await page.addInitScript(keepBuiltIns, builtIns);
      await prepare(page);
      return await visitScreen(page, options);
    } catch (error) {
      if (isDead) return emptyVisit(died);
      if (!(error instanceof Silent)) throw error;
      return emptyVisit(error.message);
    }
  });
}

const died = 'the browser’s tab died: look for memory that grows, or for a script that never ends';

async function visitScreen(page: Page, options: VisitOptions): Promise<Visit> {
  const { url, screen, manner } = options;
  const requests = watchRequests(page);
  const began = performance.now();
  // A page with an endless loop never finishes loading.
  await page.goto(url + screen.path, { waitUntil: 'commit' }).catch(({ message }: Error) => {
    throw new CliError(`${url}${screen.path} does not answer: ${message.split('\n')[0]}`);
  });
  const wrong = await opened(page, options);
  const visit = { ...emptyVisit(wrong), milliseconds: performance.now() - began };
  if (wrong !== null) {
    // A page that stands still cannot answer.
    visit.altered = await inPage(page, alteredBuiltIns).catch(() => []);
    return visit;
  }
  await settled(page, requests);
  await inTime(page.waitForFunction(isStyled));
  const place = await inPage(page, placeNow);
  if (!manner.isTimed) {
    visit.looks.opened = await inPage(page, hostStyles);
    visit.picture = await inTime(page.screenshot({ type: 'jpeg', quality: 70 }));
    visit.covered = await inPage(page, covered);
    visit.hasVanished = await inPage(page, hasVanished);
    visit.isMadeAnew = await inPage(page, isMadeAnew);
    visit.altered = await inPage(page, alteredBuiltIns);
    visit.longest = await inPage(page, longestTask);
    // The check can take seconds, and the host would report a hang.
    options.holdsUp?.(true);
    visit.violations = await violationsOf(page);
    await settled(page, requests);
    options.holdsUp?.(false);
    await inPage(page, forgetTasks);
  }
  if (manner.stays) {
    visit.stay = await manner.stays(() => stay(page, requests, place));
    visit.looks.later = await inPage(page, hostStyles);
    visit.covered = [...new Set([...visit.covered, ...(await inPage(page, covered))])];
    visit.wrong = options.failure();
  }
  if (visit.wrong === null && !visit.stay?.changes.length) visit.wrong = await stepsWork(page, options);
  visit.longest = Math.max(visit.longest, await inPage(page, longestTask));
  if (manner.stays && visit.wrong === null) {
    visit.deadButtons = await deadButtons(page);
    visit.deadLinks = await deadLinks(page, manner.pressesAll === true);
    await settled(page, requests);
    // After a fault the page is not where the other visit is.
    if ([...visit.deadLinks, ...visit.deadButtons, ...visit.covered].length === 0)
      visit.looks.left = await inPage(page, hostStyles);
  }
  visit.altered = await inPage(page, alteredBuiltIns);
  return visit;
}

/** Waits until the release has reported and its screen shows content; returns what is wrong. */
async function opened(
  page: Page,
  { screen: { shows }, failure, isLoaded }: VisitOptions,
): Promise<string | null> {
  const content = shows ? named(page, shows).first() : page.locator('main, #root').first();
  const until = performance.now() + deadline;
  while (performance.now() < until) {
    await inTime(reportNow(page));
    const wrong = failure();
    if (wrong !== null) return wrong;
    const isBusy = (await inTime(countBusy(page))) > 0;
    if (isLoaded() && !isBusy && (await inTime(content.isVisible()))) return null;
    await pause(lookEvery);
  }
  if (!isLoaded()) return `it did not open within ${deadline / 1000} s`;
  return shows
    ? `it shows no ${shows.role} «${shows.name}»`
    : `its content did not come within ${deadline / 1000} s`;
}

async function stepsWork(
  page: Page,
  { screen: { steps = [] }, failure, answered }: VisitOptions,
): Promise<string | null> {
  for (const { press, shows } of steps) {
    const words = `${press.role} «${press.name}»`;
    const shown = named(page, shows).first();
    try {
      // The label of a radio button covers it.
      await inTime(
        named(page, press)
          .first()
          .click({ force: press.role === 'radio' }),
      );
      await inTime(shown.waitFor());
    } catch (error) {
      if (error instanceof Silent) throw error;
      const isThere = (await inTime(named(page, press).count())) > 0;
      return (
        failure() ??
        (isThere
          ? `pressing ${words} does not show ${shows.role} «${shows.name}» within ${stepMilliseconds / 1000} s`
          : `there is no ${words}: has trial.ts the name that the screen shows?`)
      );
    }
    await answered?.();
    await inTime(reportNow(page));
    const wrong = failure();
    if (wrong !== null) return `after ${words}: ${wrong}`;
    if (shows.role !== 'dialog') continue;
    await inTime(page.keyboard.press('Escape'));
    await inTime(shown.waitFor({ state: 'hidden' }).catch(() => {}));
  }
  return null;
}

/** Elements of a role whose accessible name begins so; a dialog may be an alert. */
function named(page: Page, { role, name }: { role: string; name: string }): Locator {
  const begins = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  const ofRole = (text: string) => page.getByRole(text as 'dialog', { name: begins });
  return role === 'dialog' ? ofRole('dialog').or(ofRole('alertdialog')) : ofRole(role);
}

async function violationsOf(page: Page): Promise<string[]> {
  // Axe would fetch stylesheets again, for a rule that is off.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .setLegacyMode();
  try {
    const { violations } = await inTime(axe.analyze(), longestCheck);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
  } catch (error) {
    if (error instanceof Silent) throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    return [`it cannot be checked in this page: ${reason}`];
  }
}
