import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { day } from '@hawiyat/shared/locale/dates';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { customerApp, driverApp, riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Locator, Page } from '@playwright/test';
import { sendUnusualPrices } from './dialogs-page.ts';
import { ordersPage } from './orders-page.ts';

const kind = { containerType: 'حاويات نفايات', containerSize: '4 yard with lid' } as const;

/** Goes on from where the focus is until it has come to an element; after the page's last one the first follows. */
async function tabTo(page: Page, there: Locator) {
  await expect(there).toBeVisible();
  for (let keys = 0; keys < 150; keys += 1) {
    await page.keyboard.press('Tab');
    if (await there.evaluate((item) => item === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not come to ${there}`);
}

test('the whole lifecycle by keyboard: offer, tab, assignment, proof', async ({
  page,
  context,
  panel,
  session: { token },
  signIn,
}) => {
  const orders = ordersPage(page);
  const draft = { type: kind.containerType, size: kind.containerSize, price: 300 };
  await askServer(panel.url, token, addContainer, { body: draft });
  const driver = await driverApp(panel.url, token, 'رائد البقمي');
  const customer = await customerApp(panel.url);
  const deliveryDate = riyadhDay(40);
  const request = await customer.place({ ...kind, deliveryDate });
  await sendUnusualPrices(page);
  await signIn('/orders?q=بغطاء');
  const row = orders.rows.filter({ hasText: day(deliveryDate) });
  await tabTo(page, row.getByRole('button', { name: /^تقديم عرض على الطلب/ }));
  await page.keyboard.press('Enter');
  await expect(orders.dialog.getByLabel('السعر (ر.س)')).toBeFocused();
  await page.keyboard.type('٣٤٥');
  await page.keyboard.press('Enter');
  await expect(orders.dialog).toBeHidden();
  const [offer] = (await customer.look(request.id)).offers;
  const order = await customer.accept(request.id, offer?.id ?? '');

  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(orders.tab('الطلبات المقبولة')).toBeFocused();
  await tabTo(page, orders.search);
  await page.keyboard.type(order.containerNumber);
  const mine = orders.rows.filter({ hasText: '345.00 ر.س' });
  await tabTo(page, mine.getByRole('button', { name: /^تعيين سائق للحاوية/ }));
  await page.keyboard.press('Enter');
  await expect(orders.dialog.getByRole('button', { name: /^تعيين السائق/ }).first()).toBeFocused();
  await page.keyboard.type('رائد');
  await tabTo(page, orders.dialog.getByRole('button', { name: /^تعيين السائق رائد البقمي/ }));
  await page.keyboard.press('Enter');
  await expect(mine).toContainText('رائد البقمي');

  await driver.move(order.id, { status: 'in_transit' });
  const proofOfDeliveryUrl = 'https://proofs.example/keys.jpg';
  await driver.move(order.id, { status: 'delivered', proofOfDeliveryUrl });
  await context.route(proofOfDeliveryUrl, (route) => route.fulfill({ body: 'proof' }));
  await tabTo(page, mine.getByRole('link', { name: 'تم التوصيل' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(opened).toHaveURL(proofOfDeliveryUrl);
});

test('drivers are requested once on load, and each tab requests its list when it opens', async ({
  page,
  signIn,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/company/')) requested.push(path);
  });
  const orders = ordersPage(page);
  const times = (path: string) => requested.filter((text) => text === `/api/company/${path}`).length;
  await signIn('/orders');
  await expect(orders.rows.first()).toBeVisible();
  expect([times('orders/pending'), times('sub-orders')]).toEqual([1, 0]);
  await orders.open('الطلبات الفرعية');
  await orders.open('الطلبات المقبولة');
  await orders.open('الطلبات الجديدة');
  await expect.poll(() => [times('orders/pending'), times('sub-orders')]).toEqual([2, 1]);
  expect(times('drivers')).toBe(1);
});
