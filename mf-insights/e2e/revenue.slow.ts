import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dashboardPage } from './dashboard-page.ts';
import { type RevenueAnswer, revenuePage } from './revenue-page.ts';

const revenue = '**/api/company/dashboard/revenue?*';

const answer = (now: number, before: number): RevenueAnswer => ({
  period: '3months',
  analytics: ['2026-09', '2026-10', '2026-11'].map((period) => ({
    period,
    orders: now && 2,
    revenue: now / 3,
  })),
  total: { orders: now && 6, revenue: now },
  previous: { orders: before && 11, revenue: before },
});

for (const [now, before, words] of [
  [1120, 1000, 'أعلى من الفترة السابقة بنسبة 12%الفترة السابقة: 1,000.00 ر.س، 11 طلبًا مكتملًا'],
  [750, 1000, 'أقل من الفترة السابقة بنسبة 25%الفترة السابقة: 1,000.00 ر.س، 11 طلبًا مكتملًا'],
  [750, 0, 'لا توجد إيرادات في الفترة السابقة للمقارنة'],
] as const) {
  test(`${now} riyals after ${before} are compared in words`, async ({ page, signIn }) => {
    await page.route(revenue, (route) => route.fulfill({ json: { data: answer(now, before) } }));
    await signIn('/dashboard?period=3months');
    const { card } = revenuePage(page);
    await expect(card).toContainText(words);
    await expect(card.getByText(/%$/)).toHaveCount(before === 0 ? 0 : 1);
  });
}

test('revenue that fails to load, or is zero, says so in its own card, and the retry brings it', async ({
  page,
  signIn,
}) => {
  await abortUntilRetried(page, revenue);
  await signIn();
  const { card, chart, rows, period, retry } = revenuePage(page);
  await expect(card.getByRole('alert')).toContainText('تعذّر تحميل هذا الجزء');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(dashboardPage(page).figure('الطلبات', 'الإجمالي')).toHaveText(/\d/);
  await retry.click();
  await expect(rows).toHaveCount(13);

  // Former figures are not shown beside an error.
  await page.route(revenue, (route) => route.abort());
  await period.selectOption('آخر 6 أشهر');
  await expect(card.getByRole('alert')).toBeVisible();
  await expect(rows).toHaveCount(0);

  await page.route(revenue, (route) => route.fulfill({ json: { data: answer(0, 0) } }));
  await period.selectOption('آخر 3 أشهر');
  await expect(chart).toContainText('لا توجد بيانات بعد. ستظهر هنا أرقام طلباتك المكتملة.');
  await expect(chart).toHaveAccessibleName('مخطط الإيرادات حسب الشهر، آخر 3 أشهر: لا توجد بيانات بعد.');
});

test('36 months are readable at 360 px in the dark: few have a label, apart from each other, from right to left', async ({
  page,
  signIn,
}) => {
  // Without motion, so that the labels are at their places when they are measured.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('/dashboard?period=36months');
  const { chart, rows, drawn } = revenuePage(page);
  await drawn();
  await expect(rows).toHaveCount(37);
  const names = chart.locator('text').filter({ hasText: /^[^\d]+$/ });
  await expect(names).toHaveCount(3);
  const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()));
  const sorted = boxes
    .map((box) => ({ from: box?.x ?? 0, to: (box?.x ?? 0) + (box?.width ?? 0) }))
    .sort((a, b) => a.from - b.from);
  for (const [at, { to }] of sorted.entries()) expect(to).toBeLessThan((sorted[at + 1]?.from ?? 360) - 4);
  await expectAccessible(page);
});
