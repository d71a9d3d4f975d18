import { customerApp } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

test('a request that arrives is marked until somebody uses it, and does not disturb typing', async ({
  page,
  panel,
  signIn,
}) => {
  const orders = ordersPage(page);
  const customer = await customerApp(panel.url);
  await signIn('/orders');
  await expect(orders.rows.first()).toBeVisible();
  const before = await orders.total();
  await orders.rows
    .getByRole('button', { name: /^تقديم عرض على الطلب/ })
    .first()
    .click();
  const price = orders.dialog.getByLabel('السعر (ر.س)');
  await price.fill('41');

  await customer.place();
  await expect(page.getByRole('status').filter({ hasText: 'وصل طلب جديد' })).toBeAttached();
  await expect(page.getByText('جديد', { exact: true })).toBeAttached();
  await expect(price).toBeFocused();
  await page.keyboard.type('7');
  await expect(price).toHaveValue('417');
  await orders.dialog.getByRole('button', { name: 'إغلاق النافذة' }).click();
  await page.getByRole('button', { name: 'مغادرة دون حفظ' }).click();

  await expect.poll(orders.total).toBe(before + 1);
  const marked = orders.rows.filter({ has: page.getByText('جديد', { exact: true }) });
  await expect(marked).toHaveCount(1);
  await marked.getByRole('button', { name: /^عرض موقع الطلب/ }).click();
  await expect(marked).toHaveCount(0);
});
