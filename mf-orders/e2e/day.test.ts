import { listAcceptedOrders } from '@hawiyat/shared/contract/orders';
import { listSubOrders } from '@hawiyat/shared/contract/sub-orders';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { placedOrder } from './placed-order.ts';

const tiles = 'https://tile.openstreetmap.org/**';
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

function dayPage(page: Page) {
  const group = (title: string) => page.getByRole('list', { name: title, exact: true });
  const map = page.getByRole('application', { name: 'خريطة طلبات اليوم. استخدم الأسهم للتحريك.' });
  return {
    unassigned: group('لم يُعيَّن سائق').getByRole('listitem'),
    assigned: group('تم تعيين سائق').getByRole('listitem'),
    title: (day: string) => page.getByRole('heading', { name: dayWithWeekday(day) }),
    row: (number: string) => page.getByRole('button', { name: `${number} توصيل` }),
    map,
    /** Where a marker lies on the map, in pixels from its corner; wherever the page is scrolled to. */
    async placeOf(number: string) {
      const [corner, box] = await Promise.all([
        map.boundingBox(),
        map.getByRole('img', { name: number }).boundingBox(),
      ]);
      return corner && box && { x: box.x - corner.x, y: box.y - corner.y };
    },
    markers: map.getByRole('img'),
    marker: (number: string) => map.getByRole('img', { name: number }),
  };
}

test.beforeEach(({ page }) =>
  page.route(tiles, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture })),
);

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
