import { monthName } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralize, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dashboardPage, statsOf } from './dashboard-page.ts';

const stats = '**/api/company/dashboard/stats';

test('every figure on the page is the server’s, the charts in words and in a hidden table too', async ({
  page,
  signIn,
  session,
}) => {
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
    `${pluralize(currentMonth.orders, 'order')}، ${formatRiyal(currentMonth.revenue)} ر.س`,
  );
  await expect(dashboard.table.getByRole('row')).toHaveText([
    'الشهرالطلباتالإيرادات',
    ...monthlyData.map(
      (item) => `${monthName(item.month)}${count(item.requests)}${formatRiyal(item.revenue)} ر.س`,
    ),
  ]);

  const { pending, completed, total } = orderStats;
  await expect(dashboard.ring).toHaveAccessibleName(
    `مخطط حلقي للطلبات: ${pending} حالية، و${completed} مكتملة، من إجمالي ${total}.`,
  );
  await expect(dashboard.ring).toHaveText(`${count(total)}إجمالي الطلبات`);
  const parts = dashboard.card('إحصائيات الطلبات العامة').getByRole('listitem');
  await expect(parts).toHaveText([`حالية${count(pending)}`, `مكتملة${count(completed)}`]);
  await expectAccessible(page);
});

test('the months go from January at the right to December at the left, and each tells its figures', async ({
  page,
  signIn,
  session,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn();
  const dashboard = dashboardPage(page);
  await dashboard.drawn();
  const places = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const box = await dashboard.monthLabel(monthName(at + 1)).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    }),
  );
  expect(places).toEqual(places.toSorted((one, other) => other - one));
  const axis = await dashboard.monthLabel('0').boundingBox();
  expect(axis?.x).toBeGreaterThan(places[0] ?? 0);

  // The pointed month's figures jump to their place, because this person asked for less motion: at most they are measured
  // once more on the way, where others would see them glide.
  const { monthlyData } = await statsOf(page, session.token);
  const chart = await dashboard.monthly.boundingBox();
  for (const { month, requests, revenue } of [monthlyData[0], monthlyData[10]].filter((item) => !!item)) {
    await page.mouse.move(places[month - 1] ?? 0, (chart?.y ?? 0) + 60);
    const told = dashboard.monthly.getByText(
      `${monthName(month)}: ${pluralizeInline(requests, 'order')}، والإيرادات ${count(revenue)} ر.س`,
    );
    await expect(told).toBeVisible();
    const stops = await told.evaluate(async (item) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 8; frame += 1) {
        seen.add(item.getBoundingClientRect().x);
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    });
    expect(stops.length).toBeLessThan(4);
  }
});

test('while the figures are on their way their text says so; nothing jumps when they and the charts come', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const it of list.getEntries())
        Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(it, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { open: arrive, opened: arrived } = gate();
  for (const figures of [stats, /\/dashboard\/revenue/])
    await page.route(figures, async (route) => {
      await arrived;
      await route.continue();
    });
  // What draws the charts is asked for beside the figures, and runs after the first of them.
  const plots = page.waitForResponse(/\/dashboard-behind\.js$/);
  await page.coverage.startJSCoverage();
  await signIn();
  await expect(page.getByText('جاري تحميل الإحصائيات...')).toBeVisible();
  await plots;
  const scripts = await page.coverage.stopJSCoverage();
  const hasRun = (name: string) => scripts.some((script) => script.url.endsWith(`/${name}.js`));
  expect([hasRun('dashboard'), hasRun('dashboard-behind')]).toEqual([true, false]);
  arrive();
  await dashboardPage(page).drawn();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02);
});

test('on a return the figures do not wait for their charts, which are drawn two frames later', async ({
  page,
  signIn,
}) => {
  await signIn();
  const dashboard = dashboardPage(page);
  await dashboard.drawn();
  await page.getByRole('link', { name: 'إدارة الحاويات', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'إدارة الحاويات' }).waitFor();
  const first = page.evaluate(
    () =>
      new Promise((resolve) => {
        const main = document.querySelector('main');
        const observer = new MutationObserver(() => {
          const place = main?.querySelector('[role=img][aria-label^=مخطط]');
          if (!main || !place) return;
          observer.disconnect();
          resolve({
            figures: main.querySelectorAll('dl dd').length > 0,
            charts: place.querySelectorAll(':scope > div > *').length,
          });
        });
        if (main) observer.observe(main, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('link', { name: 'الصفحة الرئيسية', exact: true }).click();
  expect(await first).toEqual({ figures: true, charts: 0 });
  await dashboard.drawn();
});

test('figures that cannot be had show the error with its message, and the retry brings them', async ({
  page,
  signIn,
}) => {
  await page.route(stats, (route) => route.abort());
  await signIn();
  const box = page.getByRole('alert');
  await expect(box).toContainText('عذراً، حدث خطأ');
  await expect(box).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await page.unroute(stats);
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await dashboardPage(page).drawn();
  await expect(box).toBeHidden();
});

test('without what draws the charts the figures stand, and a retry brings the charts', async ({
  page,
  signIn,
}) => {
  // The browser is busy until the test says otherwise.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const rest = () => {
      for (const it of waiting.splice(0)) it({ didTimeout: false, timeRemaining: () => 50 });
    };
    Object.assign(globalThis, {
      requestIdleCallback: (callback: IdleRequestCallback) => waiting.push(callback),
      rest,
    });
  });
  const plots = /\/static\/js\/async\/dashboard-behind\.js$/;
  await page.route(plots, (route) => route.abort());
  await signIn();
  const dashboard = dashboardPage(page);
  const monthly = dashboard.card('الطلبات والإيرادات الشهرية');
  await expect(monthly).toContainText('تعذّر تحميل هذا الجزء');
  await expect(dashboard.figure('الحاويات', 'الإجمالي')).toHaveText(/\d/);
  await page.unroute(plots);
  // What the browser does when it has nothing else to do leaves the offer to its person.
  await page.evaluate(() => Reflect.get(globalThis, 'rest')());
  await monthly.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await dashboard.drawn();
});

test('a container that is added elsewhere is counted while the dashboard is open', async ({
  page,
  signIn,
  session,
}) => {
  const following = page.waitForResponse('**/api/company/events');
  await signIn();
  const total = dashboardPage(page).figure('الحاويات', 'الإجمالي');
  await expect(total).toHaveText(/\d/);
  await following;
  const before = Number(await total.textContent());
  const added = await page.request.post('/api/company/containers/add', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' },
  });
  expect(added.ok()).toBe(true);
  await expect(total).toHaveText(String(before + 1));
});

test('at 360 px every third month is named, and the dark theme is accessible with the charts in its colours', async ({
  page,
  signIn,
}) => {
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
  const colour = () => bar.evaluate((item) => getComputedStyle(item).fill);
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colour).not.toBe(light);
  await expectAccessible(page);
});
