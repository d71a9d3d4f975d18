import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { messageWith } from '@hawiyat/shared/testing/outbox';
import { demoSignIn, expect, test } from '@hawiyat/shared/testing/panel';
import type { Browser, Page } from '@playwright/test';

test.use({ isTranslated: true, panelName: 'people' });

const password = 'haweyat-Riyadh-2026';

/** A browser of somebody else. */
async function otherBrowser(browser: Browser, url: string): Promise<Page> {
  return (await browser.newContext({ baseURL: url, locale: 'ar-SA' })).newPage();
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('معرّف المنشأة').fill(demoSignIn.domain);
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(demoSignIn.password);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('an owner invites a dispatcher, who joins by the link, works without revenue, and is removed', async ({
  page,
  signIn,
  browser,
  panel,
}) => {
  await signIn('/settings/people');
  await page.getByRole('button', { name: 'دعوة مستخدم' }).click();
  const dialog = page.getByRole('dialog', { name: 'دعوة مستخدم' });
  await dialog.getByLabel('الاسم').fill('ريم العتيبي');
  await dialog.getByLabel('البريد الإلكتروني').fill('reem@hawiyat.example');
  await dialog.getByLabel('الصلاحية').selectOption('منسق العمليات');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'إرسال الدعوة' }).click();
  const invites = page.getByRole('region', { name: 'دعوات لم تُقبل بعد' });
  await expect(invites.getByText('reem@hawiyat.example')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  const theirs = await otherBrowser(browser, panel.url);
  const invite = await messageWith(page, 'reem@hawiyat.example', '/join#');
  await theirs.goto(/\/join#[\w-]{43}/.exec(invite)?.[0] ?? '');
  await expect(theirs.getByText('شركة رواد الحاويات للنقل')).toBeVisible();
  await expect(theirs.getByText('منسق العمليات')).toBeVisible();
  await expect(theirs.getByLabel('اسمك')).toHaveValue('ريم العتيبي');
  await expectAccessible(theirs);
  await theirs.getByRole('textbox', { name: 'كلمة المرور' }).fill('short');
  await theirs.getByRole('button', { name: 'قبول الدعوة والدخول' }).click();
  await expect(theirs.getByText('كلمة المرور يجب أن تكون 8 أحرف على الأقل')).toBeVisible();
  await theirs.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await theirs.getByRole('button', { name: 'قبول الدعوة والدخول' }).click();
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await expect(theirs.getByRole('region', { name: 'الطلبات الشهرية' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'كشف إيرادات' })).toBeHidden();
  await theirs.goto('/containers');
  await expect(theirs.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
  await theirs.goto('/dashboard/statement');
  await expect(theirs.getByText('لا تملك صلاحية تنفيذ هذا الإجراء.')).toBeVisible();
  await theirs.goto('/settings');
  await expect(theirs.getByRole('link', { name: 'ملفي الشخصي' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'المستخدمون والصلاحيات' })).toBeHidden();

  // The owner's list follows by itself.
  const people = page.getByRole('table', { name: 'المستخدمون' });
  await expect(people.getByText('reem@hawiyat.example')).toBeVisible();
  await people.getByRole('button', { name: 'إزالة ريم العتيبي' }).click();
  await page.getByRole('button', { name: 'إزالة المستخدم' }).click();
  await expect(people.getByText('reem@hawiyat.example')).toBeHidden();
  await expect(theirs).toHaveURL(/\/signin$/);
});

test('a link that is used or unknown says so, and leads to the sign-in', async ({ page }) => {
  await page.goto(`/join#${'A'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('رابط الدعوة غير صحيح أو انتهت صلاحيته.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('a viewer is offered nothing that changes anything, also not by a key', async ({ browser, panel }) => {
  const page = await otherBrowser(browser, panel.url);
  await signInAs(page, 'view@hawiyat.example');
  await page.goto('/containers');
  await page.getByRole('button', { name: 'إجراءات القائمة' }).click();
  await expect(page.getByRole('menuitem', { name: 'تصدير CSV' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'استيراد CSV' })).toHaveCount(0);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(إضافة|تعديل|حذف|استيراد)/ })).toHaveCount(0);
  await page.goto('/orders');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page.getByRole('button', { name: /تقديم عرض|تعيين/ })).toHaveCount(0);
  await page.goto('/orders/work');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /تعيين|تغيير السائق|تقديم عرض/ })).toHaveCount(0);
});

test('a person sees the own devices, and signs out of all of them', { tag: '@slow' }, async ({
  browser,
  panel,
}) => {
  const [phone, laptop] = [await otherBrowser(browser, panel.url), await otherBrowser(browser, panel.url)];
  await signInAs(phone, 'accounts@hawiyat.example');
  await signInAs(laptop, 'accounts@hawiyat.example');
  await laptop.goto('/settings/sessions');
  const sessions = laptop.getByRole('list', { name: 'الجلسات' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'هذا الجهاز' })).toHaveCount(1);
  await expectAccessible(laptop);
  await laptop.getByRole('button', { name: 'تسجيل الخروج من كل الأجهزة' }).click();
  const question = laptop.getByRole('alertdialog');
  await question.getByRole('button', { name: 'تسجيل الخروج من كل الأجهزة' }).click();
  await expect(laptop).toHaveURL(/\/signin$/);
  await expect(phone).toHaveURL(/\/signin$/);
});

test('everybody changes the own name, which the header shows', { tag: '@slow' }, async ({
  browser,
  panel,
}) => {
  const page = await otherBrowser(browser, panel.url);
  await signInAs(page, 'dispatch@hawiyat.example');
  await page.goto('/settings/profile');
  await page.getByRole('button', { name: 'تعديل الاسم' }).click();
  await page.getByRole('dialog').getByLabel('الاسم').fill('نورة بنت سعد');
  await page.getByRole('button', { name: 'حفظ الاسم' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'ملفي الشخصي' }).getByText('نورة بنت سعد')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: /الحساب والإعدادات/ }).click();
  await expect(
    page.getByRole('navigation', { name: 'الحساب والإعدادات' }).getByText('نورة بنت سعد'),
  ).toBeVisible();
});
