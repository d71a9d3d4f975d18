import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { openPublicPage } from '@hawiyat/shared/testing/public-page';
import { contents, expectCompletePage, isHydrated, publisher, terms } from './legal-page.ts';

test.use(publisher);

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('«الشروط والأحكام» is complete: every section in order, the figures, the publisher, and its links', async ({
    page,
  }) => {
    await expectCompletePage(page, terms);
  });
});

test('from the landing page’s footer a text opens at its top, and so does the landing page again, without a page load', async ({
  page,
}) => {
  // Smooth scrolling would still be under way when the position is read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPublicPage(page, '/');
  await isHydrated(page);
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سياسة الخصوصية');
  await expect(page).toHaveTitle('سياسة الخصوصية · منصة حاويات');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await contents(page).getByRole('link', { name: 'حقوقك' }).click();
  await expect(page).toHaveURL(/#section-6$/);
  await expect(page.locator('#section-6 h2')).toBeInViewport();
  await page.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('سياسة الخصوصية');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('«الشروط والأحكام» is accessible: light on a wide screen, dark on a phone', { tag: '@slow' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPublicPage(page, terms.path);
  await isHydrated(page);
  await expect(contents(page).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('summary').click();
  await expect(contents(page).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});
