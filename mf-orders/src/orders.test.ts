import { addOrders } from '@hawiyat/api/testing/busy-company';
import { marketplace } from '@hawiyat/api/testing/marketplace';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { setOrigin } from '@hawiyat/shared/client';
import { readQuery } from '@hawiyat/shared/lib/query-state';
import { $notices, $session } from '@hawiyat/shared/state';
import { gate } from '@hawiyat/shared/testing/gate';
import type { ReadableAtom } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { assignDriver } from './components/assign-driver.ts';
import { dialogs } from './dialogs.ts';
import { acceptedQuery, newOrdersQuery } from './lists/filters/orders-query.ts';
import type { ListState } from './lists/live/live-list.ts';
import { newOrders } from './lists/live/new-orders-list.ts';
import { acceptedOrders } from './lists/live/task-lists.ts';
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
  await startPanel();
});
afterEach(() => {
  acceptedOrders.leave();
  newOrders.leave();
  dialogs.close();
});

/** Signs in a new company's administrator, as the sign-in screen does. */
async function startPanel(): Promise<void> {
  mine = await market.company(4);
  const company = { id: mine.id, name: 'شركة', identifier: mine.identifier, logoUrl: null };
  $session.set({ token: mine.token, user: { id: mine.id, name: 'مدير', email: 'a@example.com', company } });
}

async function orderAt(ahead: number, price: number, driverId?: string): Promise<string> {
  const { token } = await market.customer();
  const request = await market.place(token, { deliveryDate: market.day(ahead) });
  const offer = await market.offer(mine.token, request.id, price);
  const { order } = await market.accept(token, request.id, offer.id);
  if (!order) throw new Error('No order came of the acceptance');
  if (driverId) await assignedElsewhere(order.id, driverId);
  return order.id;
}

/** As another administrator does. */
const assignedElsewhere = (orderId: string, driverId: string) =>
  market.post(`/api/company/orders/${orderId}/assign-driver`, mine.token, { driverId }, 'PATCH');

const show = (address = '') => acceptedOrders.show(readQuery(acceptedQuery, new URLSearchParams(address)));
const rowsOf = <Row>(list: ReadableAtom<ListState<Row>>) => [...list.get().pages.values()].flat();
const ids = () =>
  acceptedOrders.$list.get().total === null ? null : rowsOf(acceptedOrders.$list).map((item) => item.id);
const row = (id: string) => rowsOf(acceptedOrders.$list).find((item) => item.id === id);

/** Holds the next response back until `arrive`. */
function slowNetwork() {
  const network = globalThis.fetch;
  const { open: arrive, opened: arrived } = gate();
  globalThis.fetch = async (...request) => {
    globalThis.fetch = network;
    const answer = await network(...request);
    await arrived;
    return answer;
  };
  return { arrive };
}

test('the server sorts: by day, the nearest first, unless chosen otherwise; prices as numbers', async () => {
  const late = await orderAt(3, 99.5);
  const early = await orderAt(1, 1000);
  await show();
  expect(ids()).toEqual([early, late]);
  await show('order=desc');
  expect(ids()).toEqual([late, early]);
  await show('sort=totalPrice');
  expect(ids()).toEqual([late, early]);
});

test('the server filters: by driver, status and search', async () => {
  const { id: driverId } = await market.driver(mine.id, 'فهد العتيبي');
  const free = await orderAt(1, 450);
  const taken = await orderAt(2, 450, driverId);
  const found = async (address: string) => {
    await show(address);
    return ids();
  };
  expect(await found('')).toEqual([free]);
  expect(await found('status=all')).toEqual([free, taken]);
  expect(await found('status=all&driver=unassigned')).toEqual([free]);
  expect(await found('status=all&driver=assigned')).toEqual([taken]);
  expect(await found('status=pending')).toEqual([free]);
  expect(await found('status=completed')).toEqual([]);
  expect(await found('q=فهد')).toEqual([taken]);
  expect(await found('q=C-0001')).toHaveLength(1);
});

test('a newer query replaces one that is under way', async () => {
  const free = await orderAt(1, 450);
  await show();
  const { arrive } = slowNetwork();
  const older = show('status=completed');
  expect(acceptedOrders.$list.get()).toMatchObject({ outdated: true, loading: true });
  const newer = show('status=pending');
  arrive();
  await Promise.all([older, newer]);
  expect(ids()).toEqual([free]);
  expect(acceptedOrders.$list.get()).toMatchObject({ outdated: false, loading: false });
});

test('a list shown again with another query starts empty', async () => {
  await orderAt(1, 450);
  await show();
  acceptedOrders.leave();
  void show('status=completed');
  expect(ids()).toBeNull();
});

test('over a refresh, rows that did not change stay the same', async () => {
  const { id: driverId } = await market.driver(mine.id);
  const [same, changed] = [await orderAt(1, 450), await orderAt(2, 450)];
  await show();
  const before = [row(same), row(changed)];
  await assignedElsewhere(changed, driverId);
  await acceptedOrders.retry();
  expect(row(same)).toBe(before[0]);
  expect(row(changed)).not.toBe(before[1]);
});

