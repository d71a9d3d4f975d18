import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { containersApi } from './containers-api.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tiles = 'https://tile.openstreetmap.org/**';
const map = (page: Page) => page.getByRole('application', { name: 'خريطة الحاويات. استخدم الأسهم للتحريك.' });
const list = (page: Page) => page.getByRole('region', { name: 'لدى العملاء' });

test('the map shows what is out, the depot counts what is in, and the list beside it says the same', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(tiles, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    }),
  );
  const all = await containersApi(panel.url, session.token).list();
  const out = all.filter(
    ({ hold }) => hold?.deliveryLocation && (hold.deliveredAt || hold.status === 'in_transit'),
  );
  const first = out.find(({ hold }) => hold?.deliveredAt);
  await signIn('/containers?view=map');
  await expect(list(page).locator('[data-place] > button')).toHaveCount(out.length);
  // Every one is a pin of its own, or counted in one.
  const counted = async () => {
    const pins = await map(page).locator('[data-pin]').count();
    const clusters = await map(page).locator('[data-cluster]').allTextContents();
    return pins + clusters.reduce((sum, text) => sum + Number(text), 0);
  };
  await expect.poll(counted).toBe(out.length);
  await expectAccessible(page);

  await list(page)
    .getByRole('button', { name: `عرض الحاوية ${first?.containerNumber} على الخريطة` })
    .press('Enter');
  const popup = map(page).locator('.leaflet-popup');
  await expect(popup).toContainText(first?.containerNumber ?? '?');
  await expect(popup).toContainText(/تعود|متأخرة|غير محدد/);
  await expect(popup.getByRole('link', { name: `فتح الطلب ${first?.hold?.number}` })).toBeVisible();
  await popup.getByRole('link', { name: 'صفحة الحاوية' }).click();
  await expect(page).toHaveURL(new RegExp(`/containers/${first?.id}$`));
});

test('without pictures the list holds, and on a phone nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(tiles, (route) => route.abort());
  const name = 'Abdul Latif Al Rajhi Building and Contracting Company فرع الرياض';
  await page.route(/\/api\/company\/containers(\?|$)/, async (route) => {
    const answer = await (await route.fetch()).json();
    for (const { hold } of answer.containers) if (hold) hold.contactName = name;
    await route.fulfill({ json: answer });
  });
  await signIn('/containers?view=map');
  await expect(page.getByText('تعذّر تحميل صور الخريطة، والقائمة تذكر الأماكن نفسها.')).toBeVisible();
  await expect(list(page).locator('[data-place]').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);

  // A Latin name that is too long is cut at its own end, and the order's link is large enough for a finger.
  const line = list(page).locator('[data-place] > p', { hasText: 'Rajhi' }).first();
  expect(await line.locator('bdi').last().evaluate(showsItsBeginning)).toBe(true);
  expect((await line.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.goto('/containers?status=rented');
  const card = page.locator('[data-where] > span', { hasText: 'Rajhi' }).first();
  expect(await card.locator('bdi').last().evaluate(showsItsBeginning)).toBe(true);
});

/** Runs in the page: whether a text that is cut shows its first letter. */
function showsItsBeginning(element: Element): boolean {
  const first = document.createRange();
  first.setStart(element.firstChild ?? element, 0);
  first.setEnd(element.firstChild ?? element, 1);
  const [letter, line] = [first.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()];
  return line !== undefined && letter.left >= line.left - 1 && letter.right <= line.right + 1;
}
