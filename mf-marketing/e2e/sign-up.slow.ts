import { readFileSync } from 'node:fs';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { dropFile } from '@hawiyat/shared/testing/drop-file';
import { gate } from '@hawiyat/shared/testing/gate';
import { watchShifts } from '@hawiyat/shared/testing/layout-shift';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { codeOf, filledIn, logoFile, signUpPage } from './sign-up-page.ts';

// The production limits, because one of the tests waits for a code's minute.
test.use({ panelName: 'sign-up', panelSettings: { RATE_LIMIT_FACTOR: '1' } });

const missing = 'هذا الحقل مطلوب';
const notSent = 'تم التحقق من بريدك الإلكتروني، وتعذّر إرسال الطلب. يرجى الضغط على «تأكيد التسجيل» مرة أخرى.';

async function expectAccessibleEverywhere(page: Page) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/);
      await expectAccessible(page);
    }
  }
}

test('the keyboard alone completes the registration, with Arabic digits, and the IBAN names its bank', async ({
  page,
}) => {
  const { open, field, preview, newEmail, title } = signUpPage(page);
  const email = newEmail();
  // Registered first, or the browser's own dialog would open.
  page.on('filechooser', (chooser) => chooser.setFiles(logoFile));
  await open();
  await page.keyboard.press('Tab');
  const to = async (label: string) => {
    for (let tabs = 0; tabs < 12; tabs += 1) {
      if (await field(label).evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${label}`);
  };
  const type = async (label: string, text: string) => {
    await to(label);
    await page.keyboard.type(text);
  };

  await type('اسم الشركة', 'شركة حاويات الجنوب');
  await type('رقم السجل التجاري', '٧٠٠٩٩٩١');
  await type('الرقم الضريبي', '۳۰۰۰۰۰۰۰۰۰۰۰۰۰۳');
  // Too few digits show a warning on blur, which goes when the number fits.
  const number = field('رقم السجل التجاري');
  await expect(number).toHaveValue('7009991');
  await expect(number).toHaveAccessibleDescription(/يتكون عادةً من 10 أرقام/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('٢٣٤٥');
  await expect(number).toHaveValue('7009991٢٣٤');
  await expect(number).toHaveAccessibleDescription('أو الرقم الوطني الموحد للمنشأة');
  await number.fill('');
  await page.keyboard.insertText('\u200f1010123456');
  await number.blur();
  await expect(number).toHaveValue('1010123456');
  await number.fill('');
  await page.keyboard.insertText('رقم السجل: 7009 991 2345678');
  await expect(number).toHaveValue('رقم السجل: 7009 991 234');
  await number.fill('7009991234');
  await type('هاتف الشركة', '٠١١٢٣٤٥٦٧٨');
  await to('شعار الشركة');
  await page.keyboard.press('Enter');
  await expect(preview).toBeVisible();

  const iban = field('رقم الآيبان (IBAN)');
  await type('رقم الآيبان (IBAN)', 'sa038000000060801016751');
  await expect(iban).toHaveValue('SA03 8000 0000 6080 1016 751');
  await expect(field('اسم البنك')).toHaveValue('مصرف الراجحي');
  await page.keyboard.press('Tab');
  await expect(iban).toHaveAccessibleDescription(/يبدو أن رقم الآيبان غير صحيح.*البنك: مصرف الراجحي/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('٩');
  await expect(iban).toHaveAccessibleDescription('البنك: مصرف الراجحي');
  await type('رقم الحساب البنكي', '608010167519');
  await type('اسم صاحب الحساب', 'شركة حاويات الجنوب');
  await type('البريد الإلكتروني للمسؤول', email);
  await type('كلمة المرور', 'hawiyat-1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field('كلمة المرور')).toHaveAttribute('type', 'text');
  await type('تأكيد كلمة المرور', 'hawiyat-1');
  await page.keyboard.press('Enter');

  await expect(title).toHaveText('التحقق من البريد الإلكتروني');
  await expect(title).toBeFocused();
  const code = await codeOf(page, email);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(` ${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('طلبك قيد المراجعة');
});

test('the alerts in order, the rejected files, and a reload that keeps what was typed', async ({ page }) => {
  const { open, fill, field, chooseLogo, preview, send, alert, button } = signUpPage(page);
  const requested: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requested.push(request.url()));
  await open();
  await send.click();
  await expect(alert).toHaveText('يرجى ملء جميع الحقول المطلوبة');
  await expect(field('اسم الشركة')).toBeFocused();
  for (const label of [...Object.keys(filledIn), 'اسم البنك', 'شعار الشركة'])
    await expect(field(label), label).toHaveAccessibleDescription(new RegExp(missing));
  await field('اسم الشركة').fill('شركة');
  await expect(field('اسم الشركة')).not.toHaveAttribute('aria-invalid');

  await fill();
  await button('إزالة الصورة').click();
  await field('تأكيد كلمة المرور').fill('أخرى');
  await send.click();
  await expect(alert).toHaveText('يرجى اختيار شعار الشركة');
  const logo = field('شعار الشركة');
  await expect(logo).toBeFocused();

  // Wrong in type and size: the type is reported first.
  const large = Buffer.alloc(2 * 1024 * 1024 + 1);
  await logo.setInputFiles({ name: 'logo.pdf', mimeType: 'application/pdf', buffer: large });
  await expect(alert).toHaveText('يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)');
  await chooseLogo();
  await expect(alert).toHaveCount(0);
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: large });
  await expect(alert).toHaveText('يجب أن يكون حجم الملف أقل من 2 ميجابايت');
  await expect(preview).toBeVisible();

  // A text with a picture's name is rejected, and the chosen picture stays.
  await chooseLogo();
  await expect(alert).toHaveCount(0);
  const before = await preview.getAttribute('src');
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(alert).toHaveText('يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)');
  await expect(preview).toHaveAttribute('src', before ?? '');
  await expect(preview).not.toHaveJSProperty('naturalWidth', 0);

  await send.click();
  await expect(alert).toHaveText('كلمتا المرور غير متطابقتين');
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: large });
  await expect(alert).toHaveText('يجب أن يكون حجم الملف أقل من 2 ميجابايت');
  await dropFile(preview, { name: 'logo.png', mimeType: 'image/png', buffer: readFileSync(logoFile) });
  await expect(alert).toHaveText('كلمتا المرور غير متطابقتين');
  await expect(field('تأكيد كلمة المرور')).toBeFocused();
  expect(requested.filter((text) => text.includes('/api/company/'))).toEqual([]);

  await page.reload();
  await expect(field('رقم الآيبان (IBAN)')).toHaveValue('SA03 8000 0000 6080 1016 7519');
  await expect(field('اسم البنك')).toHaveValue('مصرف الراجحي');
  await expect(field('كلمة المرور')).toHaveValue('');
  await expect(button('إزالة الصورة')).toHaveCount(0);
});

