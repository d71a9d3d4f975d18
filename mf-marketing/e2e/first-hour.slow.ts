import { fetchBankAccount } from '@hawiyat/shared/contract/company/bank-change';
import { approveRegistration, listRegistrations } from '@hawiyat/shared/contract/company/review';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { customerApp } from '@hawiyat/shared/testing/other-apps';
import { messageWith } from '@hawiyat/shared/testing/outbox';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Browser, Page } from '@playwright/test';
import { codeOf, filledIn, signUpPage } from './sign-up-page.ts';

test.use({ panelName: 'first-hour' });

/** The review, as `npm run review` does it. */
async function approve(panel: { url: string; operatorToken: string }, email: string) {
  const headers = { authorization: `Bearer ${panel.operatorToken}` };
  const list = await fetch(`${panel.url}${listRegistrations.path}?status=pending`, { headers });
  const { registrations } = listRegistrations.response.parse(await list.json());
  const id = registrations.find((registration) => registration.email === email)?.id ?? '';
  const path = approveRegistration.path.replace(':registrationId', id);
  expect((await fetch(panel.url + path, { method: 'POST', headers })).status).toBe(200);
}

/** @returns the sign-in of a company that has just been approved */
async function newCompany(page: Page, panel: { url: string; operatorToken: string }) {
  const { open, title, toVerify, code, confirm } = signUpPage(page);
  await open();
  const email = await toVerify();
  await code.fill(await codeOf(page, email));
  await confirm.click();
  await expect(title).toHaveText('طلبك قيد المراجعة');

  // Once: which e-mail, how long, whom to ask.
  const main = page.getByRole('main');
  await expect(main.getByText(email)).toHaveCount(1);
  await expect(main.getByText('خلال يوم عمل واحد (بيان تجريبي)')).toBeVisible();
  await expect(main.getByRole('link', { name: 'support@hawiyat.example' })).toHaveAttribute(
    'href',
    'mailto:support@hawiyat.example',
  );
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);

  await approve(panel, email);
  return { email, identifier: /\d{10}/.exec(await messageWith(page, email, 'تم قبول'))?.[0] ?? '' };
}

