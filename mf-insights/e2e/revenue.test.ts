import { monthName } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { revenueOf, revenuePage } from './revenue-page.ts';

const completed = '(طلبات مكتملة|طلبًا مكتملًا|طلب مكتمل)';

const months = (period: string) => {
  const [year = '', month] = period.split('-');
  return `${monthName(Number(month))} ${year}`;
};

test('sum, months and the hidden table are the server’s, and a month has a tooltip', {
  tag: '@slow',
}, async ({ page, signIn, session }) => {
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

test('period and grouping are chosen by keyboard, stay in the address, and keep the old figures until the new ones come', {
  tag: '@slow',
}, async ({ page, signIn, session }) => {
  await signIn('/drivers');
  await page.getByRole('link', { name: 'الصفحة الرئيسية', exact: true }).click();
  const { card, chart, rows, period, grouping } = revenuePage(page);
  await expect(rows).toHaveCount(13);
  // The first choice is never answered: the next one replaces it.
  await page.route(/revenue\?period=24months&groupBy=month$/, () => new Promise(() => {}));

  await period.focus();
  await page.keyboard.press('ArrowDown');
  await expect(period).toHaveValue('24');
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
