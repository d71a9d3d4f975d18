import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { hydrated, openPublicPage } from '@hawiyat/shared/testing/public-page';
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

test('a signed-in person reads the same text: it is taken over, never blank, and no fault of its release', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard');
  await page.addInitScript(() => {
    const record = { seen: 0, blank: 0 };
    Object.assign(window, { record });
    const look = () => {
      if (document.querySelector('#root h1')?.checkVisibility()) record.seen += 1;
      else if (record.seen > 0) record.blank += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const warnings: string[] = [];
  page.on('console', (line) => ['warning', 'error'].includes(line.type()) && warnings.push(line.text()));
  const watched = page.waitForResponse(/\/health\.[^/]*js$/);
  await page.goto('/privacy-policy');
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-first', ''));
  await hydrated(page);
  await watched;
  // The watch looks at the layout when its code has run.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(warnings).toEqual([]);
  await expect(page.locator('h1[data-first]')).toHaveText('سياسة الخصوصية');
  expect(await page.evaluate(() => Reflect.get(window, 'record').blank)).toBe(0);
});
