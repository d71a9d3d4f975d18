import type { Page } from '@playwright/test';

/** Seconds after which a page that runs no script counts as one that loops. */
const longestSilence = 10;

/** The page answers nothing: it loops, or the machine is busy with something else. */
export class Silent extends Error {}

/**
 * @param asked of a page
 * @param seconds more for what keeps the page busy itself
 * @throws Silent when it does not answer
 */
export async function inTime<T>(asked: Promise<T>, seconds: number = longestSilence): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise((_, reject) => {
    const told = new Silent(`the page did not answer for ${seconds} s: it may loop`);
    timer = setTimeout(reject, 1000 * seconds, told);
  });
  // After the silence nobody waits for it, and the closed page rejects it.
  asked.catch(() => {});
  try {
    return (await Promise.race([asked, silent])) as T;
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a function in the page. */
export const inPage = <T>(page: Page, script: () => T) => inTime(page.evaluate(script));

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
