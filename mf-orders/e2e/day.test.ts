import { listAcceptedOrders } from '@hawiyat/shared/contract/orders';
import { listSubOrders } from '@hawiyat/shared/contract/sub-orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dayPage, fulfillTiles } from './day-page.ts';
import { placedOrder } from './placed-order.ts';

test.beforeEach(({ page }) => fulfillTiles(page));

test('today has everything to do, unassigned first, each place on the map', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  await placedOrder(panel.url, token);
  await placedOrder(panel.url, token, { deliveryLocation: null });
  const day = riyadhDay();
  const [{ orders }, { subOrders }] = await Promise.all([
    askServer(panel.url, token, listAcceptedOrders, { query: { day } }),
    askServer(panel.url, token, listSubOrders, { query: { day, open: 'true' } }),
  ]);
  const stops = [
    ...orders
      .filter((order) => ['pending', 'scheduled', 'late', 'in_transit'].includes(order.status))
      .map((order) => ({ ...order, number: order.Container.containerNumber })),
    ...subOrders.map((order) => ({
      ...order,
      ...order.Order,
      number: order.Order.Container.containerNumber,
    })),
  ];
  const { unassigned, assigned, markers, title } = dayPage(page);
  await signIn('/orders?tab=accepted_orders');
  await page.getByRole('radio', { name: 'اليوم' }).check({ force: true });
  await expect(page).toHaveURL('/orders?tab=accepted_orders&view=day');
  await expect(title(day)).toBeVisible();
  await expect(page.getByRole('heading', { name: /سائق/ }).first()).toContainText('لم يُعيَّن سائق');
  await expect(unassigned).toHaveCount(stops.filter((stop) => stop.driverId === null).length);
  await expect(assigned).toHaveCount(stops.filter((stop) => stop.driverId !== null).length);
  await expect(markers).toHaveCount(stops.filter((stop) => stop.deliveryLocation !== null).length);
  const shown = (await page.locator('[data-stop]').getByRole('strong').allTextContents()).toSorted();
  expect(shown).toEqual(stops.map((stop) => stop.number).toSorted());
});
