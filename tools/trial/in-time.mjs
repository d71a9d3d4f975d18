// @ts-check

/** @import { Page } from '@playwright/test' */

/** Seconds after which a page that runs no script counts as one that loops. */
const longestSilence = 10;

/** The page answers nothing: it loops, or the machine is busy with something else. */
export class Silent extends Error {}

/**
 * @template T
 * @param {Promise<T>} asked of a page
 * @param {number} [seconds] more for what keeps the page busy itself
 * @returns {Promise<T>}
 * @throws {Silent} when it does not answer
 */
export async function inTime(asked, seconds = longestSilence) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const silent = new Promise((_, reject) => {
    const told = new Silent(`the page did not answer for ${seconds} s: it may loop`);
    timer = setTimeout(reject, 1000 * seconds, told);
  });
  // After the silence nobody waits for it, and the closed page rejects it.
  asked.catch(() => {});
  try {
    return /** @type {T} */ (await Promise.race([asked, silent]));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a function in the page.
 * @template T
 * @param {Page} page @param {() => T} script
 */
export const inPage = (page, script) => inTime(page.evaluate(script));

/** @param {number} milliseconds @returns {Promise<void>} */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