test('the form is accessible with all its errors and warnings shown', async ({ page }) => {
  const { open, field, send, alert } = signUpPage(page);
  await open();
  await field('رقم السجل التجاري').fill('1');
  await field('رقم الآيبان (IBAN)').fill('SA0080');
  await send.click();
  await expect(alert).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('a wrong code reports an error and stays, and another one waits for its minute, also by the server’s clock', async ({
  page,
}) => {
  const { open, toVerify, code, confirm, alert, button } = signUpPage(page);
  await open();
  const email = await toVerify();
  const wrong = (await codeOf(page, email)) === '000000' ? '111111' : '000000';
  await code.fill(wrong);
  await confirm.click();
  await expect(alert).toHaveText('رمز التحقق غير صحيح.');
  await expect(code).toHaveValue(wrong);
  await expect(code).toBeFocused();
  await expectAccessibleEverywhere(page);

  // This page's clock runs ahead of the server's: the server says how long, and the page counts down from there.
  const resend = button('إعادة إرسال الرمز');
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveAccessibleDescription(/^يمكنك طلب رمز جديد بعد .*(ثانية|ثوانٍ|ثانيتين)/);
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await expect(resend).toBeEnabled();
  await resend.click();
  await expect(alert).toHaveText(/^يمكنك طلب رمز جديد بعد .+\.$/);
  await expect(resend).toBeDisabled();
});

test('a registration that fails after the right code is repeated alone, and a reload in between costs no other code', async ({
  page,
}) => {
  const { open, toVerify, field, chooseLogo, send, code, confirm, alert, title, button } = signUpPage(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open();
  const email = await toVerify();
  await button('تعديل البيانات').click();
  await expect(field('اسم الشركة')).toHaveValue(filledIn['اسم الشركة']);
  await send.click();
  await expect(title).toHaveText('التحقق من البريد الإلكتروني');
  await page.reload();
  await expect(page.getByText('يرجى إعادة إدخال كلمة المرور واختيار الشعار لإكمال التسجيل.')).toBeVisible();
  await field('كلمة المرور').fill('hawiyat-1');
  await field('تأكيد كلمة المرور').fill('hawiyat-1');
  await chooseLogo();
  await send.click();

  await page.route('**/api/company/register', (route) => route.abort(), { times: 1 });
  await code.fill(await codeOf(page, email));
  await confirm.click();
  await expect(alert).toContainText(notSent);
  await expect(alert).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await confirm.click();
  await expect(title).toHaveText('طلبك قيد المراجعة');
  const times = (call: string) => requested.filter((text) => text === `/api/company/${call}`).length;
  expect(['send-verification', 'verify-email', 'register'].map(times)).toEqual([1, 1, 2]);
  await expectAccessibleEverywhere(page);
});

test('on a phone no stage moves when the next one comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { open, toVerify, code, confirm, title } = signUpPage(page);
  const shifts = await watchShifts(page);
  const { open: arrive, opened: arrived } = gate();
  await page.route('**/api/company/register', async (route) => {
    await arrived;
    await route.continue();
  });
  await open();
  const email = await toVerify();
  await code.fill(await codeOf(page, email));
  await confirm.click();
  // What moves within half a second of a press is no layout shift.
  const pressed = await page.evaluate(() => performance.now());
  await page.waitForFunction((moment) => performance.now() > moment + 600, pressed);
  arrive();
  await expect(title).toHaveText('طلبك قيد المراجعة');
  const { shift, moved } = await shifts();
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.02);
});
