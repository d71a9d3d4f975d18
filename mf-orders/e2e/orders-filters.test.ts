import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

test.use({ isTranslated: true });

test('filters and sort are in the address: a reload and a step back keep them', async ({
  page,
  panel,
  signIn,
  session: { token },
}) => {
  const orders = ordersPage(page);
  const { orders: all } = await askServer(panel.url, token, listAcceptedOrders, { query: {} });
  const done = all.filter((item) => item.status === 'completed').map((item) => Number(item.totalPrice));
  await signIn('/orders?tab=accepted_orders&status=nonsense&sort=size');
  await orders.openFilter();
  await expect(orders.choice('الحالة')).toHaveValue('needsAction');
  await expect(orders.choice('الترتيب حسب')).toHaveValue('deliveryDate');
  await orders.choice('الحالة').selectOption('مكتملة');
  await orders.choice('الترتيب حسب').selectOption('السعر الإجمالي');
  await page
    .getByRole('button', { name: 'ترتيب تصاعدي حسب السعر الإجمالي، اضغط للتبديل إلى التنازلي' })
    .click();
  await expect(page).toHaveURL('/orders?tab=accepted_orders&status=completed&sort=totalPrice&order=desc');

  // As numbers, in which 1,000 comes before 999.
  const descending = done.toSorted((a, b) => b - a);
  const prices = async () =>
    (await orders.column('السعر')).map((text) => Number(text.replace(/[^\d.]/g, '').replace(/\.$/, '')));
  const descend = async () => {
    expect(await orders.total()).toBe(done.length);
    const shown = await prices();
    // As many as a window shows.
    expect(shown.length).toBeGreaterThan(10);
    expect(shown).toEqual(descending.slice(0, shown.length));
  };
  await expect(descend).toPass();
  await page.reload();
  await expect(orders.rows.first()).toBeVisible();
  await expect(descend).toPass();

  await orders.open('الطلبات الفرعية');
  await orders.openFilter();
  await expect(orders.choice('الحالة')).toHaveValue('needsAction');
  await page.goBack();
  await orders.openFilter();
  await expect(orders.choice('الحالة')).toHaveValue('completed');
  await expect(descend).toPass();
  await page.goBack();
  await orders.openFilter();
  await expect(page.getByRole('button', { name: /^ترتيب تصاعدي/ })).toBeVisible();
  await page.goForward();
  await expect(descend).toPass();
});
