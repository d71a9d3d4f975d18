import { marketplace } from '@hawiyat/api/testing/marketplace';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { setOrigin } from '@hawiyat/shared/client';
import { changeOrderDriver } from '@hawiyat/shared/contract/fleet/driver-changes';
import { listOwnOffers } from '@hawiyat/shared/contract/marketplace/own-offers';
import { moveOrder } from '@hawiyat/shared/contract/orders/driver-app';
import { fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { $notices, $session, undoLast } from '@hawiyat/shared/state';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assignDriver, changeDriver } from './components/assign-driver.ts';
import type { Task } from './components/task.ts';
import { createOffer } from './offering/create-offer-dialog.tsx';

let server: TestServer;
let market: ReturnType<typeof marketplace>;
let mine: Awaited<ReturnType<typeof market.company>>;

beforeAll(async () => {
  server = await testServer({ attemptFactor: 1000 });
  market = marketplace(server);
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  setOrigin(server.url);
  $notices.set([]);
  mine = await market.company(4);
  const company = { id: mine.id, name: 'شركة', identifier: mine.identifier, logoUrl: null };
  $session.set({ token: mine.token, user: { id: 'u', name: 'نورة', email: 'a@example.com', company } });
});

async function task(): Promise<Task> {
  const { id } = await market.order(mine, { about: { deliveryDate: market.day(1) } });
  return { kind: 'order', id, day: market.day(1), order: 'ح-10001' };
}
const details = async ({ id }: Task) => {
  const answer = await server.fetch(fetchOrder.path.replace(':orderId', id), { token: mine.token });
  return fetchOrder.response.parse(await answer.json()).details;
};
/** The newest first. */
const drivers = async (of: Task) =>
  (await details(of)).timeline
    .filter(({ type }) => type === 'order.assigned')
    .map(({ driverName, reason }) => [driverName, reason]);
const toasts = () => $notices.get().map(({ text }) => text);
/** Presses «تراجع» of the newest toast. */
const undo = () =>
  $notices
    .get()
    .findLast(({ action }) => action)
    ?.action?.run?.();

test('undoing an assignment takes the driver off; the timeline has both', async () => {
  const { id, name } = await market.driver(mine.id, 'ماجد سعد');
  const one = await task();
  await assignDriver(one, id);
  expect(toasts()).toEqual([`تم تعيين السائق \u2068${name}\u2069 للطلب \u2068ح-10001\u2069`]);
  expect($notices.get()[0]?.action?.label).toBe('تراجع');
  undo();
  await expect.poll(async () => (await details(one)).order.driverId).toBeNull();
  expect((await details(one)).order.status).toBe('pending');
  expect(await drivers(one)).toHaveLength(2);
  await expect.poll(() => toasts().at(-1)).toContain('تم إلغاء تعيين السائق');
});

test('undoing a change gives the task back to the former driver', async () => {
  const [former, next] = [await market.driver(mine.id, 'سالم'), await market.driver(mine.id, 'فهد')];
  const one = await task();
  await assignDriver(one, former.id);
  await changeDriver({ task: one, driver: former }, next.id, 'تعطلت شاحنته');
  expect((await details(one)).order.driverId).toBe(next.id);
  undo();
  await expect.poll(async () => (await details(one)).order.driverId).toBe(former.id);
  expect(await drivers(one)).toEqual([
    ['سالم', 'تراجع عن تغيير السائق'],
    ['فهد', 'تعطلت شاحنته'],
    ['سالم', null],
  ]);
});

test('a driver who was taken off is assigned again by undoing', async () => {
  const driver = await market.driver(mine.id, 'سالم');
  const one = await task();
  await assignDriver(one, driver.id);
  await changeDriver({ task: one, driver }, null, null);
  undo();
  await expect.poll(async () => (await details(one)).order.driverId).toBe(driver.id);
});

test('an assignment after whose driver has set off is not undone, and a sentence says why', async () => {
  const driver = await market.driver(mine.id, 'سالم');
  const one = await task();
  await assignDriver(one, driver.id);
  const path = moveOrder.path.replace(':orderId', one.id);
  await market.post(path, driver.token, { status: 'in_transit' });
  undo();
  await expect
    .poll(() => $notices.get().at(-1))
    .toMatchObject({ kind: 'error', text: expect.stringMatching(/سالم/) });
  expect((await details(one)).order).toMatchObject({ driverId: driver.id, status: 'in_transit' });
});

test('undoing an offer withdraws it', async () => {
  const { token } = await market.customer();
  const request = await market.place(token, { deliveryDate: market.day(5) });
  await createOffer(
    { globalOrderId: request.id, price: 480, rentalDuration: 7 },
    request as never as PendingOrder,
  );
  expect(toasts()).toEqual(['تم تقديم العرض: حاويات أنقاض 20 ياردة، \u2066480.00\u2069 ر.س']);
  undo();
  await expect.poll(() => toasts().at(-1)).toBe('تم سحب العرض');
  const answer = await server.fetch(`${listOwnOffers.path}?limit=10`, { token: mine.token });
  expect(listOwnOffers.response.parse(await answer.json()).offers.map(({ status }) => status)).toEqual([
    'withdrawn',
  ]);
});

test('of quick work one toast offers the last, then the one before it, and nothing of a company that was left', async () => {
  const { id } = await market.driver(mine.id, 'ماجد');
  const tasks = [await task(), await task(), await task(), await task()];
  for (const one of tasks) await assignDriver(one, id);
  expect(toasts()).toEqual(['عُيّن 4 سائقين']);
  expect($notices.get()[0]?.action?.label).toBe('تراجع عن الأخير');
  expect(undoLast()).toBe(true);
  expect(toasts()).toEqual(['عُيّن 3 سائقين']);
  undo();
  const driverOf = async (at: number) => (await details(tasks[at] as Task)).order.driverId;
  await expect.poll(() => driverOf(2)).toBeNull();
  expect(await driverOf(3)).toBeNull();
  expect(await driverOf(1)).toBe(id);
  $session.set(null);
  expect(undoLast()).toBe(false);
});

test('what a colleague changed meanwhile is not undone, and the toast names her', async () => {
  const [first, second] = [await market.driver(mine.id, 'سالم'), await market.driver(mine.id, 'فهد')];
  const one = await task();
  await assignDriver(one, first.id);
  await assignDriver(await task(), second.id);
  // Twice, as a colleague would who gives the task back.
  const path = changeOrderDriver.path.replace(':orderId', one.id);
  for (const [from, driverId] of [
    [first.id, second.id],
    [second.id, first.id],
  ])
    await market.post(path, mine.token, { from, driverId, reason: 'تجربة' }, 'PATCH');
  undoLast();
  undoLast();
  await expect
    .poll(() => $notices.get().at(-1))
    .toMatchObject({
      kind: 'error',
      text: expect.stringMatching(/^تعذّر التراجع، لأن تغييرًا من .+ جاء بعده/),
    });
  expect((await details(one)).order.driverId).toBe(first.id);
});
