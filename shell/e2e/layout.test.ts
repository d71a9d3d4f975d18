import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

const items = ['الصفحة الرئيسية', 'إدارة الحاويات', 'إدارة السائقين', 'إدارة الطلبات'];
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'القائمة الرئيسية' });
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

test('the sidebar has the four items on the right, and marks the one whose path the URL contains', async ({
  page,
  signIn,
}) => {
  await signIn();
  await expect(sidebar(page).getByRole('link')).toHaveText(items);
  const box = await sidebar(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 32);

  await page.goto('/drivers/42');
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('إدارة السائقين');
  await expect(page.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();

  // Trucks and documents have no item of their own: they belong to the drivers.
  for (const path of ['/vehicles', '/vehicles?view=documents']) {
    await page.goto(path);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('إدارة السائقين');
  }
});

test('the header and the title of the tab show the current section, and the focus follows the route', async ({
  page,
  signIn,
}) => {
  await signIn();
  await sidebar(page).getByRole('link', { name: 'إدارة الطلبات' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'إدارة الطلبات' })).toBeFocused();
  await expect(page).toHaveTitle(/إدارة الطلبات · منصة حاويات$/);
});

test('the longest name of a company leaves the title whole, on every screen', async ({ page, signIn }) => {
  await signIn('/containers');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('web_auth_user') ?? '');
    user.company.name = 'شركة رواد الحاويات للنقل والخدمات البيئية المتكاملة '.repeat(4).trim();
    localStorage.setItem('web_auth_user', JSON.stringify(user));
  });
  await page.reload();
  const title = page.getByRole('heading', { level: 1, name: 'إدارة الحاويات' });
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(title).toBeInViewport({ ratio: 1 });
    const sizes = () => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(sizes).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the theme is switched over host and area at once, and stored for the next page', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn('/containers');
  const card = page.getByRole('button', { name: /^تعديل الحاوية/ }).first();
  await expect(card).toBeVisible();
  const colorOf = () =>
    card.evaluate((item) => getComputedStyle(item.closest('li, article') ?? item).backgroundColor);
  const light = await colorOf();
  expect(await isDark(page)).toBe(false);

  await page.getByRole('button', { name: 'تبديل المظهر' }).click();
  await expect.poll(() => isDark(page)).toBe(true);
  await expect.poll(colorOf).not.toBe(light);

  // The inline script applies the theme before the host's first script.
  await page.route('**/s/**/*.js', (route) => route.abort());
  await page.reload();
  expect(await isDark(page)).toBe(true);
});

test('on a small screen the sidebar is a drawer that opens, goes to an area and closes', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await expect(sidebar(page)).toBeHidden();

  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(sidebar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'فتح القائمة' })).toBeFocused();

  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await sidebar(page).getByRole('link', { name: 'إدارة الحاويات' }).click();
  await expect(page).toHaveURL(/\/containers$/);
  await expect(sidebar(page)).toBeHidden();
});

test('the skip link leads past the sidebar', { tag: '@slow' }, async ({ page, signIn }) => {
  await signIn('/containers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'الانتقال إلى المحتوى' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an address that nobody owns is an Arabic page with a way back, with and without a session', async ({
  page,
  signIn,
}) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'الصفحة غير موجودة' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'منصة حاويات، الصفحة الرئيسية' })).toBeVisible();
  for (const [name, path] of [
    ['تسجيل الدخول', '/signin'],
    ['إنشاء حساب', '/signup'],
    ['تواصل معنا', '/#contact-us'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);

  await signIn();
  await page.goto('/containers/unknown/path');
  await expect(page.getByRole('heading', { name: 'الصفحة غير موجودة' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة');
  await expect(page).toHaveTitle(/الصفحة غير موجودة · منصة حاويات$/);
  await page.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة الرئيسية');
});
