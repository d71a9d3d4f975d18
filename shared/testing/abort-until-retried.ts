import type { Page } from '@playwright/test';

/**
 * Aborts calls until somebody presses «إعادة المحاولة». The page also asks again by itself, and an answer to that would take
 * the button away before it is pressed. To be called before the page is opened.
 * @param first what each call waits for before it is aborted
 */
export async function abortUntilRetried(
  page: Page,
  url: Parameters<Page['route']>[0],
  first: Promise<void> = Promise.resolve(),
): Promise<void> {
  await page.addInitScript(() => {
    const press = ({ target }: MouseEvent) => {
      const text = target instanceof Element ? target.closest('button')?.textContent : '';
      if (text?.includes('إعادة المحاولة')) Reflect.set(globalThis, 'isRetried', true);
    };
    addEventListener('click', press, true);
  });
  // Also in the documents that follow.
  let isRetried = false;
  await page.route(url, async (route) => {
    await first;
    isRetried ||= await page.evaluate(() => Reflect.get(globalThis, 'isRetried') === true);
    return isRetried ? route.fallback() : route.abort();
  });
}
