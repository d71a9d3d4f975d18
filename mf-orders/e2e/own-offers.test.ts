import { day } from '@hawiyat/shared/locale/dates';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';

test('an own offer shows its price, and is changed and withdrawn while it waits', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const company = market(url, token);
  const deliveryDate = riyadhDay(19);
  const { id } = await company.request({ deliveryDate });
  await company.offer(id, 480);
  await signIn('/orders?q=حاويات نفايات');
  const { rows, dialog } = ordersPage(page);
  const row = rows.filter({ hasText: day(deliveryDate) }).filter({ hasText: 'عرضك' });
  await expect(row).toContainText('عرضك: 480.00 ر.س');
  await expect(row.getByRole('button', { name: 'تم تقديم العرض' })).toBeDisabled();

  await row.getByRole('button', { name: /^تعديل العرض أو سحبه/ }).click();
  await expect(dialog.getByLabel('السعر (ر.س)')).toHaveValue('480.00');
  await dialog.getByLabel('السعر (ر.س)').fill('0');
  await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
  await expect(dialog.getByLabel('السعر (ر.س)')).toHaveAccessibleDescription(/أكبر من صفر/);
  await dialog.getByLabel('السعر (ر.س)').fill('455.50');
  await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('عرضك: 455.50 ر.س');

  await row.getByRole('button', { name: /^تعديل العرض أو سحبه/ }).click();
  await dialog.getByRole('button', { name: 'سحب العرض' }).click();
  const question = page.getByRole('alertdialog', { name: 'سحب العرض' });
  await expect(question).toContainText('455.50');
  await question.getByRole('button', { name: 'سحب العرض' }).click();
  await expect(question).toBeHidden();
  await expect(
    rows.filter({ hasText: day(deliveryDate) }).getByRole('button', { name: /^تقديم عرض على الطلب/ }),
  ).toBeVisible();
});
