import { join } from 'node:path';
import { messageWith } from '@hawiyat/shared/testing/outbox';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

export const logoFile = join(import.meta.dirname, 'company-logo.png');

export const filledIn = {
  'اسم الشركة': 'شركة حاويات الشمال',
  'الرقم الضريبي': '300000000000003',
  'هاتف الشركة': '0112345678',
  'رقم الآيبان (IBAN)': 'SA0380000000608010167519',
  'رقم الحساب البنكي': '608010167519',
  'اسم صاحب الحساب': 'شركة حاويات الشمال',
  'كلمة المرور': 'hawiyat-1',
  'تأكيد كلمة المرور': 'hawiyat-1',
};

export function signUpPage(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  const signUp = {
    field,
    button,
    alert: page.getByRole('alert'),
    title: page.getByRole('heading', { level: 1 }),
    step: page.locator('li[aria-current=step]'),
    send: button('إرسال رمز التحقق'),
    confirm: button('تأكيد التسجيل'),
    preview: page.getByRole('img', { name: 'معاينة شعار الشركة' }),
    code: field('رمز التحقق، 6 أرقام'),
    newEmail: () => `owner-${crypto.randomUUID()}@company.example`,
    newCommercialNumber: () => `70${String(Date.now()).slice(-8)}`,

    async open() {
      await page.goto('/signup');
      await expect(signUp.title).toHaveText('تسجيل الشركة');
    },
    /** @returns the administrator's address */
    async fill(): Promise<string> {
      const email = signUp.newEmail();
      for (const [label, text] of Object.entries(filledIn)) await field(label).fill(text);
      await field('رقم السجل التجاري').fill(signUp.newCommercialNumber());
      await field('البريد الإلكتروني للمسؤول').fill(email);
      await signUp.chooseLogo();
      return email;
    },
    /** The logo counts once the browser has drawn it: until then the form would be sent without it. */
    async chooseLogo() {
      const addresses = () =>
        signUp.preview.evaluateAll((found) => found.map((image) => image.getAttribute('src')));
      const former = await addresses();
      await field('شعار الشركة').setInputFiles(logoFile);
      await expect.poll(addresses).not.toEqual(former);
      await expect(signUp.preview).toBeVisible();
    },
    /** @returns the address to which the code was sent */
    async toVerify(): Promise<string> {
      const email = await signUp.fill();
      await signUp.send.click();
      await expect(signUp.title).toHaveText('التحقق من البريد الإلكتروني');
      return email;
    },
  };
  return signUp;
}

export async function codeOf(page: Page, email: string): Promise<string> {
  return /\d{6}/.exec(await messageWith(page, email, 'رمز التحقق'))?.[0] ?? '';
}
