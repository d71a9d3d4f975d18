import { test } from '@hawiyat/shared/testing/panel';
import { walkPanel, walkPublicScreens } from '@hawiyat/shared/testing/walk/every-screen';
import { playwrightEngine } from '@hawiyat/shared/testing/walk/playwright-engine';
import { takeAway } from '@hawiyat/shared/testing/walk/take-away';
import { walker } from '@hawiyat/shared/testing/walk/walker';

// Other tests assign what it selects.
test.use({ panelName: 'every screen', contextOptions: { reducedMotion: 'reduce' } });

test('every screen, dialog and print works without what only some engines have', async ({ page, panel }) => {
  // It stops by itself at what is missing.
  test.setTimeout(240_000);
  page.setDefaultTimeout(20_000);
  await page.addInitScript(takeAway);
  const walk = walker(playwrightEngine(page), panel.url);
  await walkPublicScreens(walk);
  await walk.signIn();
  await walkPanel(walk);
});