/** The owner's colleague in a browser of his own, from the invite to his first work. */
async function invitedDispatcher(page: Page, browser: Browser, url: string): Promise<Page> {
  const email = `dispatcher-${crypto.randomUUID()}@company.example`;
  await page.goto('/settings/people');
  await page.getByRole('button', { name: 'دعوة مستخدم' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('الاسم').fill('ناصر القحطاني');
  await dialog.getByLabel('البريد الإلكتروني').fill(email);
  await dialog.getByLabel('الصلاحية').selectOption('منسق العمليات');
  await dialog.getByRole('button', { name: 'إرسال الدعوة' }).click();
  await expect(dialog).toBeHidden();
  const link = /\/join#[\w-]{43}/.exec(await messageWith(page, email, 'دعوة'))?.[0] ?? '';

  const his = await (await browser.newContext({ baseURL: url, locale: 'ar-SA' })).newPage();
  his.setDefaultTimeout(15_000);
  await his.goto(link);
  await his.getByRole('textbox', { name: 'كلمة المرور' }).fill('al-Qahtani-2026');
  await his.getByRole('button', { name: 'قبول الدعوة والدخول' }).click();
  await expect(his).toHaveURL(/\/dashboard$/);
  return his;
}

test('a new company finds its first steps, and its dispatcher works without seeing the bank', async ({
  page,
  panel,
  browser,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(15_000);
  const { email, identifier } = await newCompany(page, panel);
  await page.getByRole('link', { name: 'تسجيل الدخول' }).click();
  await page.getByLabel('معرّف المنشأة').fill(identifier);
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(filledIn['كلمة المرور']);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const steps = page.getByRole('region', { name: 'خطواتك الأولى' });
  const progress = (done: number) =>
    expect(steps.getByRole('img', { name: `اكتمل ${done} من 5` })).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
  const home = () => sections.getByRole('link', { name: 'الصفحة الرئيسية' }).click();
  // The logo came with the registration.
  await progress(1);
  await expectAccessible(page);

  // An empty list begins with its actions, and nothing stands over it.
  await steps.getByRole('link', { name: 'إضافة الحاويات' }).click();
  await expect(page.getByText('لا توجد حاويات', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'إجراءات القائمة' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'استيراد CSV' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'containers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'رقم الحاوية,نوع الحاوية,حجم الحاوية,السعر (ر.س),حالة الحاوية\n,حاويات أنقاض,20 ياردة,450,متوفرة\n,حاويات أنقاض,12 ياردة,300,متوفرة\n',
      ),
    });
  await page.getByRole('dialog').getByRole('button', { name: 'استيراد' }).click();
  await expect(page.getByRole('dialog').getByText(/^تم/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).last().click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await home();
  await progress(2);

  await steps.getByRole('link', { name: 'إضافة السائقين' }).click();
  await page.getByRole('button', { name: 'إضافة سائق جديد' }).click();
  await page.getByLabel('اسم السائق').fill('سالم الدوسري');
  await page.getByLabel('رقم الهاتف').fill('0501234567');
  await page.getByLabel('رقم الهوية').fill('1058529940');
  await page.getByRole('button', { name: 'إضافة السائق', exact: true }).click();
  await expect(page.getByRole('link', { name: /سالم الدوسري/ })).toBeVisible();
  await home();
  await progress(3);

  // Requests for which there is a container: one for each of the company's two people.
  const customer = await customerApp(panel.url);
  await customer.place();
  await customer.place();
  await steps.getByRole('link', { name: 'تقديم عرض' }).click();
  await page
    .getByRole('button', { name: /^تقديم عرض على الطلب، حاويات أنقاض 20 ياردة/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: /السعر/ }).fill('450');
  await page.getByRole('dialog').getByRole('button', { name: 'تقديم العرض' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await home();
  await progress(4);

  // What is left is hidden for good.
  await steps.getByRole('button', { name: 'إخفاء' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'يحتاج إلى إجراء الآن' })).toBeVisible();
  await expect(page.getByText('إجمالي الطلبات').first()).toBeVisible();
  await expect(steps).toHaveCount(0);

  const his = await invitedDispatcher(page, browser, panel.url);
  const theirSections = his.getByRole('navigation', { name: 'القائمة الرئيسية' });
  await theirSections.getByRole('link', { name: 'إدارة الطلبات' }).click();
  const offered = his.getByRole('button', { name: /^تقديم عرض على الطلب، حاويات أنقاض 20 ياردة/ }).first();
  await offered.click();
  await his.getByRole('dialog').getByRole('textbox', { name: /السعر/ }).fill('460');
  await his.getByRole('dialog').getByRole('button', { name: 'تقديم العرض' }).click();
  await expect(his.getByRole('dialog')).toHaveCount(0);

  await his.getByRole('button', { name: /الحساب والإعدادات/ }).click();
  const menu = his.getByRole('navigation', { name: 'الحساب والإعدادات' });
  await expect(menu.getByRole('link', { name: 'ملفي الشخصي' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /الحساب البنكي|المستخدمون|سجل العمليات/ })).toHaveCount(0);
  await his.goto('/settings/bank');
  await expect(his.getByRole('heading', { name: 'الصفحة غير موجودة' }).first()).toBeVisible();
  const token = await his.evaluate(() => localStorage.getItem('web_auth_token'));
  const asked = await fetch(panel.url + fetchBankAccount.path, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([asked.status, JSON.stringify(await asked.json()).includes('SA03')]).toEqual([403, false]);
});

test('a company that has completed orders is not asked for its steps', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/first-day') && asked.push(request.url()));
  await signIn('/dashboard');
  await expect(page.getByText('إجمالي الطلبات').first()).toBeVisible();
  await expect(page.locator('main svg path[fill]').first()).toBeVisible();
  expect(asked).toEqual([]);
});
