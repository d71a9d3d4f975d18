import { monthName } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { acceptedOrder, dashboardPage, statsOf } from './dashboard-page.ts';

const stats = '**/api/company/dashboard/stats';

test('the months run from January at the right to December at the left, and each has a tooltip', async ({
  page,
  signIn,
  session,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn();
  const dashboard = dashboardPage(page);
  await dashboard.drawn();
  const centers = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const box = await dashboard.monthLabel(monthName(at + 1)).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    }),
  );
  expect(centers).toEqual(centers.toSorted((one, other) => other - one));
  const axis = await dashboard.monthLabel('0').boundingBox();
  expect(axis?.x).toBeGreaterThan(centers[0] ?? 0);

  // With reduced motion the tooltip jumps to its position instead of gliding there.
  const { monthlyData, currentMonth } = await statsOf(page, session.token);
  const chart = await dashboard.monthly.boundingBox();
  for (const { month, requests, revenue } of [monthlyData[0], monthlyData[10]].filter((entry) => !!entry)) {
    await page.mouse.move(centers[month - 1] ?? 0, (chart?.y ?? 0) + 60);
    const tooltip = dashboard.monthly.getByText(
      `${monthName(month)}${month === currentMonth.month ? ' (حتى اليوم)' : ''}: ${pluralizeInline(requests, acceptedOrder)}، والإيرادات ${count(revenue)} ر.س`,
    );
    await expect(tooltip).toBeVisible();
    const stops = await tooltip.evaluate(async (element) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 8; frame += 1) {
        seen.add(element.getBoundingClientRect().x);
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    });
    expect(stops.length).toBeLessThan(4);
  }
});

test('on a return the figures do not wait for the charts, which render two frames later', async ({
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
          const chart = main?.querySelector('[role=img][aria-label^=مخطط]');
          if (!main || !chart) return;
          observer.disconnect();
          resolve({
            figures: main.querySelectorAll('dl dd').length > 0,
            charts: chart.querySelectorAll(':scope > div > *').length,
          });
        });
        if (main) observer.observe(main, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('link', { name: 'الصفحة الرئيسية', exact: true }).click();
  expect(await first).toEqual({ figures: true, charts: 0 });
  await dashboard.drawn();
});

test('figures that fail to load show the error with its message, and the retry brings them', async ({
  page,
  signIn,
}) => {
  await abortUntilRetried(page, stats);
  await signIn();
  const box = page.getByRole('alert');
  await expect(box).toContainText('عذراً، حدث خطأ');
  await expect(box).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await dashboardPage(page).drawn();
  await expect(box).toBeHidden();
});

test('when the charts’ chunk fails the figures stay, and a retry brings the charts', async ({
  page,
  signIn,
}) => {
  // The browser is never idle until the test says so.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const rest = () => {
      for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
    };
    Object.assign(globalThis, {
      requestIdleCallback: (callback: IdleRequestCallback) => waiting.push(callback),
      rest,
    });
  });
  const charts = /\/static\/js\/async\/dashboard-deferred\.js$/;
  await page.route(charts, (route) => route.abort());
  await signIn();
  const dashboard = dashboardPage(page);
  const monthly = dashboard.card('الطلبات والإيرادات الشهرية');
  await expect(monthly).toContainText('تعذّر تحميل هذا الجزء');
  await expect(dashboard.figure('الحاويات', 'الإجمالي')).toHaveText(/\d/);
  await page.unroute(charts);
  // An idle browser does not retry by itself.
  await page.evaluate(() => Reflect.get(globalThis, 'rest')());
  await monthly.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await dashboard.drawn();
});

test('a container added elsewhere is counted while the dashboard is open', async ({
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
