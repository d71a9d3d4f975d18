import { beforeFirstRow, listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

// Cards that come in stand lower for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lists = [
  ...['/containers', '/drivers', '/vehicles', '/vehicles?view=documents'],
  ...['/orders', '/orders?tab=accepted_orders', '/orders?tab=sub_orders'],
  ...['/settings/people', '/settings/audit'],
];
/** All that is done there has a button of its own. */
const withoutMenu = ['/vehicles', '/settings/people'];
const row = '#content :is(tbody > tr, [role=listitem])';

/** Opens a list with its rows and its menu, which comes when the browser is idle. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(row).first()).toBeVisible();
  if (!withoutMenu.some((other) => path.startsWith(other)))
    await expect(listToolbar(page).menu).toBeVisible();
}

for (const { width, height, highest } of [
  { width: 1440, height: 900, highest: 220 },
  { width: 390, height: 844, highest: 300 },
])
  test(`at ${width} px at most ten controls and ten stops stand before a list, and it begins by ${highest} px`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await signIn();
    for (const path of lists) {
      await open(page, path);
      const { controls, stops, top } = await beforeFirstRow(page, row);
      expect.soft(controls, `controls at ${path}`).toBeLessThanOrEqual(10);
      expect.soft(stops, `stops at ${path}`).toBeLessThanOrEqual(10);
      expect.soft(top, `the first row's top at ${path}`).toBeLessThanOrEqual(highest);
    }
  });

test.describe('with letters of 24 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing is wider than a phone of 360 px, also with the filters open', async ({ page, signIn }) => {
    test.setTimeout(120_000);
    await signIn();
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    await client.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } });
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const path of lists) {
      await open(page, path);
      expect.soft(await excess(), path).toBeLessThanOrEqual(0);
      const { filter, panel } = listToolbar(page);
      if ((await filter.count()) === 0) continue;
      await filter.click();
      await expect(panel).toBeVisible();
      const box = await panel.boundingBox();
      expect.soft(box?.x, path).toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(360);
      expect.soft(await excess(), `${path}, open`).toBeLessThanOrEqual(0);
    }
  });
});
