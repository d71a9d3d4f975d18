import { listStops } from '@hawiyat/shared/contract/orders/board';
import { assignDriver, listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { day as dayText } from '@hawiyat/shared/locale/dates';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { driverApp, riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dayPage, fulfillTiles } from './day-page.ts';
import { placedOrder } from './placed-order.ts';

test.use({ isTranslated: true, panelName: 'day' });
test.beforeEach(({ page }) => fulfillTiles(page));

test('today has all that is to be done, also what is late, by driver, each place on the map', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  await placedOrder(panel.url, token);
  await placedOrder(panel.url, token, { deliveryLocation: null });
  const day = riyadhDay();
  const [planned, tasks, late, overdue] = await Promise.all([
    askServer(panel.url, token, listAcceptedOrders, { query: { day, open: 'true' } }),
    askServer(panel.url, token, listSubOrders, { query: { day, open: 'true' } }),
    askServer(panel.url, token, listAcceptedOrders, { query: { late: 'true' } }),
    askServer(panel.url, token, listSubOrders, { query: { overdue: 'true' } }),
  ]);
  const open = [
    ...[...planned.orders, ...late.orders]
      .filter((order) => ['pending', 'scheduled', 'late', 'in_transit'].includes(order.status))
      .map((order) => ({ ...order, container: order.Container.containerNumber })),
    ...[...tasks.subOrders, ...overdue.subOrders].map((task) => ({
      ...task,
      ...{ deliveryLocation: task.Order.deliveryLocation, container: task.Order.Container.containerNumber },
    })),
  ];
  expect(late.orders.length + overdue.subOrders.length).toBeGreaterThan(0);
  const { unassigned, stops, cards, markers, title } = dayPage(page);
  await signIn('/orders?tab=accepted_orders');
  await page.getByRole('radio', { name: 'اليومي' }).check({ force: true });
  await expect(page).toHaveURL('/orders?tab=accepted_orders&view=day');
  await expect(title(day)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('بلا سائق');
  await expect(unassigned).toHaveCount(open.filter((stop) => stop.driverId === null).length);
  const name = open.find((stop) => stop.Driver)?.Driver?.user.name ?? '';
  await expect(cards(name)).toHaveCount(open.filter((stop) => stop.Driver?.user.name === name).length);
  for (const stop of [...late.orders, ...overdue.subOrders])
    await expect(stops.filter({ hasText: stop.number }).first()).toContainText(
      `متأخر منذ ${dayText(stop.deliveryDate)}`,
    );
  const shown = await stops.getByRole('strong').allTextContents();
  for (const { container } of open) expect(shown).toContain(container);
  const known = (await askServer(panel.url, token, listStops, { query: { day } })).stops;
  await expect(markers).toHaveCount(known.filter((stop) => stop.deliveryLocation !== null).length);
  await expectAccessible(page);
});

test('a day whose work is done says so, with the time and the proof, and a press opens the order', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  // Nobody else has anything to do on it.
  const day = riyadhDay(280);
  const { driver, move } = await driverApp(panel.url, token, 'فيصل الدوسري');
  const { id, containerNumber } = await placedOrder(panel.url, token, { deliveryDate: day });
  await askServer(panel.url, token, assignDriver, { params: { orderId: id }, body: { driverId: driver.id } });
  await signIn(`/orders?tab=accepted_orders&view=day&day=${day}`);
  const { card } = dayPage(page);
  await expect(page.getByText('0 من 1', { exact: true })).toBeVisible();
  await expect(card(driver.name, containerNumber)).toContainText('مجدولة');

  await move(id, { status: 'in_transit' });
  const proof = 'https://proofs.example/1.jpg';
  await move(id, { status: 'delivered', proofOfDeliveryUrl: proof });
  await expect(page.getByText('اكتملت أعمال هذا اليوم · 1 من 1')).toBeVisible();
  await expect(card(driver.name, containerNumber)).toContainText(/أُنجز .*\d:\d\d [صم]/);
  await expect(
    card(driver.name, containerNumber).getByRole('link', { name: /^إثبات توصيل/ }),
  ).toHaveAttribute('href', proof);

  await card(driver.name, containerNumber)
    .getByRole('button', { name: /^تفاصيل الطلب/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`details=${id}`));
  // A picture from elsewhere is a link in the panel.
  await expect(page.getByRole('link', { name: 'فتح إثبات التوصيل' })).toHaveAttribute('href', proof);
});
