import type { Page } from '@playwright/test';
import type { Engine } from './engine.ts';

/** Drives a page of Playwright's. */
export const playwrightEngine = (page: Page): Engine => ({
  goto: async (url) => void (await page.goto(url)),
  evaluate: <Result>(expression: string) => page.evaluate<Result>(expression),
  click: (selector) => page.click(selector, { timeout: 5_000 }),
  type: (selector, text) => page.type(selector, text),
  escape: () => page.keyboard.press('Escape'),
  resize: (width) => page.setViewportSize({ width, height: 900 }),
  close: () => page.close(),
});
