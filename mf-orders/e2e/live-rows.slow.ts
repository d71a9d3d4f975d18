import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { customerApp, driverApp, orderOf } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

test.use({ isTranslated: true });

test('a request that arrives is marked until somebody uses it, and does not disturb typing', async ({
  page,
  panel,
  signIn,
}) => {
  const orders = ordersPage(page);
  const customer = await customerApp(panel.url);
  await signIn('/orders');
  await expect(orders.rows.first()).toBeVisible();
  // What came before the bell has counted is counted, not told.
  await expect(page.getByRole('button', { name: /^الإشعارات،/ })).toBeVisible();
  const before = await orders.total();
  await orders.rows
    .getByRole('button', { name: /^تقديم عرض على الطلب/ })
    .first()
    .click();
  const price = orders.dialog.getByLabel('السعر (ر.س)');
  await price.fill('41');

  await customer.place();
  await expect(page.getByRole('region', { name: 'الإشعارات' })).toContainText(/وصل/);
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

test('no row moves while the pointer rests in the list; what comes and goes waits for a press', async ({
  page,
  panel,
  signIn,
}) => {
  const orders = ordersPage(page);
  const customer = await customerApp(panel.url);
  const first = await customer.place();
  await signIn('/orders');
  const offer = orders.rows.getByRole('button', { name: /^تقديم عرض على الطلب/ }).nth(1);
  await offer.hover();
  const texts = () => orders.rows.allTextContents();
  const before = await texts();

  // Its day is the first, so its row would come above.
  await customer.place();
  await expect(page.getByRole('button', { name: 'تغيير واحد، عرضه' })).toBeVisible();
  expect(await texts()).toEqual(before);
  await customer.cancel(first.id);
  await expect(page.getByRole('button', { name: 'تغييران، عرضهما' })).toBeVisible();
  const gone = orders.rows.filter({ has: page.getByRole('button', { name: 'لم يعد متاحًا' }) });
  await expect(gone).toHaveCount(1);
  await gone.getByRole('button', { name: 'لم يعد متاحًا' }).click({ force: true });
  await expect(orders.dialog).toBeHidden();
  expect((await texts()).length).toBe(before.length);

  await page.getByRole('button', { name: 'تغييران، عرضهما' }).click();
  await expect(gone).toHaveCount(0);

  // Away from the list, rows come at once.
  await page.getByRole('heading', { level: 1 }).hover();
  const length = await orders.total();
  await customer.place();
  await expect.poll(orders.total).toBe(length + 1);
});

test('a hand that rests for 30 seconds is passed by, and its next press is not taken for what stood there', async ({
  page,
  panel,
  signIn,
}) => {
  await page.clock.install();
  const orders = ordersPage(page);
  const customer = await customerApp(panel.url);
  await signIn('/orders');
  const offer = orders.rows.getByRole('button', { name: /^تقديم عرض على الطلب/ }).first();
  await offer.hover();
  const before = await orders.total();
  await customer.place();
  await expect(page.getByRole('button', { name: 'تغيير واحد، عرضه' })).toBeVisible();
  expect(await orders.total()).toBe(before);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect.poll(orders.total).toBe(before + 1);
  await page.mouse.down();
  await page.mouse.up();
  await expect(orders.dialog).toBeHidden();
  await page.clock.runFor(1_000);
  await page.mouse.down();
  await page.mouse.up();
  await expect(orders.dialog).toBeVisible();
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
  // What came before the bell has counted is counted, not told.
  await expect(page.getByRole('button', { name: /^الإشعارات،/ })).toBeVisible();
  const { id: orderId, containerNumber } = await orderOf(panel.url, token);
  const row = orders.rows.filter({ hasText: containerNumber }).filter({ hasText: 'جديد' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('region', { name: 'الإشعارات' })).toContainText('تم قبول عرضك');
  await orders.toolbar.choose('الحالة', 'جميع الحالات');
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