test('an assigned driver is in the row as the server answered, and a toast confirms it', async () => {
  const driver = await market.driver(mine.id, 'فهد العتيبي');
  const id = await orderAt(1, 450);
  await show();
  await assignDriver({ kind: 'order', id, day: market.day(1) }, driver.id);
  expect(row(id)).toMatchObject({ driverId: driver.id, Driver: { user: { name: 'فهد العتيبي' } } });
  expect($notices.get()).toMatchObject([{ text: expect.stringContaining('فهد العتيبي'), kind: 'success' }]);
});

test('when somebody else was faster, the dialog says so and the list under it shows his choice', async () => {
  const [his, ours] = [await market.driver(mine.id, 'سالم'), await market.driver(mine.id, 'فهد')];
  const id = await orderAt(1, 450);
  await show();
  await assignedElsewhere(id, his.id);
  await expect(assignDriver({ kind: 'order', id, day: market.day(1) }, ours.id)).rejects.toMatchObject({
    status: 409,
    message: 'تم تعيين سائق لهذا الطلب من قبل.',
  });
  await expect.poll(() => row(id)?.Driver?.user.name).toBe('سالم');
});

test('an offer marks its request as applied; a second one is rejected and changes nothing', async () => {
  const { token } = await market.customer();
  const { id: globalOrderId } = await market.place(token, { deliveryDate: market.day(9) });
  await newOrders.show(readQuery(newOrdersQuery, new URLSearchParams()));
  const request = () => rowsOf(newOrders.$list).find((item) => item.id === globalOrderId);
  expect(request()?.applied).toBe(false);
  const listed = request();
  if (!listed) throw new Error('The request is not listed');
  await createOffer({ globalOrderId, price: '450.50', rentalDuration: '10' }, listed);
  expect(request()?.applied).toBe(true);
  await expect(createOffer({ globalOrderId, price: 400, rentalDuration: 7 }, listed)).rejects.toMatchObject({
    status: 409,
    message: 'سبق أن قدّمت عرضًا على هذا الطلب.',
  });
});

test('a failed refresh keeps the rows beside the error, and a retry takes the error away', async () => {
  const id = await orderAt(1, 450);
  await show();
  setOrigin('http://127.0.0.1:9');
  await acceptedOrders.retry();
  expect(acceptedOrders.$list.get().error).toBe('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  expect(ids()).toEqual([id]);
  setOrigin(server.url);
  await acceptedOrders.retry();
  expect(acceptedOrders.$list.get().error).toBeNull();
});

test('a long list holds only the pages near the visible range and cancels those scrolled past', async () => {
  const today = { day: market.day(), status: 'pending', price: 450, hasDriver: false } as const;
  await addOrders(
    server.db,
    mine.id,
    Array.from({ length: 1_000 }, () => ({ ...today, createdAt: new Date(), completedAt: null })),
  );
  await show();
  expect(acceptedOrders.$list.get().total).toBe(1_000);
  const pages = () => [...acceptedOrders.$list.get().pages.keys()].toSorted((a, b) => a - b);
  expect(pages()).toEqual([0]);

  // Page 2 is loading when page 6 becomes visible, and is canceled.
  acceptedOrders.setVisibleRange({ first: 100, last: 120 });
  acceptedOrders.setVisibleRange({ first: 320, last: 340 });
  await expect.poll(pages).toEqual([0, 6]);
  for (let first = 350; first < 1_000; first += 50) {
    acceptedOrders.setVisibleRange({ first, last: first + 40 });
    await expect.poll(() => pages().includes(first / 50)).toBe(true);
  }
  expect(pages()).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
  expect(new Set(ids()).size).toBe(8 * 50);

  // A retry fetches only the visible page.
  await acceptedOrders.retry();
  expect(pages()).toEqual([19]);
});

test('what others have changed is marked for a moment, and what this page itself changed is not', async () => {
  const { id: driverId } = await market.driver(mine.id);
  const [theirs, ours] = [await orderAt(1, 450), await orderAt(2, 450)];
  await show('status=open');
  await assignDriver({ kind: 'order', id: ours, day: market.day(2) }, driverId);
  await acceptedOrders.retry();
  await assignedElsewhere(theirs, driverId);
  await acceptedOrders.retry();
  const changed = () => [...acceptedOrders.$list.get().changed];
  expect(changed()).toEqual([theirs]);
  await expect.poll(changed, { timeout: 5_000 }).toEqual([]);
});

test('the next company on the same page finds nothing of the one before', async () => {
  await orderAt(1, 450);
  await show();
  dialogs.open('map', { location: null });
  const { arrive } = slowNetwork();
  const late = acceptedOrders.retry();
  await startPanel();
  arrive();
  await late;
  expect(ids()).toBeNull();
  expect(dialogs.$open.get()).toBeNull();
});
