import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { day } from '@hawiyat/shared/locale/dates';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dayPage, fulfillTiles, tiles } from './day-page.ts';
import { ordersPage } from './orders-page.ts';
import { placedOrder } from './placed-order.ts';

const address = (day: string) => `/orders?tab=accepted_orders&view=day&day=${day}`;
/** Pixels by which an arrow key moves the map. */
const arrowKey = 80;

test.beforeEach(({ page }) => fulfillTiles(page));

test('an empty day fills as orders come; two clicks assign, and the map follows until it is moved', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  // So far off that nobody else's order, and no container's return, falls on it.
  const day = riyadhDay(300);
  const { unassigned, cards, row, map, positionOf, settledPositionOf, markers, marker } = dayPage(page);
  const { dialog } = ordersPage(page);
  // The map comes to a popup at once, so that the next marker stands still when it is pressed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(address(day));
  await expect(page.getByText('لا توجد طلبات في هذا اليوم')).toBeVisible();

  const one = await placedOrder(panel.url, token, {
    deliveryDate: day,
    deliveryLocation: { latitude: 24.7, longitude: 46.7 },
  });
  await expect(markers).toHaveCount(1);
  await expect(marker(one.containerNumber)).toBeInViewport();
  const other = await placedOrder(panel.url, token, {
    deliveryDate: day,
    deliveryLocation: { latitude: 24.85, longitude: 46.5 },
  });
  await expect(unassigned).toHaveCount(2);
  await expect(markers).toHaveCount(2);
  // They lie farther apart than a map of the first one alone is wide.
  for (const order of [one, other]) await expect(marker(order.containerNumber)).toBeInViewport({ ratio: 1 });
  await unassigned
    .filter({ hasText: one.containerNumber })
    .getByRole('button', { name: /^تعيين سائق للحاوية/ })
    .click();
  const driver = dialog.getByRole('button', { name: /^تعيين السائق/ }).first();
  const name = ((await driver.getAttribute('aria-label')) ?? '').replace('تعيين السائق ', '');
  await driver.click();
  await expect(cards(name)).toContainText([one.containerNumber]);
  await expect(unassigned).toHaveCount(1);
  await expect(marker(one.containerNumber)).toHaveAccessibleName(new RegExp(name));
  await expect(marker(one.containerNumber)).toHaveText('1');

  await row(other.containerNumber).click();
  await expect(map.getByText(other.containerNumber)).toBeVisible();
  await settledPositionOf(one.containerNumber);
  await marker(one.containerNumber).click();
  await expect(row(one.containerNumber)).toHaveAttribute('aria-pressed', 'true');
  await expect(row(other.containerNumber)).toHaveAttribute('aria-pressed', 'false');
  await expect(map.getByText(name)).toBeVisible();
  await expect(map.getByText(other.containerNumber)).toHaveCount(0);

  // Who has moved the map stays where he is, whatever comes.
  const { x, y } = await settledPositionOf(one.containerNumber);
  for (let presses = 0; presses < 4; presses += 1) await map.press('ArrowDown');
  const there = { x, y: y - 4 * arrowKey };
  await expect.poll(() => positionOf(one.containerNumber)).toEqual(there);
  await placedOrder(panel.url, token, {
    deliveryDate: day,
    deliveryLocation: { latitude: 25.4, longitude: 47.3 },
  });
  await expect(unassigned).toHaveCount(2);
  await expect(markers).toHaveCount(3);
  expect(await positionOf(one.containerNumber)).toEqual(there);
  await expect(row(one.containerNumber)).toHaveAttribute('aria-pressed', 'true');
});

test('the day is in the address: buttons and date lead there, reload and back keep it', async ({
  page,
  signIn,
}) => {
  const { title } = dayPage(page);
  await signIn('/orders?tab=accepted_orders&view=day&day=2026-02-30');
  await expect(title(riyadhDay())).toBeVisible();
  await page.getByRole('button', { name: 'اليوم التالي' }).click();
  await expect(title(riyadhDay(1))).toBeVisible();
  await page.getByLabel('اليوم المحدد').fill(riyadhDay(12));
  await expect(page).toHaveURL(address(riyadhDay(12)));
  await page.reload();
  await expect(title(riyadhDay(12))).toBeVisible();
  await expect(page.getByLabel('اليوم المحدد')).toHaveValue(day(riyadhDay(12)));
  await page.getByRole('button', { name: 'اليوم السابق' }).click();
  await expect(title(riyadhDay(11))).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(title(riyadhDay(1))).toBeVisible();
  await expect(page.getByLabel('اليوم المحدد')).toHaveValue(day(riyadhDay(1)));
  await page.getByRole('button', { name: 'اليوم', exact: true }).click();
  await expect(title(riyadhDay())).toBeVisible();
  await expect(page).not.toHaveURL(/day=/);
});

test('when pictures fail the map says so and the list stays; two hundred stops have their markers', async ({
  page,
  signIn,
}) => {
  const stops = Array.from(
    { length: 200 },
    (_, at): Stop => ({
      ...{ id: `stop-${at}`, orderId: `stop-${at}`, number: `ح-${20_000 + at}`, day: riyadhDay() },
      ...{ kind: 'delivery', status: 'pending', doneAt: null, proofOfDeliveryUrl: null },
      ...{ driverId: null, driverName: null, place: null, distanceKm: null },
      deliveryLocation: { latitude: 24.5 + (at % 20) / 50, longitude: 46.5 + at / 500 },
      Container: { containerNumber: `C-${1000 + at}`, type: 'حاويات أنقاض', size: '20 yard' },
    }),
  );
  await page.unroute(tiles);
  await page.route(tiles, (route) => route.abort());
  await page.route('**/api/company/orders/stops*', (route) =>
    route.fulfill({ json: { day: riyadhDay(), stops, depot: null, arranged: [] } }),
  );
  await signIn('/orders?tab=accepted_orders&view=day');
  const { markers, unassigned } = dayPage(page);
  await expect(markers).toHaveCount(200);
  await expect(unassigned).toHaveCount(200);
  await expect(page.getByRole('status').filter({ hasText: 'تعذّر تحميل صور الخريطة.' })).toBeVisible();
});
