import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { listContainers, updateContainer } from '@hawiyat/shared/contract/fleet/containers';
import { createOffer, offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import { listStops, orderBoard } from '@hawiyat/shared/contract/orders/board';
import { moveOrder } from '@hawiyat/shared/contract/orders/driver-app';
import {
  assignDriver,
  countOrders,
  listAcceptedOrders,
  listPendingOrders,
  orderStatuses,
} from '@hawiyat/shared/contract/orders/orders';
import {
  assignSubOrderDriver,
  listSubOrders,
  subOrderStatuses,
} from '@hawiyat/shared/contract/orders/sub-orders';
import { beforeEach, expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany, MarketCustomer } from '../../testing/marketplace.ts';
import { fault, rejected, statusAndBody, unknownId as unknown } from '../../testing/responses.ts';
import { testServer } from '../../testing/server.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';
import { passDay } from './pass-day.ts';

const { server, market } = await marketServer();
/** The company of each test, and another one, which must never see or lose anything. */
let mine: MarketCompany;
const other = await market.company();
let customer: MarketCustomer;
beforeEach(async () => {
  mine = await market.company();
  customer = await market.customer();
});

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
/** Anyone who comes too late hears whom the task has, and which administrator sent him. */
const taken = (driver: { id: string; name: string }) => ({
  message: 'تم تعيين سائق لهذا الطلب من قبل.',
  assigned: { driverId: driver.id, driverName: driver.name, by: 'عبدالله الحربي' },
});

const pending = async (query = '', token = mine.token) =>
  listPendingOrders.response.parse(
    await (await server.fetch(listPendingOrders.path + query, { token })).json(),
  ).orders;
const accepted = async (query = '', token = mine.token) =>
  listAcceptedOrders.response.parse(
    await (await server.fetch(listAcceptedOrders.path + query, { token })).json(),
  ).orders;
const subOrders = async (query = '', token = mine.token) =>
  listSubOrders.response.parse(await (await server.fetch(listSubOrders.path + query, { token })).json())
    .subOrders;
const counts = async (token = mine.token) =>
  countOrders.response.parse(await (await server.fetch(countOrders.path, { token })).json()).counts;

const bid = (json: object, token = mine.token) =>
  server.fetch(createOffer.path, { method: 'POST', token, json });
const assign = (orderId: string, driverId: unknown, token = mine.token) =>
  server.fetch(assignDriver.path.replace(':orderId', orderId), {
    method: 'PATCH',
    token,
    json: { driverId },
  });
const assignTask = (subOrderId: string, driverId: unknown, token = mine.token) =>
  server.fetch(assignSubOrderDriver.path.replace(':subOrderId', subOrderId), {
    method: 'PATCH',
    token,
    json: { driverId },
  });

test('an open request is seen by every company, with these fields and no other', async () => {
  const { id } = await market.place(customer.token);
  const seen = (await pending()).find((item) => item.id === id);
  expect(seen).toEqual({
    id,
    containerType: 'حاويات أنقاض',
    containerSize: '20 yard',
    deliveryDate: market.day(),
    rentalType: 'once',
    unloadCount: null,
    deliveryLocation: { latitude: 24.7, longitude: 46.7 },
    place: 'وسط الرياض',
    distanceKm: null,
    applied: false,
    offer: null,
  });
  expect((await pending('', other.token)).find((item) => item.id === id)).toEqual(seen);
});

test('open requests come by day, the nearest first, and the other way round when asked; pages follow each other', async () => {
  const placed: string[] = [];
  for (const ahead of [400, 300, 500]) {
    const about = { deliveryDate: market.day(ahead), rentalType: 'yearly', unloadCount: ahead / 100 };
    placed.push((await market.place(customer.token, about)).id);
  }
  const [second = '', first = '', third = ''] = placed;
  const isOurs = (item: { id: string }) => placed.includes(item.id);
  const list = (await pending()).filter(isOurs);
  expect(list.map((item) => item.id)).toEqual([first, second, third]);
  expect(list.map((item) => [item.rentalType, item.unloadCount])).toEqual(
    [3, 4, 5].map((number) => ['yearly', number]),
  );
  expect((await pending('?order=desc')).filter(isOurs).map((item) => item.id)).toEqual([
    third,
    second,
    first,
  ]);
  const page = async (query: string) =>
    listPendingOrders.response.parse(
      await (await server.fetch(`${listPendingOrders.path}?order=desc&limit=1${query}`, mine)).json(),
    );
  const one = await page('');
  expect(one.orders.map((order) => order.id)).toEqual([third]);
  expect((await page(`&cursor=${one.nextCursor}`)).orders.map((order) => order.id)).toEqual([second]);
});

test('an offer marks the request applied for that company alone, and tells the other nothing', async () => {
  const { id } = await market.place(customer.token);
  // Whose it is, and what becomes of it, is not for the body to say.
  const claims = { id: unknown, companyId: other.id, status: 'accepted' };
  const answer = await bid({ globalOrderId: id, price: '٤٥٠٫٥', rentalDuration: 10, ...claims });
  expect(await statusAndBody(answer)).toEqual([
    201,
    {
      offer: {
        id: expect.any(String),
        globalOrderId: id,
        price: 450.5,
        rentalDuration: 10,
        status: 'submitted',
      },
    },
  ]);
  expect((await pending('?applied=true')).map((item) => item.id)).toEqual([id]);
  expect((await pending('?applied=true', other.token)).map((item) => item.id)).not.toContain(id);
  expect((await pending('?applied=false')).map((item) => item.id)).not.toContain(id);
});

test('open requests are searched by type and size, in the panel’s words too', async () => {
  const { id } = await market.place(customer.token, {
    containerType: 'حاويات نفايات',
    containerSize: '4 yard with lid',
  });
  const found = async (q: string) => (await pending(`?q=${encodeURIComponent(q)}`)).map((item) => item.id);
  for (const q of ['٤ ياردة بغطاء', '4 YARD', 'حاويات نفايات', 'ياردة بغِطاء'])
    expect(await found(q)).toContain(id);
  expect(await found('مكابس')).not.toContain(id);
  expect(await found('%')).toEqual([]);
});

test.each([
  [{ price: '' }, fault('price', 'السعر مطلوب')],
  [{ price: -1 }, fault('price', 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر')],
  [{ price: 0 }, fault('price', 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر')],
  [{ price: 'مئة' }, fault('price', 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر')],
  [{ price: 100_000_000 }, fault('price', 'القيمة خارج النطاق المسموح به')],
  [{ rentalDuration: 8 }, fault('rentalDuration', 'مدة التأجير يجب أن تكون 7 أو 10 أيام.')],
  [{ rentalDuration: null }, fault('rentalDuration', 'مدة التأجير يجب أن تكون 7 أو 10 أيام.')],
])('an offer with %j is rejected, and says why at the field', async (wrong, body) => {
  const { id } = await market.place(customer.token);
  const answer = await bid({ globalOrderId: id, price: 100, rentalDuration: 7, ...wrong });
  expect(await statusAndBody(answer)).toEqual([400, body]);
});

test('a duration is set for rentals of once only', async () => {
  const { id } = await market.place(customer.token, { rentalType: 'monthly', unloadCount: 2 });
  expect(await statusAndBody(await bid({ globalOrderId: id, price: 100, rentalDuration: 7 }))).toEqual([
    400,
    fault('rentalDuration', 'لا تُحدَّد مدة التأجير إلا لطلبات المرة الواحدة.'),
  ]);
  expect((await bid({ globalOrderId: id, price: 100 })).status).toBe(201);
});

test('a second offer, an offer on a closed request, and one on no request are rejected', async () => {
  const { id } = await market.place(customer.token);
  const offer = { globalOrderId: id, price: 100, rentalDuration: 7 };
  const made = await market.offer(mine.token, id);
  expect(await statusAndBody(await bid(offer))).toEqual([409, rejected('سبق أن قدّمت عرضًا على هذا الطلب.')]);
  await market.accept(customer.token, id, made.id);
  expect(await statusAndBody(await bid(offer, other.token))).toEqual([
    409,
    rejected('هذا الطلب لم يعد يستقبل العروض.'),
  ]);
  for (const globalOrderId of [unknown, 'no-id'])
    expect(await statusAndBody(await bid({ ...offer, globalOrderId }))).toEqual([
      404,
      rejected('الطلب غير موجود.'),
    ]);
});

test('a request that was taken back, has expired, or whose day has passed takes no offers any more', async () => {
  const requests = await Promise.all([1, 2, 3].map(() => market.place(customer.token)));
  const [canceled = '', expired = '', past = ''] = requests.map((request) => request.id);
  const change = (id: string, values: object) =>
    asPlatform(server.db, (tx) => tx.updateTable('requests').set(values).where('id', '=', id).execute());
  await change(canceled, { status: 'canceled', closed_at: new Date() });
  await change(expired, { status: 'expired', closed_at: new Date() });
  // Yesterday's, which nobody has let expire yet.
  await change(past, { delivery_date: market.day(-1) });
  for (const globalOrderId of [canceled, expired, past]) {
    expect((await pending()).map((item) => item.id)).not.toContain(globalOrderId);
    expect(await statusAndBody(await bid({ globalOrderId, price: 100, rentalDuration: 7 }))).toEqual([
      409,
      rejected('هذا الطلب لم يعد يستقبل العروض.'),
    ]);
  }
});

test('of 50 offers at once by one company on one request, one stands', async () => {
  const { id } = await market.place(customer.token);
  const offer = { globalOrderId: id, price: 100, rentalDuration: 7 };
  const answers = await Promise.all(Array.from({ length: 50 }, () => bid(offer)));
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  const rows = await asCompany(server.db, mine.id, (tx) =>
    tx.selectFrom('offers').select('id').where('request_id', '=', id).execute(),
  );
  expect(rows).toHaveLength(1);
});

test('guidance counts free containers on the day, and gives the range of own prices', async () => {
  const about = { deliveryDate: market.day(3) };
  const { id } = await market.place(customer.token, about);
  const ask = async () => {
    const answer = await server.fetch(`${offerGuidance.path}?globalOrderId=${id}`, { token: mine.token });
    return offerGuidance.response.parse(await answer.json()).guidance;
  };
  const prices = { least: 500, most: 500, count: 2 };
  expect(await ask()).toEqual({
    ...{ freeContainers: 2, isFree: true, listPrices: prices, acceptedPrices: null },
    basis: { kind: 'list', rentalType: 'once', ...prices },
  });
  await market.order(mine);
  expect(await ask()).toEqual({
    ...{ freeContainers: 1, isFree: true, listPrices: prices },
    acceptedPrices: { least: 450.5, most: 450.5, count: 1 },
    basis: { kind: 'accepted', rentalType: 'once', least: 450.5, most: 450.5, count: 1 },
  });
});

test('guidance leaves out what is in repair, counts what is back by then, and knows no request that is not there', async () => {
  const ask = async (id: string, token = mine.token) => {
    const answer = await server.fetch(`${offerGuidance.path}?globalOrderId=${id}`, { token });
    return offerGuidance.response.parse(await answer.json()).guidance.freeContainers;
  };
  const on = async (ahead: number) =>
    (await market.place(customer.token, { deliveryDate: market.day(ahead) })).id;
  // For 7 days from today: on the last of them it is still to be fetched.
  await market.order(mine);
  expect([await ask(await on(6)), await ask(await on(7)), await ask(await on(8))]).toEqual([1, 1, 2]);
  const [container] = listContainers.response.parse(
    await (await server.fetch(listContainers.path, mine)).json(),
  ).containers;
  await market.post(
    updateContainer.path.replace(':containerId', container?.id ?? ''),
    mine.token,
    { status: 'maintenance' },
    'PATCH',
  );
  expect(await ask(await on(8))).toBe(1);
  expect(await ask(await on(8), other.token)).toBe(2);
  const bins = { containerType: 'حاويات نفايات', containerSize: '2 yard' };
  expect(await ask((await market.place(customer.token, bins)).id)).toBe(0);
  for (const id of [unknown, 'x', ''])
    expect(
      await statusAndBody(
        await server.fetch(`${offerGuidance.path}?globalOrderId=${id}`, { token: mine.token }),
      ),
    ).toEqual([404, rejected('الطلب غير موجود.')]);
});

test.each(['rented', 'reserved'] as const)(
  'guidance leaves out a container set to %s by hand, which acceptance would not take either',
  async (status) => {
    const { id } = await market.place(customer.token, { deliveryDate: market.day(3) });
    const [container] = listContainers.response.parse(
      await (await server.fetch(listContainers.path, mine)).json(),
    ).containers;
    await market.post(
      updateContainer.path.replace(':containerId', container?.id ?? ''),
      mine.token,
      { status },
      'PATCH',
    );
    const answer = await server.fetch(`${offerGuidance.path}?globalOrderId=${id}`, { token: mine.token });
    expect(offerGuidance.response.parse(await answer.json()).guidance.freeContainers).toBe(1);
  },
);

test('an accepted order shows what the specification lists, and its price sorts as a number', async () => {
  const cheap = await market.order(mine, { about: { deliveryDate: market.day(2) } });
  const { id } = await market.place(customer.token, { rentalType: 'monthly', unloadCount: 2 });
  const dear = await market.offer(mine.token, id, 1000, null);
  await market.accept(customer.token, id, dear.id);
  const [first, second] = await accepted();
  expect(second).toEqual({
    id: cheap.id,
    number: 'ح-10001',
    deliveryDate: market.day(2),
    rentalType: 'once',
    rentalDuration: 7,
    unloadCount: null,
    deliveryLocation: { latitude: 24.7, longitude: 46.7 },
    place: 'وسط الرياض',
    distanceKm: null,
    totalPrice: '450.50',
    driverId: null,
    Driver: null,
    status: 'pending',
    proofOfDeliveryUrl: null,
    Container: { containerNumber: 'C-0001', type: 'حاويات أنقاض', size: '20 yard' },
  });
  expect(first).toMatchObject({ unloadCount: 2, rentalDuration: null, totalPrice: '1000.00' });
  const prices = async (query: string) => (await accepted(query)).map((item) => item.totalPrice);
  expect(await prices('?sort=totalPrice&order=asc')).toEqual(['450.50', '1000.00']);
  expect(await prices('?sort=totalPrice&order=desc')).toEqual(['1000.00', '450.50']);
  expect(await accepted('', other.token)).toEqual([]);
});

test('accepted orders and sub-orders are narrowed by driver, status, day and text, and come in pages', async () => {
  const driver = await market.driver(mine.id, 'إسماعيل فارس');
  const assigned = await market.order(mine, { driverId: driver.id });
  const open = await market.order(mine, { about: { deliveryDate: market.day(1) } });
  const ids = async (query: string) => (await accepted(query)).map((item) => item.id);
  expect(await ids('?driver=assigned')).toEqual([assigned.id]);
  expect(await ids('?driver=unassigned')).toEqual([open.id]);
  expect(await ids('?status=scheduled')).toEqual([assigned.id]);
  expect(await ids(`?day=${market.day(1)}`)).toEqual([open.id]);
  expect(await ids(`?q=${encodeURIComponent('اسماعيل')}`)).toEqual([assigned.id]);
  expect(await ids('?q=c-0002')).toEqual([open.id]);
  expect(await ids('?open=true&late=false&order=desc')).toEqual([open.id, assigned.id]);
  expect(await ids('?late=true')).toEqual([]);

  const page = listAcceptedOrders.response.parse(
    await (await server.fetch(`${listAcceptedOrders.path}?limit=1`, { token: mine.token })).json(),
  );
  expect(page.orders.map((order) => order.id)).toEqual([assigned.id]);
  expect(await ids(`?limit=5&cursor=${page.nextCursor}`)).toEqual([open.id]);

  const returns = await subOrders('?type=return&driver=unassigned&status=pending');
  expect(returns.map((item) => item.deliveryDate)).toEqual([market.day(7), market.day(8)]);
  expect(returns[0]).toEqual({
    id: expect.any(String),
    number: 'ح-10001/1',
    type: 'return',
    deliveryDate: market.day(7),
    status: 'pending',
    driverId: null,
    Driver: null,
    Order: {
      id: assigned.id,
      number: 'ح-10001',
      Container: { containerNumber: 'C-0001', type: 'حاويات أنقاض', size: '20 yard' },
      deliveryLocation: { latitude: 24.7, longitude: 46.7 },
      place: 'وسط الرياض',
      distanceKm: null,
    },
  });
  expect(await subOrders('?type=unload')).toEqual([]);
  expect(await subOrders('?overdue=true')).toEqual([]);
  expect(await subOrders('?q=C-0002')).toHaveLength(1);
  const days = async (query: string) => (await subOrders(query)).map((order) => order.deliveryDate);
  expect(await days('')).toEqual([market.day(7), market.day(8)]);
  expect(await days('?sort=deliveryDate&order=desc')).toEqual([market.day(8), market.day(7)]);
  expect(await days(`?day=${market.day(8)}`)).toEqual([market.day(8)]);
  const [returnTask] = returns;
  await assignTask(returnTask?.id ?? '', driver.id);
  for (const q of ['اسماعيل', 'إسمَاعيل  فارس', 'c-٠٠٠١'])
    expect([q, (await subOrders(`?q=${encodeURIComponent(q)}`)).map((order) => order.id)]).toEqual([
      q,
      [returnTask?.id],
    ]);
  expect((await subOrders('?driver=assigned')).map((order) => order.Driver?.user.name)).toEqual([
    driver.name,
  ]);
  expect((await subOrders('?driver=unassigned')).map((order) => order.id)).toEqual([returns[1]?.id]);
  expect((await subOrders('?status=scheduled')).map((order) => order.id)).toEqual([returnTask?.id]);
  expect(await subOrders('', other.token)).toEqual([]);
});

test('what needs action is late, or has no driver: an order from the start, its tasks a week ahead', async () => {
  mine = await market.company(4);
  const driver = await market.driver(mine.id);
  const far = await market.order(mine, { about: { deliveryDate: market.day(20) } });
  const near = await market.order(mine);
  const sent = await market.order(mine, { driverId: driver.id, about: { deliveryDate: market.day(1) } });
  const late = await market.order(mine, { driverId: driver.id });
  const yesterday = market.day(-1);
  const returns = await subOrders();
  const returnOf = (order: { id: string }) => returns.find((task) => task.Order.id === order.id)?.id ?? '';
  await assignTask(returnOf(late), driver.id);
  await asCompany(server.db, mine.id, async (tx) => {
    const past = { delivery_date: yesterday };
    await tx.updateTable('orders').set(past).where('id', '=', late.id).execute();
    await tx.updateTable('sub_orders').set(past).where('id', '=', returnOf(late)).execute();
  });
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(await accepted('?needsAction=true'))).toEqual([late.id, near.id, far.id]);
  expect(ids(await accepted('?needsAction=false'))).toEqual([sent.id]);
  expect(ids(await accepted('?needsAction=true&driver=assigned'))).toEqual([late.id]);
  expect(ids(await accepted('?needsAction=false&late=false'))).toEqual([sent.id]);
  expect(await accepted()).toHaveLength(4);
  expect(ids(await subOrders('?needsAction=true'))).toEqual([returnOf(late), returnOf(near)]);
  expect(ids(await subOrders('?needsAction=false'))).toEqual([returnOf(sent), returnOf(far)]);
  expect(await counts()).toMatchObject({ needsAction: { orders: 3, subOrders: 2 } });
});

test('a page by its offset has the length of the whole list, also under a filter; a cursor needs no count', async () => {
  mine = await market.company(4);
  const made = [];
  for (const ahead of [3, 1, 2, 5]) {
    made.push(await market.order(mine, { about: { deliveryDate: market.day(ahead) } }));
  }
  const driver = await market.driver(mine.id);
  await assign(made[3]?.id ?? '', driver.id);
  const page = async (query: string) => {
    const answer = await server.fetch(`${listAcceptedOrders.path}?${query}`, mine);
    const { orders, total, nextCursor } = listAcceptedOrders.response.parse(await answer.json());
    return { days: orders.map((order) => order.deliveryDate), total, end: nextCursor === null };
  };
  const days = [1, 2, 3, 5].map((number) => market.day(number));
  expect(await page('limit=2&skip=0')).toEqual({ days: days.slice(0, 2), total: 4, end: false });
  expect(await page('limit=2&skip=1&order=desc')).toEqual({ days: [days[2], days[1]], total: 4, end: false });
  expect(await page('limit=2&skip=3')).toEqual({ days: days.slice(3), total: 4, end: true });
  expect(await page('limit=2&skip=9')).toEqual({ days: [], total: 4, end: true });
  expect(await page('limit=1&skip=0&driver=unassigned')).toEqual({
    days: days.slice(0, 1),
    total: 3,
    end: false,
  });
  expect(await page(`limit=5&skip=0&q=${encodeURIComponent(driver.name)}`)).toMatchObject({ total: 1 });
  expect((await page('limit=2')).total).toBeUndefined();
  const totalOf = async (path: string) =>
    ((await (await server.fetch(`${path}?limit=1&skip=0`, mine)).json()) as { total: number }).total;
  expect(await totalOf(listSubOrders.path)).toBe((await subOrders()).length);
  expect(await totalOf(listPendingOrders.path)).toBe((await pending()).length);
  for (const skip of ['-1', 'x', '1.5'])
    expect((await server.fetch(`${listAcceptedOrders.path}?skip=${skip}`, mine)).status).toBe(400);
});

test('the board has every open order in the lane of its status, those without a driver first, then by day', async () => {
  mine = await market.company(3);
  const driver = await market.driver(mine.id);
  const far = await market.order(mine, { about: { deliveryDate: market.day(4) } });
  const near = await market.order(mine, { about: { deliveryDate: market.day(2) } });
  const sent = await market.order(mine, { driverId: driver.id });
  const board = async (token: string) =>
    orderBoard.response.parse(await (await server.fetch(orderBoard.path, { token })).json()).lanes;
  const lanes = await board(mine.token);
  expect(lanes.map((lane) => [lane.status, lane.count, lane.orders.map(({ id }) => id)])).toEqual([
    ['pending', 2, [near.id, far.id]],
    ['scheduled', 1, [sent.id]],
  ]);
  expect(lanes.flatMap((lane) => lane.orders).toSorted(byId)).toEqual((await accepted()).toSorted(byId));
  expect(await board(other.token)).toEqual([]);
});

test('a lane holds the first twenty, and says how many there are', async () => {
  const busy = await market.company(23);
  for (let n = 0; n < 22; n += 1) await market.order(busy);
  const answer = await server.fetch(orderBoard.path, { token: busy.token });
  const [lane] = orderBoard.response.parse(await answer.json()).lanes;
  expect([lane?.count, lane?.orders.length]).toEqual([22, 20]);
});

test('an unknown filter value is rejected with a message', async () => {
  const wrong = 'قيمة التصفية غير صحيحة.';
  for (const [path, field] of [
    ...['status', 'sort', 'order', 'driver', 'late', 'needsAction', 'type', 'size', 'place'].map(
      (text) => [listAcceptedOrders.path, text] as const,
    ),
    ...['type', 'status', 'sort', 'order', 'driver', 'overdue', 'containerType', 'size', 'place'].map(
      (text) => [listSubOrders.path, text] as const,
    ),
    ...['type', 'size', 'place', 'applied', 'order'].map((text) => [listPendingOrders.path, text] as const),
  ] as const)
    expect(await statusAndBody(await server.fetch(`${path}?${field}=x`, { token: mine.token }))).toEqual([
      400,
      fault(field, wrong),
    ]);
});

test('counts equal the lists, and a day’s stops name what is to be done, unassigned first', async () => {
  const driver = await market.driver(mine.id);
  const assigned = await market.order(mine, { driverId: driver.id });
  const open = await market.order(mine);
  expect(await counts()).toMatchObject({
    newOrders: (await pending('?applied=false')).length,
    acceptedOrders: 2,
    unassignedOrders: 1,
    subOrders: 2,
    unassignedSubOrders: 2,
  });
  const stops = async (day: string, token = mine.token) => {
    const answer = await server.fetch(`${listStops.path}?day=${day}`, { token });
    return listStops.response.parse(await answer.json()).stops;
  };
  expect((await stops(market.day())).map((stop) => [stop.id, stop.kind, stop.driverName])).toEqual([
    [open.id, 'delivery', null],
    [assigned.id, 'delivery', driver.name],
  ]);
  expect((await stops(market.day(7))).map((stop) => stop.kind)).toEqual(['return', 'return']);
  expect(await stops(market.day(), other.token)).toEqual([]);
  for (const day of ['', '2026-02-30', 'اليوم'])
    expect(
      await statusAndBody(await server.fetch(`${listStops.path}?day=${day}`, { token: mine.token })),
    ).toEqual([400, fault('day', 'القيمة غير صحيحة')]);
});

test('assigning a driver schedules the order, and the list shows him', async () => {
  const driver = await market.driver(mine.id);
  const { id } = await market.order(mine);
  expect(await statusAndBody(await assign(id, driver.id))).toEqual([
    200,
    { order: { id, driverId: driver.id, driverName: driver.name } },
  ]);
  expect(await accepted()).toMatchObject([
    { id, driverId: driver.id, Driver: { user: { name: driver.name } }, status: 'scheduled' },
  ]);
  const [returnTask] = await subOrders();
  expect(await statusAndBody(await assignTask(returnTask?.id ?? '', driver.id))).toEqual([
    200,
    { subOrder: { id: returnTask?.id, driverId: driver.id, driverName: driver.name } },
  ]);
  const scheduled = await subOrders('?status=scheduled&driver=assigned');
  expect(scheduled).toHaveLength(1);
  const picture = `/uploads/drivers/${'a'.repeat(32)}.webp`;
  await asCompany(server.db, mine.id, (tx) =>
    tx.updateTable('drivers').set({ picture }).where('id', '=', driver.id).execute(),
  );
  for (const [shown] of [await accepted(), await subOrders('?status=scheduled')])
    expect(shown?.Driver).toEqual({ user: { name: driver.name }, picture });
  for (const [entityId = '', type] of [
    [id, 'order'],
    [returnTask?.id, 'sub_order'],
  ]) {
    const auditLog = await server.fetch(`${listAudit.path}?entityId=${entityId}`, { token: mine.token });
    const { entries } = listAudit.response.parse(await auditLog.json());
    expect(entries.map((entry) => [entry.type, entry.actor.kind])).toEqual([
      [`${type}.assigned`, 'admin'],
      [`${type}.created`, 'customer'],
    ]);
    expect([entries[0]?.before, entries[0]?.after]).toEqual([
      { driverId: null, status: 'pending' },
      { driverId: driver.id, status: 'scheduled' },
    ]);
  }
  expect(await statusAndBody(await assignTask(returnTask?.id ?? '', driver.id))).toEqual([
    409,
    taken(driver),
  ]);
});

test('of 50 assignments of one order at once, one is made and 49 hear that a driver is set', async () => {
  const names = ['سالم', 'فهد', 'ماجد', 'ياسر', 'نواف'];
  const drivers = await Promise.all(names.map((name) => market.driver(mine.id, name)));
  const { id } = await market.order(mine);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => statusAndBody(await assign(id, drivers[i % 5]?.id))),
  );
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  const [won] = await accepted();
  const winner = drivers.find((driver) => driver.id === won?.driverId);
  expect(answers.filter(([status]) => status === 409)).toEqual(
    Array.from({ length: 49 }, () => [409, winner && taken(winner)]),
  );
});

test('a driver is needed, must be the company’s own, and must not have left', async () => {
  const { id } = await market.order(mine);
  const [returnTask] = await subOrders();
  const foreign = await market.driver(other.id);
  const left = await market.driver(mine.id);
  await asCompany(server.db, mine.id, (tx) =>
    tx.updateTable('drivers').set({ archived_at: new Date() }).where('id', '=', left.id).execute(),
  );
  for (const none of [undefined, '', null])
    for (const answer of [await assign(id, none), await assignTask(returnTask?.id ?? '', none)])
      expect(await statusAndBody(answer)).toEqual([400, fault('driverId', 'يرجى اختيار السائق.')]);
  for (const driverId of [foreign.id, left.id, unknown, 'x']) {
    expect(await statusAndBody(await assign(id, driverId))).toEqual([404, rejected('السائق غير موجود.')]);
    expect(await statusAndBody(await assignTask(returnTask?.id ?? '', driverId))).toEqual([
      404,
      rejected('السائق غير موجود.'),
    ]);
  }
  expect((await accepted())[0]?.driverId).toBeNull();
});

test('a driver is set where none is and something is left to do: in every other state it is rejected, and says why', async () => {
  const driver = await market.driver(mine.id);
  const { id } = await market.order(mine);
  const [returnTask] = await subOrders();
  const set = [409, taken(driver)];
  const over = [409, rejected('لا يمكن تعيين سائق لطلب مكتمل أو ملغى.')];
  const at = new Date();
  for (const status of orderStatuses) {
    const hasDriver = !['pending', 'late', 'canceled'].includes(status);
    await asCompany(server.db, mine.id, (tx) =>
      tx
        .updateTable('orders')
        .set({
          ...{ status, driver_id: hasDriver ? driver.id : null },
          ...{ delivered_at: at, proof_of_delivery_url: '/proof' },
          completed_at: status === 'completed' ? at : null,
          ...(status === 'canceled'
            ? ({ canceled_at: at, canceled_by: 'customer', refund: 1 } as const)
            : { canceled_at: null, canceled_by: null, refund: null }),
        })
        .where('id', '=', id)
        .execute(),
    );
    const answer = await statusAndBody(await assign(id, driver.id));
    const order = { id, driverId: driver.id, driverName: driver.name };
    if (['pending', 'late'].includes(status)) expect([status, answer]).toEqual([status, [200, { order }]]);
    else expect([status, answer]).toEqual([status, ['completed', 'canceled'].includes(status) ? over : set]);
  }
  for (const status of subOrderStatuses) {
    if (status === 're_delivery_in_progress') continue;
    await asCompany(server.db, mine.id, (tx) =>
      tx
        .updateTable('sub_orders')
        .set({
          ...{ status, driver_id: ['pending', 'failed'].includes(status) ? null : driver.id },
          failure_reason: status === 'failed' ? 'x' : null,
          completed_at: status === 'completed' ? at : null,
        })
        .where('id', '=', returnTask?.id ?? '')
        .execute(),
    );
    const answer = await statusAndBody(await assignTask(returnTask?.id ?? '', driver.id));
    const subOrder = { id: returnTask?.id, driverId: driver.id, driverName: driver.name };
    if (status === 'pending') expect(answer).toEqual([200, { subOrder }]);
    else expect([status, answer]).toEqual([status, ['completed', 'failed'].includes(status) ? over : set]);
  }
});

test('another company’s order and sub-order are not there', async () => {
  const { id } = await market.order(other);
  const [returnTask] = await subOrders('', other.token);
  const driver = await market.driver(mine.id);
  for (const unknownId of [id, unknown, 'x'])
    expect(await statusAndBody(await assign(unknownId, driver.id))).toEqual([
      404,
      rejected('الطلب غير موجود.'),
    ]);
  for (const unknownId of [returnTask?.id ?? '', unknown, 'x'])
    expect(await statusAndBody(await assignTask(unknownId, driver.id))).toEqual([
      404,
      rejected('الطلب غير موجود.'),
    ]);
  expect((await accepted('?driver=assigned', other.token)).map((item) => item.id)).not.toContain(id);
});

test('a late order still gets its driver, and stays late until he sets off', async () => {
  const driver = await market.driver(mine.id);
  const { id } = await market.order(mine);
  const day = 24 * 60 * 60 * 1000;
  await passDay({ ...server.app, now: () => new Date(server.app.now().getTime() + day) });
  expect((await assign(id, driver.id)).status).toBe(200);
  expect(await accepted()).toMatchObject([{ id, status: 'late', driverId: driver.id }]);
  const path = moveOrder.path.replace(':orderId', id);
  await market.post(path, driver.token, { status: 'in_transit' });
  expect((await accepted())[0]?.status).toBe('in_transit');
});

test('a company that floods the marketplace with offers is slowed down', async () => {
  const strict = await testServer({ shared: server });
  try {
    const offer = () =>
      strict.fetch(createOffer.path, {
        method: 'POST',
        token: mine.token,
        json: { globalOrderId: unknown, price: 1 },
      });
    const statuses: number[] = [];
    // No more at a time than the server works on: it is the company that is slowed down, not the crowd.
    for (let wave = 0; wave < 11; wave += 1) {
      const answers = await Promise.all(Array.from({ length: 11 }, offer));
      statuses.push(...answers.map((answer) => answer.status));
    }
    statuses.sort();
    expect(statuses).toEqual([...Array.from({ length: 120 }, () => 404), 429]);
    const slowed = await offer();
    expect(slowed.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await slowed.json()).toEqual({
      message: expect.stringMatching(/^محاولات كثيرة\. يرجى المحاولة بعد (دقيقة واحدة|\d+ ثانية)\.$/),
    });
  } finally {
    await strict.close();
  }
});

test('without a token every call is rejected', async () => {
  const ended = [401, rejected('انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.')];
  for (const { method, path } of [
    listPendingOrders,
    listAcceptedOrders,
    countOrders,
    listStops,
    listSubOrders,
    offerGuidance,
    createOffer,
    assignDriver,
    assignSubOrderDriver,
  ]) {
    const json = method === 'GET' ? {} : { json: {} };
    expect(await statusAndBody(await server.fetch(path, { method, ...json }))).toEqual(ended);
  }
});
