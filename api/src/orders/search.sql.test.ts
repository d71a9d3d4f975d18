import { assignMany } from '@hawiyat/shared/contract/orders/many-assignments';
import { listAcceptedOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { beforeAll, expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany, MarketDriver } from '../../testing/marketplace.ts';
import { asCompany } from '../db/tenant.ts';

// Searches and filters find the same things in all three lists: what they mean, what matches exactly, and the newest first.

const { server, market } = await marketServer();
let mine: MarketCompany;
let driver: MarketDriver;

const north = { latitude: 24.87, longitude: 46.73 };
const diriyah = { latitude: 24.735, longitude: 46.575 };
const rubble = { containerType: 'حاويات أنقاض', containerSize: '20 yard' };
const bin = { containerType: 'حاويات نفايات', containerSize: '4 yard with lid' };

beforeAll(async () => {
  mine = await market.company(2);
  await market.post('/api/company/containers/add', mine.token, {
    ...{ type: bin.containerType, size: bin.containerSize, price: 300, status: 'available' },
  });
  driver = await market.driver(mine.id, 'أحمد الحربي');
  await market.order(mine, { about: { ...rubble, deliveryLocation: north, deliveryDate: market.day(1) } });
  await market.order(mine, {
    ...{ about: { ...rubble, deliveryLocation: diriyah, deliveryDate: market.day(2) }, driverId: driver.id },
  });
  await market.order(mine, { about: { ...bin, deliveryLocation: null, deliveryDate: market.day(3) } });
  const all = listSubOrders.response.parse(await ask(listSubOrders.path, {})).subOrders;
  const tasks = all
    .filter(({ Order }) => Order.number === 'ح-10002')
    .map(({ id }) => ({ kind: 'sub_order', id }));
  await market.post(assignMany.path, mine.token, { driverId: driver.id, tasks });
  const { token } = await market.customer();
  // The one placed last has the first day.
  await market.place(token, { ...rubble, deliveryLocation: north, deliveryDate: market.day(9) });
  await market.place(token, { ...rubble, deliveryLocation: diriyah, deliveryDate: market.day(8) });
  await market.place(token, { ...bin, deliveryLocation: null, deliveryDate: market.day(7) });
});

async function ask(path: string, query: Record<string, string>) {
  const asked = new URLSearchParams({ skip: '0', limit: '50', ...query });
  return (await server.fetch(`${path}?${asked}`, { token: mine.token })).json();
}
type Query = Record<string, string>;
const accepted = async (query: Query) => {
  const { orders, total } = listAcceptedOrders.response.parse(await ask(listAcceptedOrders.path, query));
  expect(total).toBe(orders.length);
  return orders.map(({ number }) => number.slice(-1)).join('');
};
const subOrders = async (query: Query) => {
  const found = listSubOrders.response.parse(await ask(listSubOrders.path, query));
  expect(found.total).toBe(found.subOrders.length);
  return found.subOrders.map(({ Order }) => Order.number.slice(-1)).join('');
};
const open = async (query: Query) => {
  const { orders, total } = listPendingOrders.response.parse(await ask(listPendingOrders.path, query));
  expect(total).toBe(orders.length);
  return orders
    .map(({ deliveryDate }) => [9, 8, 7].findIndex((ahead) => market.day(ahead) === deliveryDate) + 1)
    .join('');
};

// By the last digit of the order's number, and the place among the requests: 1 is in the north, 2 in Diriyah, 3 a bin.
test.each([
  ['a type', 'أنقاض', '21', '21'],
  ['a type without hamza, with its size', 'حاويات انقاض ٢٠ ياردة', '21', '21'],
  ['another type', 'حاويات نفايات', '3', '3'],
  ['a size', 'بغطاء', '3', '3'],
  ['a city', 'الرياض', '1', '1'],
  ['a part of it', 'شمال الرياض', '1', '1'],
  ['a town without its dots', 'الدرعيه', '2', '2'],
  ['a driver', 'احمد', '2', ''],
  ['an order', 'ح-10002', '2', ''],
  ['its digits alone', '١٠٠٠٢', '2', ''],
  ['a container', 'C-0003', '3', ''],
  ['all containers, of which requests have none', 'c-000', '321', ''],
  ['nothing', 'zzzz', '', ''],
  ['a size and a place', '20 ياردة الدرعية', '2', '2'],
  ['the other way round', 'الدرعية، ٢٠ياردة', '2', '2'],
  ['a size half typed', 'الدرعية 20 يار', '2', '2'],
  ['a size that is elsewhere', '4 ياردة الدرعية', '', ''],
  ['a type and a city', 'الرياض أنقاض', '1', '1'],
  ['a driver’s names', 'الحربي احمد', '2', ''],
  ['a driver and a place', 'احمد الدرعية', '2', ''],
  ['a driver who was elsewhere', 'احمد الرياض', '', ''],
  ['an order and a type', 'أنقاض 10002', '2', ''],
  ['an order with a space', 'ح 10002', '2', ''],
  ['a container in two parts', 'c 0003', '3', ''],
  ['a word of two that is nowhere', 'أنقاض zzzz', '', ''],
])('%s: «%s»', async (_, q, tasks, requests) => {
  const byMatch = { q, sort: 'match' };
  expect([await accepted(byMatch), await subOrders(byMatch), await open({ q, sort: 'newest' })]).toEqual([
    tasks,
    tasks,
    requests,
  ]);
});

// By day, of which the requests have the opposite ones.
test.each<[name: string, filters: Query, tasks: string, requests: string]>([
  ['a type', { type: rubble.containerType }, '12', '21'],
  ['a size', { size: bin.containerSize }, '3', '3'],
  ['a size of no such type', { type: rubble.containerType, size: bin.containerSize }, '', ''],
  ['a kind that nobody has', { type: 'مكابس نفايات' }, '', ''],
  ['a place', { place: 'الدرعية' }, '2', '2'],
  ['its other spelling', { place: ' الدرعيه ' }, '2', '2'],
  ['a place without orders', { place: 'قرب الخرج' }, '', ''],
  ['a size and a place', { size: rubble.containerSize, place: 'شمال الرياض' }, '1', '1'],
  ['a place and a size as text', { place: 'الدرعية', q: '20 ياردة' }, '2', '2'],
  ['a place and another as text', { place: 'الدرعية', q: 'شمال' }, '', ''],
  ['a size and a place as text', { size: rubble.containerSize, q: 'الدرعية' }, '2', '2'],
  ['a type and a container of another', { type: rubble.containerType, q: 'C-0003' }, '', ''],
])('%s narrows each list', async (_, filters, tasks, requests) => {
  const { type, ...others } = filters;
  expect([
    await accepted(filters),
    await subOrders({ ...others, ...(type && { containerType: type }) }),
    await open(filters),
  ]).toEqual([tasks, tasks, requests]);
});

test('the task’s own type and the container’s narrow sub-orders together', async () => {
  const ofRubble = { containerType: rubble.containerType };
  expect(await subOrders({ ...ofRubble, type: 'return' })).toBe('12');
  expect(await subOrders({ ...ofRubble, type: 'unload' })).toBe('');
});

test('requests are narrowed by their day, too', async () => {
  const day = market.day(8);
  expect(await open({ day })).toBe('2');
  expect(await open({ day, type: rubble.containerType, applied: 'false' })).toBe('2');
  expect(await open({ day, applied: 'true' })).toBe('');
  expect(await open({ day, size: bin.containerSize })).toBe('');
  expect(await open({ day, place: 'الدرعية' })).toBe('2');
  expect(await open({ day: market.day(20) })).toBe('');
  // A day that has passed has none.
  expect(await open({ day: market.day(-1) })).toBe('');
});

test('tasks are narrowed by driver; another company’s finds nothing and says as much as one who does not exist', async () => {
  const other = await market.company(1);
  const foreign = await market.driver(other.id, 'أحمد الحربي');
  await market.order(other, { driverId: foreign.id });
  const found = async (driverId: string, more: Query = {}) => [
    await accepted({ driverId, ...more }),
    await subOrders({ driverId, ...more }),
  ];
  expect(await found(driver.id)).toEqual(['2', '2']);
  expect(await found(driver.id, { driver: 'assigned', place: 'الدرعية' })).toEqual(['2', '2']);
  expect(await found(driver.id, { driver: 'unassigned' })).toEqual(['', '']);
  expect(await found(driver.id, { size: bin.containerSize })).toEqual(['', '']);
  for (const path of [listAcceptedOrders.path, listSubOrders.path]) {
    const nobody = await ask(path, { driverId: '00000000-0000-4000-8000-000000000000' });
    expect(nobody).toMatchObject({ total: 0 });
    for (const driverId of [foreign.id, 'x', '']) expect(await ask(path, { driverId })).toEqual(nobody);
  }
});

test('the number that was searched comes first, whatever its day; unsorted the list goes by day as always', async () => {
  await market.post('/api/company/containers/add', mine.token, {
    ...{ type: rubble.containerType, size: rubble.containerSize, price: 300, status: 'available' },
  });
  const rename = (from: string, to: string) =>
    asCompany(server.db, mine.id, (tx) =>
      tx.updateTable('containers').set({ number: to }).where('number', '=', from).execute(),
    );
  // C-0001 is also the beginning of another number.
  await rename('C-0003', 'C-00012');
  const byMatch = { q: 'C-0001', sort: 'match' };
  expect(await accepted(byMatch)).toMatch(/^[12]3$/);
  const ofContainer = (await accepted(byMatch)).charAt(0);
  expect(await accepted({ q: 'C-0001', sort: 'deliveryDate' })).toBe(`${ofContainer}3`);
  expect(await subOrders(byMatch)).toBe(`${ofContainer}3`);
  expect(await accepted({ q: 'حاويات C-0001', sort: 'match' })).toBe(`${ofContainer}3`);
  await rename('C-00012', 'C-0003');
});
