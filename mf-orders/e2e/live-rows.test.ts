import { assignDriver } from '@hawiyat/shared/contract/orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { customerApp, driverApp, orderOf } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

test('a request that arrives is marked until somebody turns to it, and disturbs nobody who types', async ({
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

  expect(await orders.total()).toBe(before + 1);
  const marked = orders.rows.filter({ has: page.getByText('جديد', { exact: true }) });
  await expect(marked).toHaveCount(1);
  await marked.getByRole('button', { name: /^عرض موقع الطلب/ }).click();
  await expect(marked).toHaveCount(0);
});

test('an accepted offer is a marked row, an assignment elsewhere changes it; the mark ends with the tab', async ({
  page,
  panel,
  session: { token },
  signIn,
}) => {
  const orders = ordersPage(page);
  const { driver } = await driverApp(panel.url, token, 'بدر المطيري');
  await signIn('/orders?tab=accepted_orders&status=pending');
  await expect(orders.rows.first()).toBeVisible();
  const { id: orderId, containerNumber } = await orderOf(panel.url, token);
  const row = orders.rows.filter({ hasText: containerNumber }).filter({ hasText: 'جديد' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'تم قبول عرضك' })).toBeAttached();
  await orders.choice('الحالة').selectOption('جميع الحالات');
  await orders.search.fill(containerNumber);
  await expect(row).toBeVisible();

  await askServer(panel.url, token, assignDriver, { params: { orderId }, body: { driverId: driver.id } });
  await expect(page.getByRole('cell', { name: 'بدر المطيري' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /تم تعيين السائق .بدر المطيري/ })).toBeAttached();
  await orders.open('الطلبات الفرعية');
  await page.goBack();
  await expect(page.getByRole('cell', { name: 'بدر المطيري' })).toBeVisible();
  await expect(page.getByText('جديد', { exact: true })).toHaveCount(0);
});
