import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { exportStatement, fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import { driverDetails } from '@hawiyat/shared/contract/fleet/drivers';
import { listStops, orderBoard } from '@hawiyat/shared/contract/orders/board';
import { listTasks, moveOrder, moveSubOrder } from '@hawiyat/shared/contract/orders/driver-app';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listRefunds } from '@hawiyat/shared/contract/orders/refunds';
import { assignSubOrderDriver, listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { asCompany } from '../db/tenant.ts';

const { server, market } = await marketServer();

const answer = async (path: string, token: string) => (await server.fetch(path, { token })).json();
const accepted = async (token: string, query = '') =>
  listAcceptedOrders.response.parse(await answer(listAcceptedOrders.path + query, token)).orders;
const subOrders = async (token: string, query = '') =>
  listSubOrders.response.parse(await answer(listSubOrders.path + query, token)).subOrders;

test('a company counts its own orders from ح-10001, and their sub-orders below them', async () => {
  const [one, other] = [await market.company(), await market.company()];
  const monthly = { about: { rentalType: 'monthly', unloadCount: 2 } };
  const first = await market.order(one, monthly);
  const second = await market.order(one);
  const theirs = await market.order(other);
  const numbers = new Map((await accepted(one.token)).map(({ id, number }) => [id, number]));
  expect([numbers.get(first.id), numbers.get(second.id)]).toEqual(['ح-10001', 'ح-10002']);
  expect((await accepted(other.token)).map(({ id, number }) => [id, number])).toEqual([
    [theirs.id, 'ح-10001'],
  ]);
  const tasks = (await subOrders(one.token)).filter(({ Order }) => Order.id === first.id);
  expect(tasks.map(({ number, type, Order }) => [number, type, Order.number])).toEqual([
    ['ح-10001/1', 'unload', 'ح-10001'],
    ['ح-10001/2', 'unload', 'ح-10001'],
    ['ح-10001/3', 'return', 'ح-10001'],
  ]);
});

test('offers accepted at the same moment get different numbers, in every company', async () => {
  const companies = [await market.company(6), await market.company(6)];
  const waiting = [];
  for (const company of companies)
    for (let at = 0; at < 6; at += 1) {
      const { token } = await market.customer();
      const request = await market.place(token);
      waiting.push({ token, request, made: await market.offer(company.token, request.id) });
    }
  await Promise.all(waiting.map(({ token, request, made }) => market.accept(token, request.id, made.id)));
  for (const { token } of companies)
    expect((await accepted(token)).map(({ number }) => number).sort()).toEqual(
      Array.from({ length: 6 }, (_, at) => `ح-${10001 + at}`),
    );
});

test.each(['asc', 'desc'] as const)(
  'orders and tasks of one day, and of one price, are listed by their numbers (%s)',
  async (order) => {
    const company = await market.company(6);
    for (let at = 0; at < 6; at += 1) await market.order(company);
    const numbers = Array.from({ length: 6 }, (_, at) => `ح-${10001 + at}`);
    const listed = order === 'asc' ? numbers : numbers.toReversed();
    for (const sort of ['deliveryDate', 'totalPrice'])
      expect(
        (await accepted(company.token, `?sort=${sort}&order=${order}`)).map(({ number }) => number),
      ).toEqual(listed);
    expect((await subOrders(company.token, `?order=${order}`)).map(({ number }) => number)).toEqual(
      listed.map((number) => `${number}/1`),
    );
    expect((await accepted(company.token, `?order=${order}&limit=4`)).map(({ number }) => number)).toEqual(
      listed.slice(0, 4),
    );
  },
);

test('an order has its number wherever it is shown', async () => {
  const company = await market.company();
  const driver = await market.driver(company.id);
  const { id, customerToken } = await market.order(company, { driverId: driver.id });
  const [task] = await subOrders(company.token);
  const subOrderId = task?.id ?? '';
  const driverPath = (path: string) => path.replace(':orderId', id).replace(':subOrderId', subOrderId);

  const { lanes } = orderBoard.response.parse(await answer(orderBoard.path, company.token));
  expect(lanes.flatMap(({ orders }) => orders.map(({ number }) => number))).toEqual(['ح-10001']);
  const stops = async (day: string) =>
    listStops.response.parse(await answer(`${listStops.path}?day=${day}`, company.token)).stops;
  expect((await stops(market.day())).map(({ number }) => number)).toEqual(['ح-10001']);
  expect((await stops(market.day(7))).map(({ number }) => number)).toEqual(['ح-10001/1']);
  const details = await answer(driverDetails.path.replace(':driverId', driver.id), company.token);
  expect(driverDetails.response.parse(details).orders.map(({ number }) => number)).toEqual(['ح-10001']);

  await market.post(
    assignSubOrderDriver.path.replace(':subOrderId', subOrderId),
    company.token,
    { driverId: driver.id },
    'PATCH',
  );
  const { jobs } = listTasks.response.parse(await answer(listTasks.path, driver.token));
  expect(jobs.map(({ number }) => number)).toEqual(['ح-10001', 'ح-10001/1']);
  const move = (path: string, status: string, more = {}) =>
    market.post(driverPath(path), driver.token, { status, ...more });
  await move(moveOrder.path, 'in_transit');
  await move(moveOrder.path, 'delivered', { proofOfDeliveryUrl: 'https://proofs.example/1' });
  for (const status of ['pick_up_in_progress', 'picked_up', 'completed'])
    await move(moveSubOrder.path, status);

  const span = `?from=${market.day(-1)}&to=${market.day()}`;
  const { data } = fetchStatement.response.parse(await answer(fetchStatement.path + span, company.token));
  expect(data.lines.map(({ number, orderId }) => [number, orderId])).toEqual([['ح-10001', id]]);
  const csv = await (await server.fetch(exportStatement.path + span, { token: company.token })).text();
  expect(csv.split('\r\n')[1]).toMatch(new RegExp(`^"?ح-10001"?,.*,"?${id}"?$`));
  const { requests } = (await answer('/api/customer/requests', customerToken)) as {
    requests: { order: { number: string } }[];
  };
  expect(requests.map(({ order }) => order.number)).toEqual(['ح-10001']);
  const { entries } = listAudit.response.parse(await answer(`${listAudit.path}?limit=200`, company.token));
  const named = (type: string) => entries.find((entry) => entry.type === type)?.number;
  expect([named('order.created'), named('sub_order.created'), named('offer.created')]).toEqual([
    'ح-10001',
    'ح-10001/1',
    null,
  ]);
});

test('a refund names the order that the customer has canceled', async () => {
  const company = await market.company();
  const { id, customerToken } = await market.order(company);
  await market.post(`/api/customer/orders/${id}/cancel`, customerToken, {});
  const { refunds } = listRefunds.response.parse(await answer(listRefunds.path, server.operatorToken));
  expect(refunds.find(({ orderId }) => orderId === id)?.number).toBe('ح-10001');
});

test('a search finds an order by its whole number in any spelling, and its sub-orders', async () => {
  const company = await market.company();
  await market.order(company, { about: { rentalType: 'monthly', unloadCount: 1 } });
  const { id } = await market.order(company, { about: { rentalType: 'monthly', unloadCount: 1 } });
  for (const q of ['10002', 'ح-10002', 'ح10002', '١٠٠٠٢', 'ح-۱۰۰۰۲', ' ح - 10002 ']) {
    const query = `?q=${encodeURIComponent(q)}`;
    expect(
      (await accepted(company.token, query)).map((order) => order.id),
      q,
    ).toEqual([id]);
    const tasks = await subOrders(company.token, query);
    expect(
      tasks.map(({ number }) => number),
      q,
    ).toEqual(['ح-10002/1', 'ح-10002/2']);
    const counted = await answer(`${listAcceptedOrders.path}${query}&skip=0&limit=5`, company.token);
    expect(counted, q).toMatchObject({ total: 1 });
  }
  const one = await subOrders(company.token, `?q=${encodeURIComponent('ح-10002/2')}`);
  expect(one.map(({ number }) => number)).toEqual(['ح-10002/2']);
  expect(await accepted(company.token, '?q=10003')).toEqual([]);
  expect(await accepted(company.token, '?q=1000')).toEqual([]);
});

test('an order of a server that knows no numbers gets one too', async () => {
  const company = await market.company();
  const { id } = await market.order(company);
  const request = await market.place((await market.customer()).token);
  const { id: offer_id } = await market.offer(company.token, request.id);
  const copied = await asCompany(server.db, company.id, async (tx) => {
    const {
      number: _,
      folded_hold: __,
      ...order
    } = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const [container] = await tx
      .selectFrom('containers')
      .select('id')
      .where('status', '=', 'available')
      .execute();
    const row = { ...order, id: crypto.randomUUID(), offer_id, container_id: container?.id ?? '' };
    return tx.insertInto('orders').values(row).returning('number').executeTakeFirstOrThrow();
  });
  expect(copied.number).toBe(10002);
});
