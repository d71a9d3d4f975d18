import { arrangeStops, listStops, orderBoard } from '@hawiyat/shared/contract/orders/board';
import { listTasks, moveOrder, moveSubOrder } from '@hawiyat/shared/contract/orders/driver-app';
import { saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { assignSubOrderDriver } from '@hawiyat/shared/contract/orders/sub-orders';
import { beforeEach, expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany, MarketDriver } from '../../testing/marketplace.ts';
import { fault, statusAndBody, unknownId } from '../../testing/responses.ts';
import { asCompany } from '../db/tenant.ts';

const { server, market } = await marketServer();
const proofOfDeliveryUrl = 'https://proofs.example/1.jpg';
let mine: MarketCompany;
let driver: MarketDriver;
beforeEach(async () => {
  mine = await market.company(6);
  driver = await market.driver(mine.id);
});

const dayAnswer = async (day = market.day(), { token } = mine) =>
  listStops.response.parse(await (await server.fetch(`${listStops.path}?day=${day}`, { token })).json());
const ids = async (day = market.day()) => (await dayAnswer(day)).stops.map(({ id }) => id);
const lanes = async () =>
  orderBoard.response.parse(await (await server.fetch(orderBoard.path, { token: mine.token })).json()).lanes;
const arrange = (json: object, { token } = mine) =>
  server.fetch(arrangeStops.path, { method: 'PATCH', token, json });
const visitOrders = async ({ token }: MarketDriver) => {
  const { jobs } = listTasks.response.parse(await (await server.fetch(listTasks.path, { token })).json());
  return Object.fromEntries(jobs.map(({ id, visitOrder }) => [id, visitOrder]));
};

/** An order of the driver, so many kilometers north. */
async function placed(north: number, by = driver) {
  const deliveryLocation = { latitude: 24.7 + north / 111, longitude: 46.7 };
  return (await market.order(mine, { about: { deliveryLocation }, driverId: by.id })).id;
}

async function deliver(id: string, by = driver) {
  const path = moveOrder.path.replace(':orderId', id);
  await market.post(path, by.token, { status: 'in_transit' });
  await market.post(path, by.token, { status: 'delivered', proofOfDeliveryUrl });
}

/** Its day has passed; the clock has not marked it yet. */
const postpone = (table: 'orders' | 'sub_orders', id: string, day: string) =>
  asCompany(server.db, mine.id, (tx) =>
    tx.updateTable(table).set({ delivery_date: day }).where('id', '=', id).execute(),
  );

const returnOf = async (orderId: string) => {
  const [task] = await asCompany(server.db, mine.id, (tx) =>
    tx.selectFrom('sub_orders').select('id').where('order_id', '=', orderId).execute(),
  );
  return task?.id ?? '';
};

test('what is done stays on its day, with when it was done and the proof', async () => {
  const id = await placed(1);
  await deliver(id);
  const { stops } = await dayAnswer();
  expect(stops).toMatchObject([
    {
      ...{ id, orderId: id, kind: 'delivery', status: 'delivered', day: market.day() },
      ...{ proofOfDeliveryUrl, driverId: driver.id },
    },
  ]);
  expect(Math.abs(Date.parse(stops[0]?.doneAt ?? '') - Date.now())).toBeLessThan(60_000);
});

test('overdue work is on today, and on the day on which it was done; not on another day', async () => {
  const [late, done] = [await placed(1), await placed(2)];
  for (const id of [late, done]) await postpone('orders', id, market.day(-6));
  const task = await returnOf(late);
  await postpone('sub_orders', task, market.day(-3));
  await deliver(done);
  const { stops } = await dayAnswer();
  expect(Object.fromEntries(stops.map(({ id, day, doneAt }) => [id, [day, doneAt !== null]]))).toEqual({
    [late]: [market.day(-6), false],
    [done]: [market.day(-6), true],
    [task]: [market.day(-3), false],
  });
  expect(stops.find(({ id }) => id === task)?.orderId).toBe(late);
  expect((await ids(market.day(-6))).toSorted()).toEqual([late, done].toSorted());
  expect(await ids(market.day(1))).toEqual([]);
});

test('a canceled order is no stop; one that failed is, and is not done', async () => {
  const id = await placed(1);
  await deliver(id);
  const task = await returnOf(id);
  await postpone('sub_orders', task, market.day());
  const path = (template: string) => template.replace(':subOrderId', task);
  await market.post(path(assignSubOrderDriver.path), mine.token, { driverId: driver.id }, 'PATCH');
  await market.post(path(moveSubOrder.path), driver.token, { status: 'failed', reason: 'الموقع مغلق' });
  const canceled = await market.order(mine);
  await market.post(`/api/customer/orders/${canceled.id}/cancel`, canceled.customerToken, {});
  expect((await dayAnswer()).stops.map(({ id, status, doneAt }) => [id, status, doneAt !== null])).toEqual([
    [id, 'delivered', true],
    [task, 'failed', false],
  ]);
});

test('a driver’s stops go from the depot to the nearest, until the company arranges them; his app sees that', async () => {
  const depot = { latitude: 24.7, longitude: 46.7 };
  await market.post(saveOrderSettings.path, mine.token, { depot, areas: [], hidesOutside: false }, 'PATCH');
  const [far, near, middle] = [await placed(9), await placed(1), await placed(5)];
  const before = await dayAnswer();
  expect(before.depot).toEqual(depot);
  expect(before.arranged).toEqual([]);
  expect(before.stops.map(({ id }) => id)).toEqual([near, middle, far]);
  expect(await visitOrders(driver)).toEqual({ [near]: undefined, [middle]: undefined, [far]: undefined });

  const theirs = await market.order(mine);
  const wanted = { day: market.day(), driverId: driver.id, ids: [far, theirs.id, near, 'x', far] };
  const kept = { day: market.day(), driverId: driver.id, ids: [far, near] };
  expect(await statusAndBody(await arrange(wanted))).toEqual([200, kept]);
  const after = await dayAnswer();
  expect(after.arranged).toEqual([driver.id]);
  expect(after.stops.map(({ id }) => id)).toEqual([theirs.id, far, near, middle]);
  expect(await visitOrders(driver)).toEqual({ [far]: 1, [near]: 2, [middle]: undefined });

  await arrange({ ...wanted, ids: [near, middle, far] });
  expect(await visitOrders(driver)).toEqual({ [near]: 1, [middle]: 2, [far]: 3 });
});

test('today’s order holds work of earlier days too', async () => {
  const [late, fresh] = [await placed(1), await placed(2)];
  await postpone('orders', late, market.day(-4));
  await arrange({ day: market.day(), driverId: driver.id, ids: [fresh, late] });
  expect(await visitOrders(driver)).toEqual({ [fresh]: 1, [late]: 2 });
  expect(await ids()).toEqual([fresh, late]);
});

test('nobody arranges another company’s stops, or an unknown driver’s', async () => {
  const other = await market.company();
  const id = await placed(1);
  const body = { day: market.day(), driverId: driver.id, ids: [id] };
  const missing = await statusAndBody(await arrange({ ...body, driverId: unknownId }));
  expect(missing[0]).toBe(404);
  expect(await statusAndBody(await arrange(body, other))).toEqual(missing);
  expect(await statusAndBody(await arrange({ ...body, day: 'اليوم' }))).toEqual([
    400,
    fault('day', 'القيمة غير صحيحة'),
  ]);
  expect((await arrange({ ...body, ids: Array.from({ length: 201 }, () => id) })).status).toBe(400);
  expect((await dayAnswer()).arranged).toEqual([]);
});

test('the board has sub-orders in the lane of their status, and what is completed, the newest first', async () => {
  const [first, second] = [await placed(1), await placed(2)];
  const [one, other] = [await returnOf(first), await returnOf(second)];
  for (const id of [first, second]) await deliver(id);
  expect((await lanes()).map((lane) => [lane.status, lane.orders.map(({ id }) => id)])).toEqual([
    ['pending', []],
    ['delivered', [second, first]],
  ]);
  const [pending] = await lanes();
  expect([pending?.count, pending?.subOrderCount]).toEqual([0, 2]);
  expect(pending?.subOrders?.map(({ id, Order }) => [id, Order.id]).toSorted()).toEqual(
    [
      [one, first],
      [other, second],
    ].toSorted(),
  );
  for (const task of [one, other]) {
    await market.post(
      assignSubOrderDriver.path.replace(':subOrderId', task),
      mine.token,
      { driverId: driver.id },
      'PATCH',
    );
    for (const status of ['pick_up_in_progress', 'picked_up', 'completed'])
      await market.post(moveSubOrder.path.replace(':subOrderId', task), driver.token, { status });
  }
  expect(
    (await lanes()).map((lane) => [
      ...[lane.status, lane.count, lane.subOrderCount],
      ...[lane.orders.map(({ id }) => id), lane.subOrders.map(({ id }) => id)],
    ]),
  ).toEqual([['completed', 2, 2, [second, first], [other, one]]]);
});

test('one driver’s stops alone are asked for by his id, in his order', async () => {
  const other = await market.driver(mine.id);
  const [far, near] = [await placed(9), await placed(1)];
  await placed(2, other);
  const ask = (driverId: string) =>
    server.fetch(`${listStops.path}?day=${market.day()}&driverId=${driverId}`, { token: mine.token });
  const whole = await dayAnswer();
  const { stops } = listStops.response.parse(await (await ask(driver.id)).json());
  expect(stops).toEqual(whole.stops.filter(({ driverId }) => driverId === driver.id));
  expect(stops.map(({ id }) => id).sort()).toEqual([far, near].sort());
  expect((await ask(unknownId)).status).toBe(404);
});
