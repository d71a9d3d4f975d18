import type { Page } from '@playwright/test';

/** Waits until the page has not moved for 20 frames and 300 ms: on a busy machine frames alone come before a scroll begins. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    let since = performance.now();
    for (let still = 0, before = scrollY; still < 20 || performance.now() - since < 300; before = scrollY) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (scrollY === before) still += 1;
      else {
        still = 0;
        since = performance.now();
      }
    }
  });
