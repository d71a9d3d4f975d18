import { assignMany } from '@hawiyat/shared/contract/orders/many-assignments';
import { listAcceptedOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { beforeAll, expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany } from '../../testing/marketplace.ts';
import { asCompany } from '../db/tenant.ts';

// A search finds the same things in all three lists: what it means, what matches exactly, and the newest first.

const { server, market } = await marketServer();
let mine: MarketCompany;

const north = { latitude: 24.87, longitude: 46.73 };
const diriyah = { latitude: 24.735, longitude: 46.575 };
const rubble = { containerType: 'حاويات أنقاض', containerSize: '20 yard' };
const bin = { containerType: 'حاويات نفايات', containerSize: '4 yard with lid' };

beforeAll(async () => {
  mine = await market.company(2);
  await market.post('/api/company/containers/add', mine.token, {
    ...{ type: bin.containerType, size: bin.containerSize, price: 300, status: 'available' },
  });
  const driver = await market.driver(mine.id, 'أحمد الحربي');
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
const accepted = async (q: string, sort = 'match') => {
  const { orders, total } = listAcceptedOrders.response.parse(
    await ask(listAcceptedOrders.path, { q, sort }),
  );
  expect(total).toBe(orders.length);
  return orders.map(({ number }) => number.slice(-1)).join('');
};
const subOrders = async (q: string) => {
  const found = listSubOrders.response.parse(await ask(listSubOrders.path, { q, sort: 'match' }));
  expect(found.total).toBe(found.subOrders.length);
  return found.subOrders.map(({ Order }) => Order.number.slice(-1)).join('');
};
const open = async (q: string) => {
  const { orders, total } = listPendingOrders.response.parse(
    await ask(listPendingOrders.path, { q, sort: 'newest' }),
  );
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
])('%s: «%s»', async (_, q, tasks, requests) => {
  expect([await accepted(q), await subOrders(q), await open(q)]).toEqual([tasks, tasks, requests]);
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
  expect(await accepted('C-0001')).toMatch(/^[12]3$/);
  const ofContainer = (await accepted('C-0001')).charAt(0);
  expect(await accepted('C-0001', 'deliveryDate')).toBe(`${ofContainer}3`);
  expect(await subOrders('C-0001')).toBe(`${ofContainer}3`);
  await rename('C-00012', 'C-0003');
});
