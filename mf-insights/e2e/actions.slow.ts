import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dashboardPage } from './dashboard-page.ts';
import { actionNames } from './expect-figures.ts';

const actions = '**/api/company/dashboard/actions';
const title = 'يحتاج إلى إجراء الآن';

test('when the statistics fail, the actions and the rest stay', async ({ page, signIn }) => {
  await page.route('**/api/company/dashboard/stats', (route) => route.abort());
  await signIn();
  const dashboard = dashboardPage(page);
  await expect(page.getByRole('alert')).toContainText('عذراً، حدث خطأ');
  await expect(dashboard.action(actionNames.late)).toHaveText(/\d$/);
  await expect(dashboard.card('الحاويات حسب النوع والحجم').getByRole('table')).toBeVisible();
});

test('loading, empty and filled, the card has one height, and nothing else waits for it', async ({
  page,
  signIn,
}) => {
  const { open: release, opened: released } = gate();
  await page.route(actions, async (route) => {
    await released;
    const answer = await route.fetch();
    const { data } = await answer.json();
    const nothing = Object.keys(data).map((key) => [key, key === 'day' ? data.day : 0]);
    const withoutDriver = { now: 0, tomorrow: 0 };
    await route.fulfill({ json: { data: { ...Object.fromEntries(nothing), withoutDriver } } });
  });
  await signIn();
  const dashboard = dashboardPage(page);
  const card = dashboard.card(title);
  await dashboard.drawn();
  await expect(card).toContainText('جاري التحميل...');
  await page.setViewportSize({ width: 360, height: 900 });
  await expect.poll(() => card.evaluate((element) => element.clientWidth)).toBeLessThan(360);
  const heights = [await card.evaluate((element) => element.clientHeight)];
  release();
  await expect(card).toContainText('لا شيء ينتظر إجراءً منك الآن.');
  await expect(card.getByRole('link')).toHaveText(['عمل اليوم']);
  heights.push(await card.evaluate((element) => element.clientHeight));
  await page.unroute(actions);
  await page.reload();
  await expect(dashboard.action(actionNames.late)).toHaveText(/\d$/);
  heights.push(await card.evaluate((element) => element.clientHeight));
  expect(new Set(heights).size, `heights ${heights}`).toBe(1);
});

test('the actions are accessible in both themes, on phones and on wide screens', async ({ page, signIn }) => {
  test.slow();
  await signIn();
  await dashboardPage(page).drawn();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await dashboardPage(page).drawn();
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of Object.values(actionNames)) {
    const row = await dashboardPage(page).action(name).boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
  }
});
