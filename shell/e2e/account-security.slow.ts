import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { messageWith } from '@hawiyat/shared/testing/outbox';
import { demoSignIn, expect, test } from '@hawiyat/shared/testing/panel';
import { totpCode } from '@hawiyat/shared/testing/totp-code';
import type { Page } from '@playwright/test';

// These tests change the demo company's password and how it signs in.
test.use({ panelName: 'account-security' });
test.describe.configure({ mode: 'serial' });

const submit = (page: Page) => page.getByRole('button', { name: 'تسجيل الدخول', exact: true });

async function signInAs(page: Page, password: string = demoSignIn.password): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('معرّف المنشأة').fill(demoSignIn.domain);
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(demoSignIn.email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await submit(page).click();
}

test('the answer to an incomplete or wrong sign-in puts the focus where it helps', async ({ page }) => {
  await page.goto('/signin');
  const [domain, email] = [page.getByLabel('معرّف المنشأة'), page.getByLabel('البريد الإلكتروني للمسؤول')];
  const password = page.getByRole('textbox', { name: 'كلمة المرور' });
  for (const empty of [domain, email]) {
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(empty).toBeFocused();
    await empty.fill(empty === domain ? demoSignIn.domain : demoSignIn.email);
  }
  await password.fill('not-the-password');
  await submit(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(password).toBeFocused();
  await page.keyboard.type('x');
  await expect(password).toHaveValue('x');
});

test('the identifier is remembered on this device if wanted, and only then', async ({ page }) => {
  const remember = page.getByRole('checkbox', { name: 'تذكّر المعرّف على هذا الجهاز' });
  const domain = page.getByLabel('معرّف المنشأة');
  const leave = async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await expect(page.getByText('تم تسجيل الخروج')).toBeVisible();
  };
  await page.goto('/signin');
  await expect(remember).not.toBeChecked();
  await remember.check();
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(demoSignIn.email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(demoSignIn.password);
  await domain.fill(demoSignIn.domain);
  await submit(page).click();
  await leave();
  await expect(domain).toHaveValue(demoSignIn.domain);
  await remember.uncheck();
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(demoSignIn.email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(demoSignIn.password);
  await submit(page).click();
  await leave();
  await page.reload();
  await expect(domain).toHaveValue('');
});

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)
  test(`the ways back in are accessible at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const address of [
      '/signin?forgot=password',
      '/signin?forgot=identifier',
      '/signin?by=link',
      '/reset-password#x',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });

test('whoever forgot the password gets a link, sets a new one, and the link is good once', async ({
  page,
}) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نسيت كلمة المرور؟');
  await page.getByLabel('معرّف المنشأة').fill(demoSignIn.domain);
  await page.getByLabel('البريد الإلكتروني المسجّل').fill(demoSignIn.email);
  await page.getByRole('button', { name: 'إرسال الرابط' }).click();
  await expect(page.getByText('إن كانت هذه البيانات لحساب لدينا')).toBeVisible();
  const [link = ''] =
    /\/reset-password#[\w-]{43}/.exec(await messageWith(page, 'تعيين كلمة مرور جديدة')) ?? [];

  await page.goto(link);
  const password = page.getByRole('textbox', { name: 'كلمة المرور الجديدة' });
  await password.fill('short');
  await page.getByRole('button', { name: 'تعيين كلمة المرور' }).click();
  await expect(password).toHaveAccessibleDescription(/كلمة المرور يجب أن تكون 8 أحرف على الأقل/);
  await password.fill('a-new-long-password');
  await page.getByRole('button', { name: 'تعيين كلمة المرور' }).click();
  await expect(page.getByText('تم تعيين كلمة المرور الجديدة.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('/signin');
  await page.goto(link);
  await password.fill('another-long-password');
  await page.getByRole('button', { name: 'تعيين كلمة المرور' }).click();
  await expect(page.getByText('انتهت صلاحية هذا الرابط أو سبق استخدامه.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'طلب رابط جديد' })).toBeVisible();
  await signInAs(page, 'a-new-long-password');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings/security');
  await page.getByLabel('كلمة المرور الحالية').fill('wrong');
  await page.getByRole('textbox', { name: 'كلمة المرور الجديدة' }).fill(demoSignIn.password);
  await page.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(page.getByLabel('كلمة المرور الحالية')).toHaveAccessibleDescription(
    'كلمة المرور الحالية غير صحيحة.',
  );
  await page.getByLabel('كلمة المرور الحالية').fill('a-new-long-password');
  await page.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(page.getByText('تم تغيير كلمة المرور.')).toBeVisible();
  await messageWith(page, 'تغيّرت كلمة مرورك');
});

test('identifier and e-mail that a person has typed come along to every other way in, and back', async ({
  page,
}) => {
  const domain = page.getByLabel('معرّف المنشأة');
  await page.goto('/signin');
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(demoSignIn.email);
  await page.getByRole('link', { name: 'إرسال رابط دخول إلى بريدي' }).click();
  // At once, in whichever of the two forms is there.
  await domain.fill(demoSignIn.domain);
  const email = page.getByLabel('البريد الإلكتروني المسجّل');
  await expect(email).toHaveValue(demoSignIn.email);
  await expect(domain).toHaveValue(demoSignIn.domain);
  await page.getByRole('link', { name: 'نسيت معرّف المنشأة؟' }).click();
  await expect(domain).toHaveCount(0);
  await email.fill('other@hawiyat.example');
  await page.getByRole('link', { name: 'العودة إلى تسجيل الدخول' }).click();
  await expect(page.getByLabel('البريد الإلكتروني للمسؤول')).toHaveValue('other@hawiyat.example');
  await expect(domain).toHaveValue(demoSignIn.domain);
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  await expect(email).toHaveValue('other@hawiyat.example');
  await expect(domain).toHaveValue(demoSignIn.domain);
});

test('a link by e-mail signs in without the password, in the browser that asked for it and with the two-factor code', async ({
  page,
  browser,
}) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'إرسال رابط دخول إلى بريدي' }).click();
  await page.getByLabel('معرّف المنشأة').fill(demoSignIn.domain);
  await page.getByLabel('البريد الإلكتروني المسجّل').fill(demoSignIn.email);
  await page.getByRole('button', { name: 'إرسال الرابط' }).click();
  await expect(page.getByText('إن كانت هذه البيانات لحساب لدينا')).toBeVisible();
  const [link = ''] = /\/signin-link#[\w-]{43}$/m.exec(await messageWith(page, 'رابط الدخول')) ?? [];

  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('الرابط لمتصفح آخر');
  await expect(elsewhere.getByRole('link', { name: 'طلب رابط جديد' })).toBeVisible();
  await elsewhere.close();

  // The demo company has no two-factor authentication: the server's part is in its own tests.
  await page.route('**/login/link/use', (route) =>
    'totpCode' in route.request().postDataJSON()
      ? route.continue()
      : route.fulfill({ status: 401, json: { message: 'أدخل رمز التحقق.', code: 'two-factor' } }),
  );
  // With the mark that a mail program took for a part of the address.
  await page.goto(`${link}\u2069`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التحقق بخطوتين');
  await expect(page.getByLabel('رمز التحقق')).toBeFocused();
  await page.keyboard.type('111111');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.unroute('**/login/link/use');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الرابط غير صالح');
});

test('two-factor authentication is set up by a QR code or its key, asked for at sign-in, and replaced by a recovery code', async ({
  page,
}) => {
  await signInAs(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'تفعيل التحقق بخطوتين' }).click();
  const part = page.getByRole('region', { name: 'التحقق بخطوتين', exact: true });
  await expect(part.getByLabel('كلمة المرور الحالية')).toBeFocused();
  await page.keyboard.type(demoSignIn.password);
  await page.keyboard.press('Enter');
  await expect(part.getByRole('img', { name: 'رمز QR لتطبيق المصادقة' })).toBeVisible();
  await expectAccessible(page);
  const secret = await part.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  await part.getByLabel('رمز التحقق').fill('000000');
  await part.getByRole('button', { name: 'تفعيل' }).click();
  await expect(part.getByLabel('رمز التحقق')).toHaveAccessibleDescription(/رمز التحقق غير صحيح/);
  await part.getByLabel('رمز التحقق').fill(totpCode(secret ?? ''));
  await part.getByRole('button', { name: 'تفعيل' }).click();
  const listed = part.getByRole('list', { name: 'رموز الاسترداد' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await part.getByRole('button', { name: 'تنزيل ملف' }).click();
  expect((await saved).suggestedFilename()).toBe('hawiyat-recovery-codes.txt');
  await part.getByRole('button', { name: 'حفظتها' }).click();
  await expect(part.getByText('مفعّل', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();

  await signInAs(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التحقق بخطوتين');
  await expect(page.getByLabel('رمز التحقق')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('111111');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('رمز التحقق غير صحيح أو سبق استخدامه.');
  await page.getByRole('button', { name: 'استخدام رمز استرداد' }).click();
  await page.getByLabel('رمز الاسترداد').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings/security');
  await part.getByRole('button', { name: 'إلغاء التحقق بخطوتين' }).click();
  await page.keyboard.type(demoSignIn.password);
  await page.keyboard.press('Enter');
  await expect(part.getByRole('button', { name: 'تفعيل التحقق بخطوتين' })).toBeVisible();
});

test('where the company demands two-factor authentication, a sign-in without it sets it up and shows the recovery codes', async ({
  page,
}) => {
  // The server's part is in its own tests: the demo company has one person, who cannot be without.
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  await page.route('**/admin/login/two-factor', (route) =>
    route.fulfill({ json: { secret, uri: `otpauth://totp/Hawiyat:x?secret=${secret}` } }),
  );
  const message = 'تشترط شركتك التحقق بخطوتين. يرجى إعداده لإكمال تسجيل الدخول.';
  await page.route('**/admin/login', async (route) => {
    const { totpCode: code } = route.request().postDataJSON();
    if (code === undefined)
      return route.fulfill({ status: 401, json: { message, code: 'two-factor-setup' } });
    const answer = await route.fetch();
    return route.fulfill({ json: { ...(await answer.json()), recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] } });
  });
  await signInAs(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('إعداد التحقق بخطوتين');
  await expect(page.getByRole('img', { name: 'رمز QR لتطبيق المصادقة' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('رمز التحقق').fill(totpCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveText(['AAAA-BBBB-CCCC-DDDD']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'حفظتها، متابعة' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('without a server, signing out still ends the session here, and there as soon as it can be reached', async ({
  page,
}) => {
  await signInAs(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  const token = await page.evaluate(() => localStorage.getItem('web_auth_token'));
  const status = async () =>
    (
      await page.request.get('/api/company/containers', { headers: { authorization: `Bearer ${token}` } })
    ).status();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('تم تسجيل الخروج')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('web_auth_token'))).toBeNull();
  expect(await status()).toBe(200);

  await page.unroute('**/api/**');
  await page.reload();
  await expect.poll(status).toBe(401);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ending_sessions'))).toBeNull();
});
