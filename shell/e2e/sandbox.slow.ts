import { signIn as signInEndpoint } from '@hawiyat/shared/contract/account/session';
import { visitDemo } from '@hawiyat/shared/contract/company/demo';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { demoSignIn, expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

// These tests open and delete the company's one sandbox.
test.use({ panelName: 'sandbox' });

const strip = (page: Page) => page.getByRole('region', { name: 'البيئة التجريبية' });
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^web_auth/.test(key)));
const containersOf = async (url: string, page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('web_auth_token'));
  return (await askServer(url, token ?? '', listContainers, { query: {} })).containers.length;
};

const store = (page: Page, session: { token: string; adminUser: object }) =>
  page.evaluate(({ token, adminUser }) => {
    localStorage.setItem('web_auth_user', JSON.stringify(adminUser));
    localStorage.setItem('web_auth_token', token);
  }, session);

async function enter(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(إنشاء البيئة التجريبية ودخولها|دخول البيئة التجريبية)$/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(strip(page)).toContainText('أنت في البيئة التجريبية. بياناتها غير حقيقية');
}

test('the account menu leads into a sandbox, which says what it is on every page, and out again', async ({
  page,
  panel,
  signIn,
}) => {
  await signIn('/dashboard');
  const real = await containersOf(panel.url, page);
  await page.getByRole('button', { name: /^الحساب والإعدادات/ }).click();
  await page.getByRole('link', { name: 'البيئة التجريبية' }).click();
  await expect(page.getByText('تُنشأ حين تدخلها أول مرة، وتُحذف بعد 30 يومًا من آخر دخول.')).toBeVisible();
  await expectAccessible(page);
  await enter(page);
  expect(await containersOf(panel.url, page)).not.toBe(real);
  await expect(page).toHaveTitle(/تجريبي · الصفحة الرئيسية · منصة حاويات$/);
  await page.goto('/containers');
  await expect(strip(page)).toBeVisible();
  await expect(page).toHaveTitle(/تجريبي · إدارة الحاويات · منصة حاويات$/);
  await expectAccessible(page);

  // Keyboard alone: the way out is before the page's content.
  await strip(page).getByRole('button', { name: 'العودة إلى شركتك' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: /^الإشعارات/ })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?الصفحة الرئيسية · منصة حاويات$/);
  expect(await containersOf(panel.url, page)).toBe(real);
  expect(await storedKeys(page)).toEqual(['web_auth_token', 'web_auth_user'].sort());
});

test('deleted from inside, it leaves nobody signed out', async ({ page, signIn }) => {
  await signIn('/settings/sandbox');
  await enter(page);
  await strip(page).getByRole('button', { name: 'حذف البيئة التجريبية' }).click();
  const question = page.getByRole('alertdialog', { name: 'حذف البيئة التجريبية' });
  await expect(question).toContainText('هل تريد حذف البيئة التجريبية بكل ما فيها؟');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'حذف البيئة التجريبية' }).click();
  await expect(page.getByRole('button', { name: /^الإشعارات/ })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await page.goto('/settings/sandbox');
  await expect(page.getByRole('button', { name: 'إنشاء البيئة التجريبية ودخولها' })).toBeVisible();
});

test('signing out in it signs out of both, and keeps nothing', async ({ page, panel }) => {
  // A session of its own, for it ends.
  const signedIn = await askServer(panel.url, '', signInEndpoint, { body: demoSignIn });
  await page.goto('/');
  await store(page, signedIn);
  await page.goto('/settings/sandbox');
  await enter(page);
  await page.getByRole('complementary').getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(await storedKeys(page)).toEqual([]);
  // The page does not keep anybody waiting for it.
  const asked = () =>
    askServer(panel.url, signedIn.token, listContainers, { query: {} }).then(() => 'still open', String);
  await expect.poll(asked).toContain('401');
});

test('another tab follows into the sandbox and out of it', async ({ page, context, signIn }) => {
  await signIn('/settings/sandbox');
  const other = await context.newPage();
  await other.goto('/containers');
  await expect(other.getByRole('button', { name: /^الإشعارات/ })).toBeVisible();
  await enter(page);
  await expect(strip(other)).toBeVisible();
  await strip(page).getByRole('button', { name: 'العودة إلى شركتك' }).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(strip(other)).toHaveCount(0);
});

test('on a phone the demo of a visitor says until when, takes the width that there is, and ends', async ({
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  expect(JSON.parse((await page.locator('#facts').textContent()) ?? '')).toMatchObject({ demo: true });
  await store(page, await askServer(panel.url, '', visitDemo, {}));
  await page.goto('/dashboard');
  const demo = page.getByRole('region', { name: 'التجربة المباشرة' });
  await expect(demo).toContainText('تجربة مباشرة، وبياناتها غير حقيقية.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(demo).toContainText(/متاحة لك حتى الساعة \d{1,2}:\d\d [صم]\./);
  await demo.getByRole('button', { name: 'إنهاء التجربة' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
});
