// @ts-check
import { AxeBuilder } from '@axe-core/playwright';
import { CliError } from '../cli-error.mjs';
import { hostStyles, isStyled, longestTask, watchPage } from './watch-page.mjs';

/** @import { Browser, Locator, Page } from '@playwright/test' */
/** @import { TrialScreen } from '@hawiyat/shared/contract/releases' */

/**
 * What one visit of a screen showed.
 * @typedef {object} Visit
 * @property {string | null} wrong what keeps the screen from opening, or a step from working
 * @property {number} milliseconds from the address until its content is shown
 * @property {number} longest milliseconds of the longest task
 * @property {Record<string, string>} host how the host's elements look
 * @property {string[]} violations of accessibility, one sentence each
 * @property {Buffer | null} picture JPEG
 */

/**
 * @typedef {object} VisitOptions
 * @property {Browser} browser
 * @property {string} url of the server
 * @property {TrialScreen} screen
 * @property {number} width CSS pixels
 * @property {object} user whose session it is
 * @property {string} moment of the page's clock
 * @property {(page: Page) => Promise<void>} prepare routes the page's requests and watches it
 * @property {() => string | null} failure what the page has reported against the release so far
 * @property {() => boolean} isLoaded whether the page has reported that the release opened
 * @property {boolean} isPublic nobody is signed in
 * @property {(page: Page) => Promise<() => Promise<void>>} [watchSteps] called before the steps; what it returns, after them
 * @property {() => Promise<unknown>} [settled] waits for answers that a step has asked for
 * @property {string} [token] of the session, where calls reach a server
 */

/** Milliseconds until a screen must show its content, as in the panel. */
const deadline = 12_000;
/** Milliseconds for a step to show what it says. */
const stepLimit = 6000;
/** Milliseconds after which a page that runs no script counts as one that loops. */
const longestSilence = 10_000;

/** @param {VisitOptions} options @returns {Promise<Visit>} */
export async function visit(options) {
  const { browser, url, screen, width, user, moment, prepare, isPublic, token = 'trial' } = options;
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(stepLimit);
  const session = { web_auth_user: JSON.stringify(user), web_auth_token: token };
  try {
    await page.addInitScript(watchPage, Date.parse(moment));
    if (!isPublic) await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(session)})`);
    await prepare(page);
    const began = performance.now();
    // A page that loops is never loaded.
    await page.goto(url + screen.path, { waitUntil: 'commit' }).catch((/** @type {Error} */ { message }) => {
      throw new CliError(`${url}${screen.path} does not answer: ${message.split('\n')[0]}`);
    });
    /** @type {Visit} */
    const seen = { wrong: null, milliseconds: 0, longest: 0, host: {}, violations: [], picture: null };
    seen.wrong = await opened(page, options);
    seen.milliseconds = performance.now() - began;
    if (seen.wrong !== null) return seen;
    await inTime(page.waitForFunction(isStyled));
    seen.host = await inPage(page, hostStyles);
    seen.picture = await inTime(page.screenshot({ type: 'jpeg', quality: 70 }));
    seen.violations = await inTime(violationsOf(page));
    const endSteps = await inTime(options.watchSteps?.(page) ?? Promise.resolve(async () => {}));
    seen.wrong = await stepsWork(page, options);
    await inTime(endSteps());
    seen.longest = await inPage(page, longestTask);
    return seen;
  } catch (error) {
    if (!(error instanceof Silent)) throw error;
    return { wrong: error.message, milliseconds: 0, longest: 0, host: {}, violations: [], picture: null };
  } finally {
    await context.close();
  }
}

class Silent extends Error {}

/** @template T @param {Page} page @param {() => T} script @returns {Promise<T>} */
const inPage = (page, script) => inTime(page.evaluate(script));

/** @template T @param {Promise<T>} asked @returns {Promise<T>} */
async function inTime(asked) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const silent = new Promise((_, reject) => {
    const told = new Silent(`the page did not answer for ${longestSilence / 1000} s: it may loop`);
    timer = setTimeout(reject, longestSilence, told);
  });
  // After the silence nobody waits for it, and the closed page rejects it.
  asked.catch(() => {});
  try {
    return /** @type {T} */ (await Promise.race([asked, silent]));
  } finally {
    clearTimeout(timer);
  }
}

/** Outcomes are sent when a page is left. */
const report = "for (const type of ['pointermove', 'pagehide']) dispatchEvent(new Event(type))";

/**
 * Waits until the release has reported and its screen shows content.
 * @param {Page} page @param {VisitOptions} options @returns {Promise<string | null>} what is wrong
 */
async function opened(page, { screen: { shows }, failure, isLoaded }) {
  const content = shows ? named(page, shows).first() : page.locator('main, #root').first();
  const until = performance.now() + deadline;
  while (performance.now() < until) {
    await inTime(page.evaluate(report));
    const wrong = failure();
    if (wrong !== null) return wrong;
    const isBusy = await inTime(page.locator('[aria-busy=true]').count());
    if (isLoaded() && isBusy === 0 && (await inTime(content.isVisible()))) return null;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  if (!isLoaded()) return `it did not open within ${deadline / 1000} s`;
  return shows
    ? `it shows no ${shows.role} «${shows.name}»`
    : `its content did not come within ${deadline / 1000} s`;
}

/** @param {Page} page @param {VisitOptions} options @returns {Promise<string | null>} what is wrong */
async function stepsWork(page, { screen: { steps = [] }, failure, settled }) {
  for (const { press, shows } of steps) {
    const words = `${press.role} «${press.name}»`;
    const shown = named(page, shows).first();
    try {
      // A choice among several is covered by its label.
      await inTime(
        named(page, press)
          .first()
          .click({ force: press.role === 'radio' }),
      );
      await inTime(shown.waitFor());
    } catch (error) {
      if (error instanceof Silent) throw error;
      return failure() ?? `${words} does not show ${shows.role} «${shows.name}»`;
    }
    await settled?.();
    await inTime(page.evaluate(report));
    const wrong = failure();
    if (wrong !== null) return `after ${words}: ${wrong}`;
    if (shows.role !== 'dialog') continue;
    await inTime(page.keyboard.press('Escape'));
    await inTime(shown.waitFor({ state: 'hidden' }).catch(() => {}));
  }
  return null;
}

/**
 * The elements of a role whose accessible name begins so; a dialog may be an alert.
 * @param {Page} page @param {{ role: string, name: string }} wanted @returns {Locator}
 */
function named(page, { role, name }) {
  const begins = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  const ofRole = (/** @type {string} */ text) =>
    page.getByRole(/** @type {'dialog'} */ (text), { name: begins });
  return role === 'dialog' ? ofRole('dialog').or(ofRole('alertdialog')) : ofRole(role);
}

/** @param {Page} page @returns {Promise<string[]>} */
async function violationsOf(page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
}
