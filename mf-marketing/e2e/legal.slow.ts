import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { openPublicPage } from '@hawiyat/shared/testing/public-page';
import {
  contents,
  expectCompletePage,
  isHydrated,
  legalName,
  privacy,
  publisher,
  refund,
  terms,
} from './legal-page.ts';

test.use(publisher);

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('«سياسة الخصوصية» is complete: every section in order, the figures, the publisher, and its links', async ({
    page,
  }) => {
    await expectCompletePage(page, privacy);
  });
});

test('each stage of an order has its refund, on a wide screen and on a phone', async ({ page }) => {
  await page.goto(terms.path);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [stage, refunded, withheld] of [
      ['قبل تأكيد شركة التأجير', '100%', 'لا يُخصم شيء'],
      ['بعد التأكيد وقبل خروج الحاوية', '90%', '10%'],
      ['بعد خروج الحاوية للتوصيل', '50%', '50%'],
      ['إخلال شركة التأجير بالتنفيذ', '100% مع تعويض يصل إلى ضعف قيمة الإيجار', 'لا يُخصم شيء'],
    ] as const) {
      await expect(refund(page, stage).nth(0)).toContainText(refunded);
      await expect(refund(page, stage).nth(1)).toContainText(withheld);
    }
  }
});

test('the host hydrates a legal page in place: same elements, nothing moves, nothing in the console', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    const watch = { moved: 0, first: null as Element | null };
    Object.assign(window, { watch });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) watch.moved += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      watch.first = document.querySelector('#section-7 table');
    });
  });
  await openPublicPage(page, terms.path);
  await isHydrated(page);
  // React marks the elements that it has hydrated.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { first } = Reflect.get(window, 'watch');
        return first.isConnected && Object.keys(first).some((key) => key.startsWith('__reactProps'));
      }),
    )
    .toBe(true);
  await expect(page).toHaveTitle('الشروط والأحكام · منصة حاويات');
  await expect(page.getByRole('contentinfo')).toContainText(legalName);
  expect(await page.evaluate(() => Reflect.get(window, 'watch').moved)).toBeLessThan(0.02);
  expect(logged).toEqual([]);
});

for (const { path, title } of [privacy, terms])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`«${title}» is accessible in the ${colorScheme}, and fits a phone and a wide screen`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openPublicPage(page, path);
      await isHydrated(page);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 360) await page.locator('summary').click();
        await expect(contents(page).getByRole('link').first()).toBeVisible();
        await expectAccessible(page);
      }
    });

test('printed, a text comes without navigation, black on white, also in the dark theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(privacy.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  const colors = await page
    .locator('#section-1 p')
    .first()
    .evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
