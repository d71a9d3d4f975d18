import { test } from '@hawiyat/shared/testing/panel';
import type { Engine } from '@hawiyat/shared/testing/walk/engine';
import { walkPanel, walkPublicScreens } from '@hawiyat/shared/testing/walk/every-screen';
import { takeAway } from '@hawiyat/shared/testing/walk/take-away';
import { walker } from '@hawiyat/shared/testing/walk/walker';
import type { Page } from '@playwright/test';

// Other tests assign what it selects.
test.use({ panelName: 'every screen', contextOptions: { reducedMotion: 'reduce' } });

const chromium = (page: Page): Engine => ({
  goto: async (url) => void (await page.goto(url)),
  evaluate: <Result>(expression: string) => page.evaluate<Result>(expression),
  click: (selector) => page.click(selector, { timeout: 5_000 }),
  type: (selector, text) => page.type(selector, text),
  escape: () => page.keyboard.press('Escape'),
  resize: (width) => page.setViewportSize({ width, height: 900 }),
  close: () => page.close(),
});

test('every screen, dialog and print works without what only some engines have', async ({ page, panel }) => {
  // It stops by itself at what is missing.
  test.setTimeout(240_000);
  page.setDefaultTimeout(20_000);
  await page.addInitScript(takeAway);
  const walk = walker(chromium(page), panel.url);
  await walkPublicScreens(walk);
  await walk.signIn();
  await walkPanel(walk);
});
