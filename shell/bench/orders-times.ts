import type { Page } from '@playwright/test';

/**
 * Presses a tab of the orders screen.
 * @returns milliseconds until the frame with its first rows
 */
export function firstRows(page: Page, tab: string): Promise<number> {
  return page.evaluate(async (name) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const link = document.querySelector<HTMLElement>(`[role=tab][href*="${name}"]`);
    // The tenth column tells accepted orders from new ones.
    const isShown = () => document.querySelector('tbody td:nth-child(10):not([aria-busy])') !== null;
    await nextFrame();
    const began = performance.now();
    link?.click();
    while (!isShown()) await nextFrame();
    return performance.now() - began;
  }, tab);
}

/**
 * Sets a filter of a list.
 * @returns milliseconds until the frame with the result: the server's, from request to last byte, and all others
 */
export function filterTimes(
  page: Page,
  label: string,
  value: string,
): Promise<{ page: number; server: number }> {
  return page.evaluate(
    async ([name, chosen]) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const field = document.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`);
      if (!field) throw new Error(`There is no field «${name}»`);
      performance.clearResourceTimings();
      await nextFrame();
      const responseEntry = () =>
        performance.getEntriesByType('resource').find((entry) => entry.name.includes('/orders/accepted?'));
      const began = performance.now();
      // Through the prototype's setter, because React ignores a change by its own.
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, chosen);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      while (!responseEntry() || document.querySelector('[aria-busy=true]')) await nextFrame();
      const server = responseEntry()?.duration ?? 0;
      return { page: performance.now() - began - server, server };
    },
    [label, value],
  );
}
