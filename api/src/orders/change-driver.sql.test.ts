import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { changeOrderDriver, changeSubOrderDriver } from '@hawiyat/shared/contract/fleet/driver-changes';
import { listAssignableDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { listTasks, moveOrder } from '@hawiyat/shared/contract/orders/driver-app';
import { assignDriver, listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { assignSubOrderDriver, listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { beforeEach, expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany, MarketDriver } from '../../testing/marketplace.ts';
import { fault, rejected, statusAndBody, unknownId } from '../../testing/responses.ts';
import { asCompany } from '../db/tenant.ts';

const { server, market } = await marketServer();
let mine: MarketCompany;
let first: MarketDriver;
let second: MarketDriver;
beforeEach(async () => {
  mine = await market.company();
  [first, second] = [
    await market.driver(mine.id, 'سعيد الغامدي'),
    await market.driver(mine.id, 'فهد القحطاني'),
  ];
});

const answer = async (path: string, token: string) => (await server.fetch(path, { token })).json();
const change = (id: string, json: object, token = mine.token) =>
  server.fetch(changeOrderDriver.path.replace(':orderId', id), { method: 'PATCH', token, json });
const changeTask = (id: string, json: object) =>
  server.fetch(changeSubOrderDriver.path.replace(':subOrderId', id), {
    method: 'PATCH',
    token: mine.token,
    json,
  });
const orderNow = async () =>
  listAcceptedOrders.response.parse(await answer(listAcceptedOrders.path, mine.token)).orders[0];
const tasksOf = async (driver: MarketDriver) =>
  listTasks.response.parse(await answer(listTasks.path, driver.token)).jobs.map(({ number }) => number);
const reason = 'تعطلت شاحنته';

test('a driver is replaced with a reason until he sets off: both drivers see it, and it stands in the audit log', async () => {
  const { id } = await market.order(mine, { driverId: first.id });
  const replaced = await change(id, { from: first.id, driverId: second.id, reason });
  expect(await replaced.json()).toEqual({
    order: { id, status: 'scheduled', driverId: second.id, driverName: 'فهد القحطاني' },
  });
  expect(await orderNow()).toMatchObject({ driverId: second.id, status: 'scheduled' });
  expect([await tasksOf(first), await tasksOf(second)]).toEqual([[], ['ح-10001']]);
  const { entries } = listAudit.response.parse(await answer(`${listAudit.path}?entityId=${id}`, mine.token));
  expect(entries[0]).toMatchObject({
    type: 'order.assigned',
    actor: { kind: 'admin', name: 'عبدالله الحربي' },
    before: { driverId: first.id, status: 'scheduled' },
    after: { driverId: second.id, status: 'scheduled', reason },
  });
  expect(await statusAndBody(await change(id, { from: second.id, driverId: first.id }))).toEqual([
    400,
    fault('reason', 'هذا الحقل مطلوب'),
  ]);
});

test('an assignment is undone: the driver is taken off, and another one may be assigned', async () => {
  const { id } = await market.order(mine, { driverId: first.id });
  expect(await statusAndBody(await change(id, { from: first.id, driverId: null }))).toEqual([
    200,
    { order: { id, status: 'pending', driverId: null, driverName: null } },
  ]);
  expect(await orderNow()).toMatchObject({ driverId: null, Driver: null, status: 'pending' });
  expect(await tasksOf(first)).toEqual([]);
  expect(await statusAndBody(await change(id, { from: first.id, driverId: null }))).toEqual([
    409,
    { message: 'أُزيل السائق عن هذا الطلب من قبل.', code: 'driver-taken-off' },
  ]);
  await market.post(assignDriver.path.replace(':orderId', id), mine.token, { driverId: second.id }, 'PATCH');
  // An undo that comes after a colleague’s assignment does not touch it.
  expect(await statusAndBody(await change(id, { from: first.id, driverId: null }))).toEqual([
    409,
    {
      ...{ message: 'أصبح سائق هذا الطلب فهد القحطاني.', code: 'driver-changed' },
      assigned: { driverId: second.id, driverName: 'فهد القحطاني', by: 'عبدالله الحربي' },
    },
  ]);
  expect(await orderNow()).toMatchObject({ driverId: second.id, status: 'scheduled' });
});

test('a late order stays late without its driver, and a sub-order becomes pending again', async () => {
  const { id } = await market.order(mine, { driverId: first.id });
  await asCompany(server.db, mine.id, (tx) =>
    tx.updateTable('orders').set({ status: 'late' }).where('id', '=', id).execute(),
  );
  expect(await (await change(id, { from: first.id, driverId: null })).json()).toMatchObject({
    order: { status: 'late', driverId: null },
  });
  const { subOrders } = listSubOrders.response.parse(await answer(listSubOrders.path, mine.token));
  const task = subOrders[0]?.id ?? '';
  await market.post(
    assignSubOrderDriver.path.replace(':subOrderId', task),
    mine.token,
    { driverId: first.id },
    'PATCH',
  );
  const replaced = await changeTask(task, { from: first.id, driverId: second.id, reason });
  expect(await replaced.json()).toMatchObject({ subOrder: { status: 'scheduled', driverId: second.id } });
  expect(await tasksOf(second)).toEqual(['ح-10001/1']);
  const off = await changeTask(task, { from: second.id, driverId: null });
  expect(await off.json()).toMatchObject({ subOrder: { status: 'pending', driverId: null } });
});

test('a driver who has set off keeps his task; so does nobody whose order is over, or another company’s', async () => {
  const { id, customerToken } = await market.order(mine, { driverId: first.id });
  const other = await market.company();
  const missing = [404, rejected('الطلب غير موجود.')];
  expect(await statusAndBody(await change(id, { from: first.id, driverId: null }, other.token))).toEqual(
    missing,
  );
  for (const unknown of [unknownId, 'x'])
    expect(await statusAndBody(await change(unknown, { from: first.id, driverId: null }))).toEqual(missing);
  const strange = await market.driver(other.id);
  expect(await statusAndBody(await change(id, { from: first.id, driverId: strange.id, reason }))).toEqual([
    404,
    rejected('السائق غير موجود.'),
  ]);
  const path = moveOrder.path.replace(':orderId', id);
  await market.post(path, first.token, { status: 'in_transit' });
  for (const driverId of [null, second.id])
    expect(await statusAndBody(await change(id, { from: first.id, driverId, reason }))).toEqual([
      409,
      { message: 'انطلق السائق سعيد الغامدي، فلا يمكن تغييره أو إزالته.', code: 'driver-set-off' },
    ]);
  expect(await orderNow()).toMatchObject({ driverId: first.id, status: 'in_transit' });
  await market.post(`/api/customer/orders/${id}/cancel`, customerToken, {});
  expect((await change(id, { from: first.id, driverId: null })).status).toBe(409);
});

test('of a driver who sets off and a company that takes him off at the same moment one wins', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { id } = await market.order(mine, { driverId: first.id });
    const [off, moved] = await Promise.all([
      change(id, { from: first.id, driverId: null }),
      server.fetch(moveOrder.path.replace(':orderId', id), {
        ...{ method: 'POST', token: first.token, json: { status: 'in_transit' } },
      }),
    ]);
    expect([off.status === 200, moved.status === 200].sort()).toEqual([false, true]);
  }
});

test('a driver’s load counts what is overdue on the day on which it will be done: today', async () => {
  const { id } = await market.order(mine, { driverId: first.id });
  await asCompany(server.db, mine.id, (tx) =>
    tx
      .updateTable('orders')
      .set({ status: 'late', delivery_date: market.day(-5) })
      .where('id', '=', id)
      .execute(),
  );
  const load = async (day: string) =>
    listAssignableDrivers.response
      .parse(await answer(`${listAssignableDrivers.path}?day=${day}`, mine.token))
      .drivers.find((driver) => driver.id === first.id)?.jobsOnDay;
  expect(await load(market.day())).toBe(1);
  expect(await load(market.day(-5))).toBe(1);
  expect(await load(market.day(-1))).toBe(1);
  expect(await load(market.day(1))).toBe(0);
});
