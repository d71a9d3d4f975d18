import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { demoSignIn, expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

// These tests suspend the company and use up its attempts, so they have their own panel with production's limits.
test.use({ panelName: 'sign-in', panelSettings: { RATE_LIMIT_FACTOR: '1' } });

const identifier = (page: Page) => page.getByLabel('معرّف المنشأة');
const email = (page: Page) => page.getByLabel('البريد الإلكتروني للمسؤول');
const password = (page: Page) => page.getByRole('textbox', { name: 'كلمة المرور' });
const submit = (page: Page) => page.getByRole('button', { name: 'تسجيل الدخول' });
const alert = (page: Page) => page.getByRole('alert');

async function signInAs(page: Page, { domain, email: address, password: secret } = demoSignIn) {
  await identifier(page).fill(domain);
  await email(page).fill(address);
  await password(page).fill(secret);
  await submit(page).click();
}

test('without a network an error is shown and the input stays; later the identifier in Arabic digits signs in', async ({
  page,
  context,
}) => {
  await page.goto('/signin');
  await expect(identifier(page)).toHaveAccessibleDescription(
    'وصلك بالبريد الإلكتروني عند قبول الطلب، وهو ليس رقم السجل التجاري.',
  );
  await context.setOffline(true);
  await signInAs(page, { ...demoSignIn, domain: '٩٠٠٠٠٠٠٠٠١' });
  await expect(alert(page)).toHaveText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await expect(password(page)).toHaveValue(demoSignIn.password);
  await context.setOffline(false);
  await page.route('**/admin/login', async (route) => {
    await expect(page.getByRole('button', { name: 'جاري المعالجة...' })).toBeVisible();
    await route.continue();
  });
  await submit(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('fields that a password manager has filled without an event are sent as they stand there', async ({
  page,
}) => {
  await page.goto('/signin');
  const { domain, email: address, password: secret } = demoSignIn;
  for (const [field, text] of [
    [identifier(page), domain],
    [email(page), address],
    [password(page), secret],
  ] as const)
    await field.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, text);
  await submit(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the sign-in requests only files that its page names, each once', {
  tag: '@slow',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/[rs]\/.*\.(js|css)$/.test(pathname)) asked.push(pathname);
  });
  const html = await (await page.goto('/signin'))?.text();
  await expect(submit(page)).toBeVisible();
  expect(asked.filter((text) => !html?.includes(text))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.some((text) => text.endsWith('/signin.js'))).toBe(true);
});

for (const { width, colorScheme, tag } of [
  { width: 360, colorScheme: 'dark', tag: '@daily' },
  { width: 1440, colorScheme: 'light', tag: '@slow' },
] as const) {
  test(`a mistyped address is reported before anything is sent, and everything is accessible at ${width} px`, {
    tag,
  }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/signin');
    await signInAs(page, { ...demoSignIn, email: 'admin.hawiyat.example' });
    await expect(email(page)).toHaveAccessibleDescription('صيغة البريد الإلكتروني غير صحيحة');
    await expect(email(page)).toBeFocused();
    expect(sent.filter((path) => path.endsWith('/admin/login'))).toEqual([]);
    await signInAs(page, { ...demoSignIn, email: 'nobody@hawiyat.example' });
    await expect(alert(page)).toBeVisible();
    await expectAccessible(page);
    for (const target of [
      identifier(page),
      submit(page),
      page.getByRole('button', { name: 'إظهار كلمة المرور' }),
    ])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(width < 768 ? 44 : 24);
  });
}

test('too many attempts are answered with the time to wait', { tag: '@slow' }, async ({ page, panel }) => {
  const guess = { ...demoSignIn, email: 'guessed@hawiyat.example' };
  await Promise.all(
    Array.from({ length: 10 }, () =>
      page.request.post(`${panel.url}/api/company/auth/admin/login`, { data: guess }),
    ),
  );
  await page.goto('/signin');
  await signInAs(page, guess);
  await expect(alert(page)).toHaveText('محاولات كثيرة. يرجى المحاولة بعد 15 دقيقة.');
});

test('a suspended company sees the reason only after the right password', async ({ page, panel }) => {
  const headers = { authorization: `Bearer ${panel.operatorToken}` };
  const listed = await page.request.get(`/api/platform/companies?identifier=${demoSignIn.domain}`, {
    headers,
  });
  const { companies } = await listed.json();
  const suspended = await page.request.post(`/api/platform/companies/${companies[0].id}/suspend`, {
    headers,
    data: { reason: 'مراجعة المستندات' },
  });
  expect(suspended.status()).toBe(200);

  await page.goto('/signin');
  await signInAs(page, { ...demoSignIn, password: 'not-the-password' });
  await expect(alert(page)).toHaveText('معرّف المنشأة أو البريد الإلكتروني أو كلمة المرور غير صحيحة.');
  await password(page).fill(demoSignIn.password);
  await expect(alert(page)).toHaveCount(0);
  await submit(page).click();
  await expect(alert(page)).toHaveText('تم إيقاف حساب شركتك. يرجى التواصل مع الدعم.');
  await expect(page).toHaveURL(/\/signin$/);
});
