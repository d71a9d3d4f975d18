import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { customerApp, driverApp } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { sendUnusualPrices } from './dialogs-page.ts';
import { ordersPage } from './orders-page.ts';

test.use({ isTranslated: true });

const kind = { containerType: 'حاويات نفايات', containerSize: '4 yard with lid' } as const;

/** Marks the page, so that a reload would show. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-page', ''));
const isSame = (page: Page) => expect(page.locator('body[data-same-page]')).toBeAttached();

test('a request appears, is offered on, accepted, assigned, brought on its way and delivered, with no reload', async ({
  page,
  panel,
  session: { token },
  signIn,
}) => {
  const orders = ordersPage(page);
  const draft = { type: kind.containerType, size: kind.containerSize, price: 300 };
  await askServer(panel.url, token, addContainer, { body: draft });
  const driver = await driverApp(panel.url, token, 'ناصر الدوسري');
  const customer = await customerApp(panel.url);
  await signIn('/orders');
  await expect(orders.rows.first()).toBeVisible();
  await mark(page);
  // What came before the bell has counted is counted, not told.
  await expect(page.getByRole('button', { name: /^الإشعارات،/ })).toBeVisible();

  await page.getByRole('searchbox', { name: 'البحث بنوع الحاوية أو حجمها...' }).fill('بغطاء');
  await expect(orders.rows).toHaveCount(
    (await askServer(panel.url, token, listPendingOrders, { query: { q: 'بغطاء' } })).orders.length,
  );
  const before = await orders.rows.count();
  const request = await customer.place(kind);
  await expect(orders.rows).toHaveCount(before + 1);
  const row = orders.rows.filter({ hasText: 'جديد' });
  await expect(row).toContainText('حاويات نفايات');
  await expect(page.getByRole('region', { name: 'الإشعارات' })).toContainText(/وصل/);

  await sendUnusualPrices(page);
  await row.getByRole('button', { name: 'تقديم عرض على الطلب، حاويات نفايات 4 ياردة بغطاء' }).click();
  await orders.dialog.getByLabel('السعر (ر.س)').fill('330');
  await orders.dialog.getByRole('button', { name: 'تقديم العرض' }).click();
  await expect(orders.dialog).toBeHidden();
  await expect(orders.rows.getByRole('button', { name: 'تم تقديم العرض' }).last()).toBeVisible();

  await orders.open('الطلبات المقبولة');
  const [offer] = (await customer.look(request.id)).offers;
  const order = await customer.accept(request.id, offer?.id ?? '');
  await orders.search.fill(order.containerNumber);
  const mine = orders.rows.filter({ hasText: '330.00 ر.س' });
  await expect(mine).toContainText('في الانتظار');
  await mine.getByRole('button', { name: /^تعيين سائق للحاوية/ }).click();
  await orders.dialog.getByRole('searchbox').fill('ناصر الدوسري');
  await orders.dialog.getByRole('button', { name: /^تعيين السائق/ }).click();
  await expect(mine).toContainText('مجدولة');
  await expect(mine).toContainText('ناصر الدوسري');

  await driver.move(order.id, { status: 'in_transit' });
  await expect(mine).toContainText('يتم التوصيل');
  const proofOfDeliveryUrl = 'https://proofs.example/lid.jpg';
  await driver.move(order.id, { status: 'delivered', proofOfDeliveryUrl });
  await expect(mine.getByRole('link', { name: 'تم التوصيل' })).toHaveAttribute('href', proofOfDeliveryUrl);
  await isSame(page);
});
