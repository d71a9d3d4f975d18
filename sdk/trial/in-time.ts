import type { Page } from '@playwright/test';

const silenceSeconds = 10;

/** The page does not answer: it loops, or the machine is busy. */
export class Silent extends Error {}

/** Limits a question to the page in time: it rejects with `Silent`. */
export async function inTime<T>(asked: Promise<T>, seconds: number = silenceSeconds): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise((_, reject) => {
    const error = new Silent(`the page did not answer for ${seconds} s: it may loop`);
    timer = setTimeout(reject, 1000 * seconds, error);
  });
  // The closed page rejects it later, when nothing handles it.
  asked.catch(() => {});
  try {
    return (await Promise.race([asked, silent])) as T;
  } finally {
    clearTimeout(timer);
  }
}

export const inPage = <T>(page: Page, script: () => T) => inTime(page.evaluate(script));

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
