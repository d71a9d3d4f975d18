import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register, sendVerification, verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { messageWith } from '@hawiyat/shared/testing/outbox';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

test.use({ panelName: 'registrations' });

const root = join(import.meta.dirname, '../..');
const logo = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(root, 'mf-marketing/e2e/company-logo.png')),
};

/** A company that registers as its form does; its code arrives at `/outbox`. */
async function registered(
  page: Page,
  company: { companyName: string; commercialNumber: string; taxNumber: string },
) {
  const email = `owner-${crypto.randomUUID()}@company.example`;
  await page.request.post(sendVerification.path, { data: { email } });
  const code = /\d{6}/.exec(await messageWith(page, email, 'رمز التحقق'))?.[0] ?? '';
  await page.request.post(verifyEmail.path, { data: { email, code } });
  const bank = { bankName: 'مصرف الراجحي', bankAccountNumber: '608010167519', bankAccountName: 'شركة' };
  const answer = await page.request.post(register.path, {
    multipart: {
      ...{ ...company, ...bank, email, logo },
      ...{ companyPhoneNumber: '0112345678', iban: 'SA0380000000608010167519', password: 'hawiyat-of-2026' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...company, email };
}

test('a company registers, and an operator reads its data and approves or rejects it on the page', async ({
  page,
  panel,
}) => {
  const admitted = await registered(page, {
    companyName: 'شركة حاويات الشمال',
    commercialNumber: '7009876501',
    taxNumber: '300000000000003',
  });
  const rejected = await registered(page, {
    companyName: 'مؤسسة الأفق الواسع لتأجير الحاويات',
    commercialNumber: '7009876502',
    taxNumber: '31012',
  });
  await page.goto('/operator');
  await page.getByLabel('رمز الدخول').fill(panel.operatorToken);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await page.getByRole('link', { name: 'طلبات التسجيل' }).click();
  const card = (name: string) => page.getByRole('article', { name });
  const open = (name: string, label: string) => card(name).locator('summary', { hasText: label }).click();

  await expect(card(rejected.companyName)).toContainText(rejected.email);
  await expect(card(rejected.companyName)).toContainText('الرقم الضريبي يتكون عادةً من 15 رقمًا');
  await open(admitted.companyName, 'قبول الطلب');
  await open(rejected.companyName, 'رفض الطلب');
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }

  await card(admitted.companyName).getByRole('button', { name: 'تأكيد القبول' }).click();
  await expect(page.getByRole('status')).toContainText(/قُبل الطلب.*معرّف المنشأة 9\d{9}/);
  await expect(card(admitted.companyName)).toBeHidden();

  // Not even the browser sends an empty reason; one of spaces the server rejects.
  await open(rejected.companyName, 'رفض الطلب');
  await card(rejected.companyName).getByLabel('سبب الرفض').fill('  ');
  await card(rejected.companyName).getByRole('button', { name: 'تأكيد الرفض' }).click();
  await expect(card(rejected.companyName).getByLabel('سبب الرفض')).toBeFocused();
  await expect(card(rejected.companyName)).toContainText('هذا الحقل مطلوب');
  await expectAccessible(page);
  await card(rejected.companyName).getByLabel('سبب الرفض').fill('الرقم الضريبي غير صحيح');
  await card(rejected.companyName).getByRole('button', { name: 'تأكيد الرفض' }).click();
  await expect(page.getByRole('status')).toContainText('السبب: الرقم الضريبي غير صحيح');
  await expectAccessible(page);
});

test('e-mails that nobody sends are read in the panel’s font and in the device’s theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/outbox');
  await expect(page.getByRole('heading', { name: 'صندوق البريد التجريبي' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')))
    .toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Hawiyat Sans"/);
});
