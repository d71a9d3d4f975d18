import { addDriver, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { day } from '@hawiyat/shared/locale/dates';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect, test } from '@hawiyat/shared/testing/panel';

test.use({ panelName: 'audit-log' });

test('an owner finds in the audit log what a person did on a day, and follows it to the thing', async ({
  page,
  signIn,
  panel,
}) => {
  await signIn('/settings/audit');
  const token = await page.evaluate(() => localStorage.getItem('web_auth_token') ?? '');
  const body = { name: 'سالم الدوسري', phone: '0559876543', identityNumber: '1098765432' };
  const { driver } = await askServer(panel.url, token, addDriver, { body });
  await askServer(panel.url, token, updateDriver, {
    params: { driverId: driver.id },
    body: { availability: 'on_break', phone: '0559876544' },
  });

  const rows = page.getByRole('table', { name: 'العمليات، الأحدث أولًا' }).getByRole('row');
  const changed = rows.filter({ hasText: 'عُدّلت بيانات السائق' });
  await expect(changed).toContainText('سالم الدوسري');
  await expect(changed).toContainText('من متاح إلى في استراحة');
  await expect(changed).toContainText('تغيّر');
  await expect(changed).not.toContainText('559876');
  await expectAccessible(page);

  const toolbar = listToolbar(page);
  await toolbar.openFilter();
  const filters = page.getByRole('search', { name: 'تصفية السجل' });
  await expectAccessible(page);
  await filters.getByLabel('الشخص').selectOption('عبدالله الحربي');
  await filters.getByLabel('نوع العنصر').selectOption('السائقون');
  const [today = ''] = new Date(Date.now() + 3 * 3_600_000).toISOString().split('T');
  await filters.getByLabel('من يوم').fill(today);
  await expect(page).toHaveURL(/person=[\w-]{36}&kind=drivers&from=\d{4}-\d{2}-\d{2}$/);
  // With the head.
  await expect(rows).toHaveCount(3);
  await page.reload();
  await expect(rows).toHaveCount(3);
  // What is set is seen beside «تصفية», which has it.
  for (const text of ['عبدالله الحربي', 'السائقون', `من يوم ${day(today)}`])
    await expect(toolbar.chip(text)).toBeVisible();
  await toolbar.openFilter();
  // A field shows a day as the page does, and takes it in that form.
  const from = filters.getByLabel('من يوم');
  await expect(from).toHaveValue(day(today));
  await expect(from).toHaveAttribute('dir', 'rtl');
  await from.fill(day(today));
  await from.blur();
  await expect(from).toHaveValue(day(today));
  await expect(page).toHaveURL(new RegExp(`from=${today}$`));
  await filters.getByLabel('إلى يوم').fill('2020-01-01');
  await expect(page.getByText('لا توجد عمليات تطابق التصفية')).toBeVisible();
  await page.goBack();
  await toolbar.closeFilter();
  await toolbar.chip('السائقون').click();
  await expect(page).toHaveURL(/person=[\w-]{36}&from=\d{4}-\d{2}-\d{2}$/);
  await expect(toolbar.chip('السائقون')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await toolbar.press('تصدير CSV');
  expect((await download).suggestedFilename()).toBe('سجل-العمليات.csv');

  await changed.getByRole('link', { name: 'سالم الدوسري' }).click();
  await expect(page).toHaveURL(new RegExp(`/drivers/${driver.id}$`));
});

test('a person gets a copy of the own data, and an owner deletes a driver’s and reads what stays', async ({
  page,
  signIn,
  panel,
}) => {
  await signIn('/settings/data');
  const token = await page.evaluate(() => localStorage.getItem('web_auth_token') ?? '');
  const body = { name: 'ماجد الحربي', phone: '0557654321', identityNumber: '1087654321' };
  await askServer(panel.url, token, addDriver, { body });
  await expect(page.getByText('حتى 5 سنوات من حذف الحساب').first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^نسخة للقراءة من بيانات/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^بيانات-.*\.html$/);

  await page.getByLabel('السائق', { exact: true }).selectOption('ماجد الحربي');
  await page.getByRole('button', { name: 'حذف بيانات ماجد الحربي' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف البيانات' }).click();
  const result = page.getByRole('status').filter({ hasText: 'حُذفت بيانات' });
  await expect(result).toContainText('إثباتات التوصيل التي أرفقها');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expectAccessible(page);
});

test('a person agrees to notifications outside of the panel, and withdraws at once', async ({
  page,
  signIn,
}) => {
  await signIn('/settings/notifications');
  const own = page.getByRole('region', { name: 'موافقتي' });
  await expect(own.getByText('لم تُسجّل موافقة بعد.')).toBeVisible();
  await expect(page.getByText('لتعيّن سائقًا فور قبول العميل عرضك')).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('checkbox').check();
  await expect(own.getByText(/^وافقت،/)).toBeVisible();
  await page.reload();
  await own.getByRole('checkbox').uncheck();
  await expect(own.getByText(/^عدلت عن الموافقة،/)).toBeVisible();
});
