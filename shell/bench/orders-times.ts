import type { Page } from '@playwright/test';

/**
 * Presses on a tab of the orders screen.
 * @returns milliseconds until the frame in which its first rows stand
 */
export function firstRows(page: Page, tab: string): Promise<number> {
  return page.evaluate(async (name) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const link = document.querySelector<HTMLElement>(`[role=tab][href*="${name}"]`);
    // Of the accepted orders, not of the new ones: those have fewer columns.
    const stands = () => document.querySelector('tbody td:nth-child(10):not([aria-busy])') !== null;
    await nextFrame();
    const began = performance.now();
    link?.click();
    while (!stands()) await nextFrame();
    return performance.now() - began;
  }, tab);
}

/**
 * Chooses in one of the fields above a list.
 * @returns milliseconds until the frame in which the answer stands: the server's, from the request to the last byte, and all others
 */
export function answered(
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
      const asked = () =>
        performance.getEntriesByType('resource').find((entry) => entry.name.includes('/orders/accepted?'));
      const began = performance.now();
      // As the browser does it: React hears the change of what it has set itself only so.
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, chosen);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      while (!asked() || document.querySelector('[aria-busy=true]')) await nextFrame();
      const server = asked()?.duration ?? 0;
      return { page: performance.now() - began - server, server };
    },
    [label, value],
  );
}
