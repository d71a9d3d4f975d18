import { expect, test } from '@hawiyat/shared/testing/panel';
import { dashboardPage } from './dashboard-page.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the figures of a month stand above the bars, and say what they count and that the month is not over', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { monthly, drawn, card } = dashboardPage(page);
  await drawn();
  const legend = card('الطلبات والإيرادات الشهرية').getByRole('listitem');
  await expect(legend).toHaveText(['الطلبات المقبولة', 'الإيرادات (بآلاف ر.س)', 'شهر لم ينتهِ بعد']);

  const unfinished = monthly.locator('[data-part=unfinished] > rect');
  const middle = async () => {
    const box = await unfinished.boundingBox();
    // On the first of a month the bar has no height.
    const chart = await monthly.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (chart?.y ?? 0) + (chart?.height ?? 0) / 2 };
  };
  const at = await middle();
  await page.mouse.move(at.x, at.y);
  const figures = monthly.getByText(/\(حتى اليوم\): .*(طلب|طلبات|طلبًا|طلبان) مقبول.*والإيرادات [\d,]+ ر\.س$/);
  const box = await figures.boundingBox();
  const drawing = await monthly.locator('[data-part=hover]').first().boundingBox();
  expect(drawing?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  await page.mouse.move(0, 0);
  await expect(figures).toBeHidden();
});

test('revenue has one color, and it is not that of orders under way', async ({ page, signIn }) => {
  await signIn();
  const { monthly, donut, drawn } = dashboardPage(page);
  const revenue = page.getByRole('img', { name: /^مخطط الإيرادات/ });
  await drawn();
  await revenue.scrollIntoViewIfNeeded();
  const line = await monthly
    .locator('[data-part=line] circle')
    .first()
    .evaluate((element) => getComputedStyle(element).stroke);
  await expect(revenue.locator('[data-testid^="bar.item"]').first()).toHaveCSS('fill', line);
  // Two of the three parts are drawn by a pattern on their color.
  const parts = await donut
    .locator('path:not(pattern path), pattern rect')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
  expect(new Set([...parts, line]).size).toBe(6);
});
