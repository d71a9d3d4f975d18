import { demoSignIn, expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

async function fillIn(page: Page, { domain, email, password } = demoSignIn): Promise<void> {
  await page.getByLabel('معرّف المنشأة').fill(domain);
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
}
const submit = (page: Page) => page.getByRole('button', { name: 'تسجيل الدخول' });

async function enter(page: Page): Promise<void> {
  await page.goto('/signin');
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('a person signs in with the printed credentials and lands on /dashboard', async ({ page }) => {
  await page.goto('/signin');
  await expect(page).toHaveTitle('تسجيل الدخول · منصة حاويات');
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'الصفحة الرئيسية' })).toBeVisible();
});

test('a wrong password is shown in red, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/signin');
  await fillIn(page, { ...demoSignIn, password: 'not-the-password' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'معرّف المنشأة أو البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  );
  await expect(page.getByLabel('معرّف المنشأة')).toHaveValue(demoSignIn.domain);
  await expect(page.getByLabel('البريد الإلكتروني للمسؤول')).toHaveValue(demoSignIn.email);
  await expect(page.getByRole('textbox', { name: 'كلمة المرور' })).toHaveValue('not-the-password');
});

test('the password can be shown and hidden', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/signin');
  const password = page.getByRole('textbox', { name: 'كلمة المرور' });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'إظهار كلمة المرور' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'إخفاء كلمة المرور' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a panel address without a session shows the sign-in, and the panel after it', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/containers');
  await expect(submit(page)).toBeVisible();
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/containers$/);
  await expect(page.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
});

test('with a session / redirects to /dashboard without a history entry', { tag: '@slow' }, async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/containers$/);
});

test('a browser that signed in finds the dashboard at /, and loads nothing of the public pages', {
  tag: '@slow',
}, async ({ page }) => {
  await enter(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة الرئيسية');
  expect(asked.filter((text) => text.startsWith('/r/mf-marketing/'))).toEqual([]);
  await expect.poll(() => asked.some((text) => text.startsWith('/r/mf-insights/'))).toBe(true);
});

test('reloading on any address keeps it, and back and forward go through the areas', {
  tag: '@slow',
}, async ({ page, signIn }) => {
  await signIn();
  for (const name of ['إدارة الحاويات', 'إدارة السائقين', 'إدارة الطلبات']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('إدارة السائقين');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('إدارة الطلبات');
});

test('signing out in one tab ends the other, and the token is dead on the server', async ({
  page,
  context,
}) => {
  await enter(page);
  const token = await page.evaluate(() => localStorage.getItem('web_auth_token'));
  const other = await context.newPage();
  await other.goto('/containers');
  await expect(other.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();

  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(other).toHaveURL(/\/signin$/);
  expect(await other.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('web_auth_token');
  const headers = { authorization: `Bearer ${token}` };
  // The page does not keep anybody waiting for it.
  await expect
    .poll(async () => (await page.request.get('/api/company/containers', { headers })).status())
    .toBe(401);
});

test('a session that the server has ended ends in the page too, which says so on /signin', async ({
  page,
}) => {
  await enter(page);
  await page.evaluate(() =>
    fetch('/api/company/auth/admin/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('web_auth_token')}` },
    }),
  );
  // The event stream ends with a 401, so no press is needed.
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.')).toBeVisible();
});

for (const [what, tag, stored] of [
  ['a token without a user', '@slow', { web_auth_token: 'x' }],
  ['a user without a token', '@slow', { web_auth_user: '{}' }],
  ['a damaged user', '@daily', { web_auth_token: 'x', web_auth_user: '{"id":' }],
] as const) {
  test(`${what} in local storage is no session, and is cleared`, { tag }, async ({ page }) => {
    await page.goto('/signin');
    await page.evaluate(
      (values) => Object.entries(values).map(([key, value]) => localStorage.setItem(key, value)),
      stored,
    );
    await page.goto('/containers');
    await expect(submit(page)).toBeVisible();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('web_auth'))),
    ).toEqual([]);
  });
}
