import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { driverApp, orderOf } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

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
  await expect(page.getByRole('region', { name: 'الإشعارات' })).toContainText('تم قبول عرضك');
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
