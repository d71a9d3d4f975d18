import { approveRegistration, listRegistrations } from '@hawiyat/shared/contract/company/review';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { gate } from '@hawiyat/shared/testing/gate';
import { messageWith } from '@hawiyat/shared/testing/outbox';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { hydrated } from '@hawiyat/shared/testing/public-page';
import { codeOf, filledIn, signUpPage } from './sign-up-page.ts';

// The production limits, because one of the tests waits for a code's minute.
test.use({ panelName: 'sign-up', panelSettings: { RATE_LIMIT_FACTOR: '1' } });

/** The review, as `npm run review` does it. */
async function approve(panel: { url: string; operatorToken: string }, email: string) {
  const headers = { authorization: `Bearer ${panel.operatorToken}` };
  const list = await fetch(`${panel.url}${listRegistrations.path}?status=pending`, { headers });
  const { registrations } = listRegistrations.response.parse(await list.json());
  const id = registrations.find((registration) => registration.email === email)?.id ?? '';
  const path = approveRegistration.path.replace(':registrationId', id);
  expect((await fetch(panel.url + path, { method: 'POST', headers })).status).toBe(200);
}

test('from the landing page to the dashboard: the form, the code by e-mail, the review, the identifier by e-mail', async ({
  page,
  panel,
}) => {
  const { title, step, toVerify, code, confirm, field } = signUpPage(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'سجّل شركتك' }).first().click();
  await expect(page).toHaveTitle('تسجيل الشركة · منصة حاويات');
  await expect(step).toContainText('البيانات');

  const email = await toVerify();
  await expect(title).toBeFocused();
  await expect(step).toContainText('التحقق');
  await expect(page.getByText(`أدخل رمز التحقق المرسل إلى ${email}.`)).toBeVisible();
  await code.fill(await codeOf(page, email));
  await confirm.click();

  await expect(title).toHaveText('طلبك قيد المراجعة');
  await expect(title).toBeFocused();
  await expect(step).toContainText('المراجعة');
  await expect(page.getByText(/رقم فريد مكوّن من 10 أرقام/)).toBeVisible();
  // Only the host's random name of the tab is left, and nothing that was typed.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['tab']);

  await approve(panel, email);
  const identifier = /\d{10}/.exec(await messageWith(page, email, 'تم قبول'))?.[0] ?? '';
  await page.getByRole('link', { name: 'تسجيل الدخول' }).click();
  await field('معرّف المنشأة').fill(identifier);
  await field('البريد الإلكتروني للمسؤول').fill(email);
  await field('كلمة المرور').fill(filledIn['كلمة المرور']);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(filledIn['اسم الشركة']).first()).toBeVisible();
});

test('what is typed before the form’s code has come is kept, and a press waits for it', async ({ page }) => {
  const { open, field, send, button, alert } = signUpPage(page);
  const { open: release, opened: released } = gate();
  await page.route('**/registration.js', (route) => released.then(() => route.continue()));
  await open();
  await field('رقم الآيبان (IBAN)').fill('SA0380000000608010167519');
  await expect(field('رقم الآيبان (IBAN)')).toHaveValue('SA03 8000 0000 6080 1016 7519');
  await expect(field('اسم البنك')).toHaveValue('مصرف الراجحي');
  await send.click();
  await expect(button('جاري المعالجة...')).toBeVisible();

  release();
  await expect(alert).toHaveText('يرجى ملء جميع الحقول المطلوبة');
  await expect(field('اسم الشركة')).toBeFocused();
  await expect(field('رقم الآيبان (IBAN)')).toHaveValue('SA03 8000 0000 6080 1016 7519');
  await expect(field('اسم البنك')).not.toHaveAttribute('aria-invalid');
});

test('a press whose code cannot be loaded says so, and the next one tries again', async ({ page }) => {
  const { open, field, send, alert } = signUpPage(page);
  await page.route('**/registration.js', (route) => route.abort());
  await open();
  await field('اسم الشركة').fill('شركة حاويات الشمال');
  await send.click();
  await expect(alert).toHaveText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await page.unroute('**/registration.js');
  await send.click();
  await expect(alert).toHaveText('يرجى ملء جميع الحقول المطلوبة');
  await expect(field('اسم الشركة')).toHaveValue('شركة حاويات الشمال');
});

for (const [colorScheme, width, tag] of [
  ['light', 1440, '@slow'],
  ['dark', 390, '@daily'],
] as const)
  test(`the form is accessible with errors and warnings: ${colorScheme} theme, ${width} px`, { tag }, async ({
    page,
  }) => {
    const { open, field, send, alert } = signUpPage(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open();
    await field('رقم السجل التجاري').fill('1');
    await field('رقم الآيبان (IBAN)').fill('SA0080');
    await send.click();
    await expect(alert).toBeVisible();
    await expectAccessible(page);
  });
