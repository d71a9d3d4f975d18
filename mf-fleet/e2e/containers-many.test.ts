import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersPage, debris } from './containers-page.ts';
import { driversPage } from './drivers-page.ts';

test.use({ panelName: 'changed fleet' });

test('ten are added at once by a range; taken numbers are said before, and the next begin after the last', async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  const { newOne, field, button, fill, dialog, card, coveredCard } = containersPage(page);
  await newOne.click();
  await fill(debris);
  await expect(dialog.getByRole('status').filter({ hasText: 'رقم الحاوية:' })).toContainText(/C-\d{4}/);
  await field('ترقيم الحاويات').selectOption('نطاق أرقام، من رقم إلى رقم');
  await field('بادئة الرقم (اختياري)').fill('ت-');
  await dialog.getByLabel('من', { exact: true }).fill('٠٠٩');
  await dialog.getByLabel('إلى', { exact: true }).fill('18');
  await expect(dialog.getByRole('status').filter({ hasText: 'أرقام الحاويات:' })).toContainText('ت-018');
  await expectAccessible(page);
  await button('حفظ وإضافة أخرى').click();
  const notices = page.getByRole('region', { name: 'الإشعارات' });
  await expect(notices.getByText('تم إضافة 10 حاويات بنجاح!')).toBeVisible();
  await expect(coveredCard('ت-009')).toBeVisible();

  // The form begins again with the kind, and with the number after the last one.
  await expect(field('نوع الحاوية')).toBeFocused();
  await expect(field('نوع الحاوية')).toHaveValue(debris.type);
  await expect(field('السعر (ر.س)')).toHaveValue('450.00');
  await expect(dialog.getByLabel('من', { exact: true })).toHaveValue('019');
  await dialog.getByLabel('من', { exact: true }).fill('018');
  await expect(dialog.getByText('أرقام مستخدمة من قبل، ولو لحاويات محذوفة أو مؤرشفة:')).toBeVisible();
  await button('إضافة الحاوية').click();
  await expect(dialog.getByRole('alert').first()).toContainText('رقم الحاوية مستخدم من قبل');
  await dialog.getByLabel('من', { exact: true }).fill('019');
  await button('إضافة الحاوية').click();
  await expect(dialog.getByText('تم إضافة الحاوية بنجاح!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card('ت-019')).toBeVisible();
});

test('a number is changed in the form; one that is taken is said at its field', { tag: '@slow' }, async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  const containers = containersPage(page);
  const { field, button, dialog } = containers;
  const number = await containers.add();
  const other = await containers.add();
  await containers.edit(number).click();
  await field('رقم الحاوية').fill(other);
  await button('حفظ التعديلات').click();
  await expect(field('رقم الحاوية')).toHaveAccessibleDescription(/رقم الحاوية مستخدم من قبل/);
  await field('رقم الحاوية').fill(`x-${number}`);
  await button('حفظ التعديلات').click();
  await expect(dialog).toBeHidden();
  await expect(containers.card(`X-${number}`)).toBeVisible();
});

test('one driver after the other is added without leaving the form', { tag: '@slow' }, async ({
  page,
  signIn,
}) => {
  await signIn('/drivers');
  const { dialog, field, newOne } = driversPage(page);
  await newOne.click();
  for (const [name, phone, identity] of [
    ['سائق أول', '0561110001', '1001244019'],
    ['سائق ثانٍ', '0561110002', '2087654321'],
  ] as const) {
    await field('اسم السائق').fill(name);
    await field('رقم الهاتف').fill(phone);
    await field('رقم الهوية').fill(identity);
    await expect(field('حالة التوفر')).toHaveAccessibleDescription('إن لم تختر، يُسجَّل السائق متاحًا.');
    await dialog.getByRole('button', { name: 'حفظ وإضافة أخرى' }).click();
    await expect(field('اسم السائق')).toHaveValue('');
    await expect(field('اسم السائق')).toBeFocused();
  }
  await page.keyboard.press('Escape');
  for (const name of ['سائق أول', 'سائق ثانٍ'])
    await expect(page.locator('article', { hasText: name })).toBeVisible();
});
