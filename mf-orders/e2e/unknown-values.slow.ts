import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

const kind = { type: 'حاوية ثلاجة', size: '99 yard' };

test('values that this build does not know are shown raw in all three lists', async ({ page, signIn }) => {
  for (const [path, change] of [
    ['orders/pending', { containerType: kind.type, containerSize: kind.size, rentalType: 'weekly' }],
    ['orders/accepted', { rentalType: 'weekly', rentalDuration: null, status: 'lost_at_sea' }],
    ['sub-orders', { type: 'repair', status: 'lost_at_sea' }],
  ] as const)
    await page.route(`**/api/company/${path}?*`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const [row] = answer.orders ?? answer.subOrders;
      Object.assign(row, change);
      Object.assign(row.Order?.Container ?? row.Container ?? {}, kind);
      await route.fulfill({ response, json: answer });
    });
  await signIn('/orders');
  const { rows, open, toolbar, total } = ordersPage(page);
  for (const word of [...Object.values(kind), 'weekly']) await expect(rows.first()).toContainText(word);
  await open('الطلبات المقبولة');
  await toolbar.choose('الحالة', 'جميع الحالات');
  for (const word of [...Object.values(kind), 'weekly', 'lost_at_sea'])
    await expect(rows.first()).toContainText(word);
  await expect.poll(total).toBeGreaterThan(10);
  await open('الطلبات الفرعية');
  for (const word of [...Object.values(kind), 'repair', 'lost_at_sea'])
    await expect(rows.first()).toContainText(word);
});

test('values that this build does not know are shown raw on the board and among the stops of a day', async ({
  page,
  signIn,
}) => {
  await page.route('**/api/company/orders/board', async (route) => {
    const response = await route.fetch();
    const { lanes } = await response.json();
    const [order] = lanes[0].orders;
    const odd = { ...order, id: 'odd', status: 'lost_at_sea', Container: { ...order.Container, ...kind } };
    await route.fulfill({
      response,
      json: {
        lanes: [...lanes, { ...lanes[0], status: 'lost_at_sea', count: 1, orders: [odd], ids: ['odd'] }],
      },
    });
  });
  await page.route('**/api/company/orders/stops*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const Container = { containerNumber: 'C-9999', ...kind };
    const stop = {
      ...{ id: 'odd', orderId: 'odd', number: 'ح-99999', kind: 'repair', status: 'lost_at_sea' },
      ...{ day: answer.day, doneAt: null, proofOfDeliveryUrl: null, driverId: null, driverName: null },
      ...{ deliveryLocation: null, place: null, distanceKm: null, Container },
    };
    await route.fulfill({ response, json: { ...answer, stops: [stop] } });
  });
  await signIn('/orders?tab=accepted_orders&view=board');
  const lane = page.getByRole('list', { name: 'lost_at_sea' });
  for (const word of Object.values(kind)) await expect(lane).toContainText(word);
  await page.goto('/orders?tab=accepted_orders&view=day');
  const stop = page.locator('[data-stop=odd]');
  for (const word of [...Object.values(kind), 'repair', 'lost_at_sea'])
    await expect(stop).toContainText(word);
});
