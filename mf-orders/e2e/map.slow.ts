import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { ordersPage } from './orders-page.ts';

const tiles = 'https://tile.openstreetmap.org/**';

const openFirst = async (page: Page) => {
  await page
    .getByRole('button', { name: /^عرض موقع الطلب/ })
    .first()
    .click();
  return ordersPage(page).dialog;
};

/** Every open request gets this location. */
const moveOrdersTo = (page: Page, deliveryLocation: unknown) =>
  page.route('**/api/company/orders/pending*', async (route) => {
    const answer = await route.fetch();
    const { orders, ...rest } = await answer.json();
    const moved = orders.map((order: object) => ({ ...order, deliveryLocation }));
    await route.fulfill({ json: { orders: moved, ...rest } });
  });

test('a missing coordinate, zero included, is no place: the dialog says so without a map', async ({
  page,
  signIn,
}) => {
  await moveOrdersTo(page, { latitude: 0, longitude: 46.7 });
  await signIn('/orders');
  const dialog = await openFirst(page);
  await expect(dialog.getByText('لا يوجد موقع متاح للعرض')).toBeVisible();
  await expect(dialog.getByRole('application')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'إغلاق', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('when the pictures cannot be had, the coordinates and the way to another map are there', async ({
  page,
  signIn,
}) => {
  await page.route(tiles, (route) => route.abort());
  await moveOrdersTo(page, { latitude: 24.7136, longitude: 46.6753 });
  await signIn('/orders');
  const dialog = await openFirst(page);
  await expect(dialog.getByRole('status')).toHaveText('تعذّر تحميل صور الخريطة. الإحداثيات: 24.7136, 46.6753');
  await expect(dialog.getByRole('link', { name: 'فتح في تطبيق الخرائط' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps?q=24.7136,46.6753',
  );
});
