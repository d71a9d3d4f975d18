import {
  approveBankChange,
  fetchBankAccount,
  listBankChanges,
} from '@hawiyat/shared/contract/company/bank-change';
import { fetchCompanyProfile, saveCompanyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { fetchWorkSettings } from '@hawiyat/shared/contract/company/work-settings';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { messageWith } from '@hawiyat/shared/testing/outbox';
import { demoSignIn, expect, test } from '@hawiyat/shared/testing/panel';

test.use({ panelName: 'company settings', contextOptions: { reducedMotion: 'reduce' } });

test('a page without a clipboard, as without TLS, copies all the same, or says that the browser does not let it', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await signIn('/settings/company');
  const copy = page.getByRole('button', { name: 'نسخ معرّف المنشأة' });
  await copy.click();
  await expect(page.getByText('تم النسخ')).toBeVisible();
  await expect(copy).toBeFocused();
  const name = page.getByLabel('اسم الشركة');
  await name.fill('');
  await name.press('Control+V');
  await expect(name).toHaveValue(demoSignIn.domain);
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(page.getByText('تعذّر النسخ. يرجى تحديد النص ونسخه.')).toBeVisible();
});

test('a company changes what it tells of itself, the header follows, and a newer version is shown', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  await signIn('/settings/company');
  await expect(page).toHaveTitle(/بيانات الشركة · منصة حاويات$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'نسخ معرّف المنشأة' }).click();
  await expect(page.getByText('تم النسخ')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(demoSignIn.domain);

  const save = page.getByRole('button', { name: 'حفظ الإعدادات' });
  await page.getByLabel('اسم الشركة').fill('شركة رواد الشمال');
  await page.getByLabel('العنوان المختصر').fill('rrrd2929');
  await page.getByLabel('رقم المبنى').fill('٢٩٢');
  await save.click();
  const building = page.getByLabel('رقم المبنى');
  await expect(building).toHaveAccessibleDescription('يتكون رقم المبنى من 4 أرقام');
  await expect(building).toHaveValue('٢٩٢');
  await building.fill('٢٩٢٩');
  for (const [label, text] of Object.entries({
    ...{ الشارع: 'طريق الملك فهد', الحي: 'العليا', المدينة: 'الرياض', 'الرمز البريدي': '12313' },
  }))
    await page.getByLabel(label).fill(text);

  // Somebody else is faster.
  const { profile } = await askServer(url, token, fetchCompanyProfile, {});
  const { name, phone, address } = profile;
  await askServer(url, token, saveCompanyProfile, {
    body: { name, phone, address, website: null, email: 'info@rowad.example' },
  });
  await save.click();
  const notice = page.getByRole('group', { name: 'تعديل أحدث من تعديلك' });
  await expect(notice).toContainText('وغيّر: «البريد الإلكتروني للتواصل»');
  await notice.getByRole('button', { name: 'الأخذ بالقيم الجديدة' }).click();
  await expect(page.getByLabel('البريد الإلكتروني للتواصل')).toHaveValue('info@rowad.example');
  await expect(page.getByLabel('اسم الشركة')).toHaveValue('شركة رواد الشمال');
  await save.click();
  const status = page.locator('form').getByRole('status').filter({ hasText: 'كل التغييرات محفوظة' });
  await expect(status).toBeFocused();
  await expect(page.getByRole('button', { name: 'الحساب والإعدادات، شركة رواد الشمال' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(building).toHaveValue('2929');
  await expect(page.getByLabel('العنوان المختصر')).toHaveValue('RRRD2929');
});

test('another bank account is asked for, confirmed by e-mail, and counts once it is approved', async ({
  page,
  signIn,
  panel: { url, operatorToken },
  session: { token },
}) => {
  await signIn('/settings/bank');
  const old = (await askServer(url, token, fetchBankAccount, {})).account?.iban ?? '';
  const grouped = old.replace(/(.{4})(?=.)/g, '$1 ');
  await expect(page.getByText(grouped)).toBeVisible();
  await page.getByRole('button', { name: 'تغيير الحساب البنكي' }).click();
  const dialog = page.getByRole('dialog', { name: 'تغيير الحساب البنكي' });
  await dialog.getByLabel('رقم الآيبان').fill('sa4420000001234567891234');
  await expect(dialog.getByLabel('رقم الآيبان')).toHaveValue('SA44 2000 0001 2345 6789 1234');
  await expect(dialog.getByLabel('اسم البنك')).toHaveValue('بنك الرياض');
  await dialog.getByLabel('رقم الحساب البنكي').fill('9876543210987');
  await dialog.getByLabel('اسم صاحب الحساب').fill('شركة رواد الحاويات');
  const send = dialog.getByRole('button', { name: 'إرسال رمز التأكيد' });
  await dialog.getByLabel('كلمة مرورك').fill('not-the-password');
  await send.click();
  await expect(dialog.getByLabel('كلمة مرورك')).toHaveAccessibleDescription(/^كلمة المرور غير صحيحة/);
  await dialog.getByLabel('كلمة مرورك').fill(demoSignIn.password);
  await expectAccessible(page);
  await send.click();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByText('ينتظر التأكيد')).toBeVisible();
  const code = /\d{6}/.exec(await messageWith(page, 'رمز تأكيد الحساب البنكي: '))?.[0] ?? '';
  await page.getByLabel('رمز التأكيد').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'تأكيد الحساب الجديد' }).click();
  await expect(page.getByLabel('رمز التأكيد')).toHaveAccessibleDescription(/^رمز التحقق غير صحيح/);
  await page.getByLabel('رمز التأكيد').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('قيد المراجعة')).toBeVisible();
  await expect(page.getByText(grouped)).toBeVisible();
  await expectAccessible(page);

  const query = { status: 'waiting' as const };
  const { bankChanges } = await askServer(url, operatorToken, listBankChanges, { query });
  const params = { bankChangeId: bankChanges[0]?.id ?? '' };
  await askServer(url, operatorToken, approveBankChange, { params });
  // The page hears of it.
  await expect(page.getByText(/^اعتُمد هذا الحساب في/)).toBeVisible();
  await expect(page.getByText('SA44 2000 0001 2345 6789 1234')).toBeVisible();
  await expect(page.getByText(grouped)).toHaveCount(0);
});

