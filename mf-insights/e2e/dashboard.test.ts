import { monthName } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { acceptedOrder, dashboardPage, statsOf } from './dashboard-page.ts';

test.use({ isTranslated: true });

const stats = '**/api/company/dashboard/stats';

test('every figure on the page is the server’s, also in the charts’ labels and in a hidden table', {
  tag: '@slow',
}, async ({ page, signIn, session }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn();
  const { containerStats, orderStats, driverStats, monthlyData, currentMonth } = await statsOf(
    page,
    session.token,
  );
  expect(orderStats.completed).toBeGreaterThan(0);
  const dashboard = dashboardPage(page);
  await dashboard.drawn();

  const figures = [
    ['الحاويات', 'مؤجرة', containerStats.rented],
    ['الحاويات', 'متوفرة', containerStats.available],
    ['الحاويات', 'الإجمالي', containerStats.total],
    ['الطلبات', 'قيد المعالجة', orderStats.pending],
    ['الطلبات', 'مكتملة', orderStats.completed],
    ['الطلبات', 'الإجمالي', orderStats.total],
    ['السائقون', 'عدد السائقين', driverStats.total],
  ] as const;
  for (const [card, name, value] of figures)
    await expect(dashboard.figure(card, name)).toHaveText(count(value));
  await expect(dashboard.figure('السائقون', 'نسبة الإنجاز')).toHaveText(`${driverStats.completionRate}%`);
  await expect(
    page.getByRole('img', { name: `نسبة الإنجاز ${driverStats.completionRate} بالمئة` }),
  ).toBeVisible();

  await expect(dashboard.card('الطلبات والإيرادات الشهرية')).toContainText(
    `${pluralize(currentMonth.orders, acceptedOrder)}، ${formatRiyal(currentMonth.revenue)} ر.س`,
  );
  await expect(dashboard.table.getByRole('row')).toHaveText([
    'الشهرالطلبات المقبولةالإيرادات',
    ...monthlyData.map(
      (month) => `${monthName(month.month)}${count(month.requests)}${formatRiyal(month.revenue)} ر.س`,
    ),
  ]);

  const { pending, completed, total } = orderStats;
  await expect(dashboard.donut).toHaveAccessibleName(
    `مخطط حلقي للطلبات: ${pending} قيد المعالجة، و${completed} مكتملة، و${total - pending - completed} ملغاة، من إجمالي ${total}.`,
  );
  await expect(dashboard.donut).toHaveText(`${count(total)}إجمالي الطلبات`);
  await expectAccessible(page);
});

test('the ring’s parts come to the total in its center, and the orders card names what else its total counts', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { donut, drawn, figure, parts, card } = dashboardPage(page);
  await drawn();
  await expect(parts).toHaveText([/^قيد المعالجة\d+$/, /^مكتملة\d+$/, /^ملغاة\d+$/]);
  const [pending = 0, completed = 0, canceled = 0] = (await parts.allTextContents()).map((text) =>
    Number(text.match(/\d+/)?.[0]),
  );
  await expect(donut).toContainText(String(pending + completed + canceled));
  await expect(figure('الطلبات', 'قيد المعالجة')).toHaveText(String(pending));
  await expect(figure('الطلبات', 'الإجمالي')).toHaveText(String(pending + completed + canceled));
  await expect(card('الطلبات')).toContainText(`يشمل الإجمالي الطلبات الملغاة (${canceled}).`);
  await expect(donut.locator('path:not(pattern path)')).toHaveCount(3);
});

test('while the figures load a text says so, and nothing moves when they and the charts come', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { open: arrive, opened: arrived } = gate();
  for (const figures of [stats, /\/dashboard\/revenue/])
    await page.route(figures, async (route) => {
      await arrived;
      await route.continue();
    });
  // The charts' chunk is requested beside the figures, and runs after the first of them.
  const charts = page.waitForResponse(/\/dashboard-deferred\.js$/);
  await page.coverage.startJSCoverage();
  await signIn();
  await expect(page.getByText('جاري تحميل الإحصائيات...')).toBeVisible();
  await charts;
  const scripts = await page.coverage.stopJSCoverage();
  const hasRun = (name: string) => scripts.some((script) => script.url.endsWith(`/${name}.js`));
  expect([hasRun('dashboard'), hasRun('dashboard-deferred')]).toEqual([true, false]);
  arrive();
  await dashboardPage(page).drawn();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02);
});

test('at 360 px every third month has a label, and the dark theme is accessible with the charts in its colors', {
  tag: '@slow',
}, async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  const dashboard = dashboardPage(page);
  await dashboard.drawn();
  for (const [name, times] of [
    ['يناير', 1],
    ['أبريل', 1],
    ['فبراير', 0],
    ['ديسمبر', 0],
  ] as const)
    await expect(dashboard.monthLabel(name)).toHaveCount(times);

  const bar = dashboard.monthly.locator('[data-testid^="bar.item"]').first();
  const color = () => bar.evaluate((element) => getComputedStyle(element).fill);
  const light = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(color).not.toBe(light);
  await expectAccessible(page);
});
