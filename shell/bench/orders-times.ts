import type { Page } from '@playwright/test';
import { orders } from './marks.ts';

/**
 * Presses the tab of accepted orders.
 * @returns milliseconds until the frame with its first rows
 */
export function firstRows(page: Page): Promise<number> {
  return page.evaluate(async ({ tab, filled }) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const link = document.querySelector<HTMLElement>(tab);
    const isShown = () => document.querySelector(filled) !== null;
    await nextFrame();
    const began = performance.now();
    link?.click();
    while (!isShown()) await nextFrame();
    return performance.now() - began;
  }, orders);
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