test('a phone has an icon for each page of the settings, and saves from anywhere on a long one', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('/settings');
  const main = page.getByRole('main');
  const lines = main.locator('a[href^="/settings/"]');
  const count = await lines.count();
  await expect(lines.locator('svg')).toHaveCount(count);
  // Icons stand at the right of their words.
  const icon = await lines.first().locator('svg').boundingBox();
  const title = await lines.first().locator('strong').boundingBox();
  expect(icon?.x ?? 0).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));

  await page.goto('/settings/company');
  const name = page.getByLabel('اسم الشركة');
  const before = await name.inputValue();
  const save = page.getByRole('button', { name: 'حفظ الإعدادات' });
  await expect(save).not.toBeInViewport();
  await name.fill(`${before} الشمالية`);
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'التراجع عن التغييرات' })).toBeInViewport({ ratio: 1 });
  // The field that gets the focus is never below the bar.
  const bar = page.locator('[data-unsaved]');
  for (const label of ['هاتف الشركة', 'الموقع الإلكتروني', 'العنوان المختصر', 'المدينة', 'الرقم الإضافي']) {
    await page.getByLabel(label).focus();
    const field = await page.getByLabel(label).boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((field?.y ?? 0) + (field?.height ?? 0), label).toBeLessThanOrEqual(top);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'التراجع عن التغييرات' }).click();
  await expect(name).toHaveValue(before);
});

test('working days, a holiday and a price are saved', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  await signIn('/settings/work');
  await expect(page.getByText('هذه أيام مقترحة، ولا يُعمل بها حتى تحفظها.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'الجمعة' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'السبت' }).uncheck();
  await page.getByRole('switch', { name: 'تحديد ساعات العمل' }).check();
  await page.getByLabel('من الساعة').selectOption('18:00');
  await page.getByRole('button', { name: 'إضافة إجازة' }).click();
  await page.getByLabel('الاسم').fill('اليوم الوطني');
  await page.getByLabel('من يوم').fill('23/9/2027');
  await page.getByLabel('مدة التأجير المقترحة').selectOption('10');
  await page.getByLabel('سعر حاويات أنقاض، 20 ياردة').fill('٤٥٠٫٥');
  const save = page.getByRole('button', { name: 'حفظ الإعدادات' });
  await save.click();
  await expect(page.getByLabel('إلى الساعة')).toHaveAccessibleDescription('النهاية قبل البداية.');
  await expect(page.getByLabel('إلى الساعة')).toBeFocused();
  await page.getByLabel('من الساعة').selectOption('07:30');
  await expectAccessible(page);
  await save.click();
  await expect(page.locator('form').getByText('كل التغييرات محفوظة')).toBeVisible();
  const { settings } = await askServer(url, token, fetchWorkSettings, {});
  expect(settings).toMatchObject({
    ...{ days: [0, 1, 2, 3, 4], hours: { from: '07:30', until: '17:00' }, rentalDuration: 10 },
    holidays: [{ name: 'اليوم الوطني', from: '2027-09-23', until: '2027-09-23' }],
    prices: [{ type: 'حاويات أنقاض', size: '20 yard', price: 450.5 }],
  });

  await page.getByLabel('سعر حاويات أنقاض، 30 ياردة').fill('48000000');
  await save.click();
  const slip = page.getByRole('alertdialog', { name: 'سعر غير معتاد' });
  await expect(slip).toContainText('حاويات أنقاض، 30 ياردة: هل السعر \u206648,000,000.00\u2069 ر.س صحيح؟');
  await expect(slip).toContainText('السعر أكثر من 10 أضعاف أعلى سعر غيره (\u2066450.50\u2069 ر.س).');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
  await expect(page.getByLabel('سعر حاويات أنقاض، 30 ياردة')).toHaveValue('48000000');
  expect((await askServer(url, token, fetchWorkSettings, {})).settings.prices).toHaveLength(1);
});
