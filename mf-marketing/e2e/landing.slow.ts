import { expect, test } from '@hawiyat/shared/testing/panel';
import { hydrated } from '@hawiyat/shared/testing/public-page';
import type { Page } from '@playwright/test';

const layoutShift = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
const recordLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const nav = (page: Page) => page.getByRole('navigation', { name: 'أقسام الصفحة' });
const menu = (page: Page) => page.locator('summary');

test('the current section is marked while scrolling, and the menu closes after a choice', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await expect(nav(page).locator('[aria-current]')).toHaveText('الرئيسية');
  await page.locator('#services').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(nav(page).locator('[aria-current]')).toHaveText('خدماتنا');

  await page.setViewportSize({ width: 390, height: 844 });
  await menu(page).click();
  await nav(page).getByRole('link', { name: 'كيف نعمل' }).click();
  await expect(nav(page)).toBeHidden();
  await expect(page.locator('#how-we-work h2')).toBeInViewport();
  await menu(page).click();
  await page.keyboard.press('Escape');
  await expect(nav(page)).toBeHidden();
});

test('on a phone the hero picture is the phone’s AVIF at its screen’s width, and late fonts move nothing', async ({
  page,
}) => {
  await recordLayoutShift(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.replace(/.*\//, '')));
  // As on a slow connection, the fonts load after the first paint.
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await hydrated(page);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const hero = page.getByRole('img', { name: /^صورة من لوحة التحكم/ });
  await expect
    .poll(() => hero.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toMatch(/panel-phone-390\.avif$/);
  expect(requested.filter((text) => /^panel/.test(text))).toEqual(['panel-phone-390.avif']);
  // The other theme's pictures are never loaded.
  for (const card of await page.locator('#services article').all()) await card.scrollIntoViewIfNeeded();
  await expect.poll(() => requested.filter((text) => /^(work|revenue)/.test(text))).toHaveLength(2);
  expect(requested.filter((text) => /-dark|containers/.test(text))).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  for (const picture of await page.locator('main img:visible').all()) {
    // Lazy pictures arrive only near the window; without their bytes they have no natural size.
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    const { drawn, natural } = await picture.evaluate((element: HTMLImageElement) => ({
      drawn: element.clientWidth / element.clientHeight,
      natural: element.naturalWidth / element.naturalHeight,
    }));
    expect(drawn).toBeCloseTo(natural, 2);
  }
  const beside = await hero.evaluate(
    (element: HTMLImageElement) => new URL('social.jpg', element.currentSrc).href,
  );
  const social = await page.request.get(beside);
  expect([social.status(), social.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a wide window with a high pixel density gets the large picture', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const hero = page.getByRole('img', { name: /^صورة من لوحة التحكم/ });
  await expect(hero).toHaveJSProperty('complete', true);
  expect(await hero.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/panel-1600\.avif$/);
  await context.close();
});

test('a damaged session does not hide the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('web_auth_token', 'x');
    localStorage.setItem('web_auth_user', '{"id":');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
});
