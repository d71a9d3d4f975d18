import { expect, type Page } from '@playwright/test';

/**
 * Opens a prerendered page and interacts with it, because the host hydrates on interaction
 * (`shell/src/inline/hydrate-on-interaction.ts`).
 */
export async function openPublicPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interact(page);
}

export async function interact(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
}

/** Waits until the host has hydrated the page, after which it adds the region for toasts. */
export async function hydrated(page: Page): Promise<void> {
  await interact(page);
  await expect(page.getByRole('region', { name: 'الإشعارات' })).toBeAttached();
}
