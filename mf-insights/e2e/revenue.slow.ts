import { monthName } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dashboardPage } from './dashboard-page.ts';
import { type RevenueAnswer, revenueOf, revenuePage } from './revenue-page.ts';

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

const completed = '(طلبات مكتملة|طلبًا مكتملًا|طلب مكتمل)';

const months = (period: string) => {
  const [year = '', month] = period.split('-');
  return `${monthName(Number(month))} ${year}`;
};

test('sum, months and the hidden table are the server’s, and a month has a tooltip', async ({
  page,
  signIn,
  session,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn();
  const { card, chart, rows, drawn } = revenuePage(page);
  const { analytics, total } = await revenueOf(page, session.token);
  expect(analytics).toHaveLength(12);
  expect(total.orders).toBeGreaterThan(0);
  await drawn();
  await expect(card).toContainText(`إجمالي الإيرادات${formatRiyal(total.revenue)} ر.س`);
  await expect(card).toContainText(new RegExp(`${count(total.orders)} ${completed}`));
  await expect(rows).toHaveText([
    'الشهرالطلبات المكتملةالإيرادات',
    ...analytics.map(
      (entry) => `${months(entry.period)}${count(entry.orders)}${formatRiyal(entry.revenue)} ر.س`,
    ),
  ]);
  await expect(chart).toHaveAccessibleName(
    new RegExp(`^مخطط الإيرادات حسب الشهر، آخر 12 شهرًا: ${total.revenue.toFixed(2)} ريال سعودي من `),
  );

  // The newest month is at the left.
  const newest = analytics.at(-1);
  await chart.hover({ position: { x: 24, y: 60 } });
  await expect(
    chart.getByText(
      new RegExp(
        `^${months(newest?.period ?? '')} \\(حتى اليوم\\): ${newest?.orders} ${completed}، والإيرادات ${count(newest?.revenue ?? 0)} ر\\.س$`,
      ),
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test('period and grouping are chosen by keyboard, stay in the address, and keep the old figures until the new ones come', async ({
  page,
  signIn,
  session,
}) => {
  await signIn('/drivers');
  await page.getByRole('link', { name: 'الصفحة الرئيسية', exact: true }).click();
  const { card, chart, rows, period, grouping } = revenuePage(page);
  await expect(rows).toHaveCount(13);
  // The first choice is never answered: the next one replaces it.
  await page.route(/revenue\?period=24months&groupBy=month$/, () => new Promise(() => {}));

  await period.focus();
  await page.keyboard.press('ArrowDown');
  await expect(period).toHaveValue('24months');
  await expect(page).toHaveURL('/dashboard?period=24months');
  await expect(card.locator('[aria-busy=true]')).toBeVisible();
  await expect(rows).toHaveCount(13);
  await grouping.selectOption('حسب الربع');
  await expect(page).toHaveURL('/dashboard?period=24months&groupBy=quarter');
  const { analytics } = await revenueOf(page, session.token, '?period=24months&groupBy=quarter');
  const quarters = ['الأول', 'الثاني', 'الثالث', 'الرابع'];
  const table = [
    'الربعالطلبات المكتملةالإيرادات',
    ...analytics.map(({ period: name, orders, revenue: sum }) => {
      const quarter = quarters[Number(name.at(-1)) - 1];
      return `الربع ${quarter} ${name.slice(0, 4)}${count(orders)}${formatRiyal(sum)} ر.س`;
    }),
  ];
  await expect(rows).toHaveText(table);
  await expect(card.locator('[aria-busy=true]')).toBeHidden();
  await expect(chart).toHaveAccessibleName(/^مخطط الإيرادات حسب الربع، آخر 24 شهرًا/);

  await page.reload();
  await expect(rows).toHaveText(table);
  await period.selectOption('آخر 12 شهرًا');
  await grouping.selectOption('حسب الشهر');
  await expect(page).toHaveURL('/dashboard');
  await expect(rows).toHaveCount(13);
  await page.goBack();
  await expect(page).toHaveURL('/drivers');
});
