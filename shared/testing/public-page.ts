import { expect, type Page } from '@playwright/test';

/**
 * Opens a page that came complete, and gives it the first sign of a person: the host waits for one
 * (`api/src/http/page-scripts.ts`).
 */
export async function openPublicPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interact(page);
}

/** Moves the mouse, as anyone who reads the page does. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
}

/** Wakes the host, and waits until it has taken the page over: right after that it adds the region for toasts. */
export async function hydrated(page: Page): Promise<void> {
  await interact(page);
  await expect(page.getByRole('region', { name: 'الإشعارات' })).toBeAttached();
}
