import { fetchActions } from '@hawiyat/shared/contract/company/dashboard';
import { listAssignableDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { assignDriver, countOrders } from '@hawiyat/shared/contract/orders/orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrders, type BusyOrder } from '../../testing/busy-company.ts';
import { type Market, marketplace } from '../../testing/marketplace.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { asCompany } from '../db/tenant.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6 });
  market = marketplace(server);
});
afterAll(() => server.close());

const today = () => dayOf(server.app.now());
const get = async (path: string, token: string) => (await server.fetch(path, { token })).json();
const workOf = async (token: string) => listWork.response.parse(await get(listWork.path, token));
const countsOf = async (token: string) =>
  countOrders.response.parse(await get(countOrders.path, token)).counts;
const actionsOf = async (token: string) =>
  fetchActions.response.parse(await get(fetchActions.path, token)).data;

const order = (
  status: BusyOrder['status'],
  days: number,
  returnOn?: { days: number; status: NonNullable<BusyOrder['returnOn']>['status'] },
): BusyOrder => ({
  ...{ status, day: addDays(today(), days), price: 300, createdAt: new Date(), completedAt: null },
  ...(status === 'completed' && { completedAt: new Date() }),
  hasDriver: !['pending', 'late'].includes(status),
  ...(returnOn && {
    returnOn: {
      day: addDays(today(), returnOn.days),
      status: returnOn.status,
      hasDriver: returnOn.status !== 'pending',
    },
  }),
});

/** Everything there can be on the days around today. */
const busyWeek = () => [
  ...[-9, -1].map((days) => order('late', days)),
  order('in_transit', -1),
  ...[0, 0, 1, 2, 9].map((days) => order('pending', days)),
  ...[0, 1].map((days) => order('scheduled', days)),
  order('canceled', 0),
  order('delivered', 0, { days: 30, status: 'pending' }),
  order('delivered', -20, { days: -3, status: 'pending' }),
  order('delivered', -20, { days: -2, status: 'scheduled' }),
  order('delivered', -20, { days: 0, status: 'pending' }),
  order('delivered', -20, { days: 0, status: 'scheduled' }),
  order('delivered', -20, { days: 1, status: 'pending' }),
  order('completed', -20, { days: 0, status: 'completed' }),
];

test('orders and sub-orders are one queue: what is overdue, what has no driver, and what drivers do today', async () => {
  const company = await market.company(0);
  await addOrders(server.db, company.id, busyWeek());
  const work = await workOf(company.token);
  const shown = (tasks: typeof work.overdue) =>
    tasks.map(({ kind, day, driver }) => [kind, day, driver !== null]);
  const day = (days: number) => addDays(today(), days);

  expect(shown(work.overdue)).toEqual([
    ['delivery', day(-9), false],
    ['return', day(-3), false],
    ['return', day(-2), true],
    ['delivery', day(-1), false],
    ['delivery', day(-1), true],
  ]);
  expect(shown(work.unassigned)).toEqual([
    ['delivery', day(0), false],
    ['delivery', day(0), false],
    ['return', day(0), false],
    ['delivery', day(1), false],
    ['return', day(1), false],
  ]);
  expect(shown(work.today)).toEqual([
    ['delivery', day(0), true],
    ['return', day(0), true],
  ]);
  expect(work.counts).toEqual({ overdue: 5, unassigned: 5, today: 2, requests: 0 });
  // Five that are overdue and five of today are not done; a delivery and a return are.
  expect(work.progress).toEqual({ left: 10, total: 12 });
  expect(new Set([...work.overdue, ...work.unassigned, ...work.today].map(({ number }) => number)).size).toBe(
    12,
  );
});

test('queue, strip and dashboard say the same number of what has no driver', async () => {
  const company = await market.company(0);
  await addOrders(server.db, company.id, busyWeek());
  const { token } = company;
  const numbers = async () => {
    const [work, counts, actions] = [await workOf(token), await countsOf(token), await actionsOf(token)];
    const inQueue = [...work.overdue, ...work.unassigned].filter(({ driver }) => driver === null);
    const { first, ...ofStrip } = counts.withoutDriver;
    expect(first?.id).toBe(inQueue.toSorted((a, b) => (a.day < b.day ? -1 : 1))[0]?.id);
    expect([work.withoutDriver, actions.withoutDriver]).toEqual([ofStrip, ofStrip]);
    expect(inQueue.filter(({ day }) => day <= today())).toHaveLength(work.withoutDriver.now);
    expect(inQueue.filter(({ day }) => day > today())).toHaveLength(work.withoutDriver.tomorrow);
    return { ...ofStrip, first: first && [first.kind, first.day] };
  };
  const first = ['delivery', addDays(today(), -9)];
  expect(await numbers()).toEqual({ now: 6, tomorrow: 2, first });
  const work = await workOf(token);
  for (const { id, kind, suggestion } of work.overdue.filter(({ driver }) => driver === null)) {
    if (kind !== 'delivery') continue;
    const path = assignDriver.path.replace(':orderId', id);
    await market.post(path, token, { driverId: suggestion?.driverId }, 'PATCH');
  }
  expect(await numbers()).toEqual({ now: 4, tomorrow: 2, first: ['return', addDays(today(), -3)] });
});

test('who has the least to do is suggested, as the dialog ranks the drivers, one after another', async () => {
  const company = await market.company(0);
  const [, other] = [
    await addOrders(server.db, company.id, [order('scheduled', 0), order('pending', 0), order('pending', 0)]),
    await market.driver(company.id, 'أحمد اليامي'),
  ];
  const work = await workOf(company.token);
  const path = `${listAssignableDrivers.path}?day=${today()}`;
  const { drivers } = listAssignableDrivers.response.parse(await get(path, company.token));
  expect(drivers[0]?.id).toBe(other.id);
  expect(work.unassigned.map(({ suggestion }) => [suggestion?.name, suggestion?.jobsOnDay])).toEqual([
    ['أحمد اليامي', 0],
    ['أحمد اليامي', 1],
  ]);
  expect(work.today.map(({ driver, suggestion }) => [driver?.phone !== undefined, suggestion])).toEqual([
    [true, null],
  ]);
});

test('requests that fit: of a kind that is free on their day, in the areas, and without an own offer', async () => {
  const company = await market.company(1);
  const { token } = await market.customer();
  const north = { latitude: 24.9, longitude: 46.65 };
  const fits = await market.place(token, { deliveryDate: addDays(today(), 3), deliveryLocation: north });
  const later = await market.place(token, {
    deliveryDate: addDays(today(), 4),
    rentalType: 'monthly',
    unloadCount: 2,
  });
  await market.place(token, { deliveryDate: addDays(today(), 3), containerSize: '12 yard' });
  const offered = await market.place(token, { deliveryDate: addDays(today(), 5) });
  await market.offer(company.token, offered.id);
  const idsOf = ({ requests }: Awaited<ReturnType<typeof workOf>>) =>
    requests.map(({ request }) => request.id);
  const mine = [fits.id, later.id];

  const { requests, counts } = await workOf(company.token);
  expect(idsOf({ requests } as never).filter((id) => [...mine, offered.id].includes(id))).toEqual(mine);
  expect(requests.every(({ request: { containerSize } }) => containerSize === '20 yard')).toBe(true);
  expect(counts.requests).toBe(requests.length);
  const [once, monthly] = mine.map((id) => requests.find(({ request }) => request.id === id));
  expect(once).toMatchObject({ freeContainers: 1, acceptedPrices: null, suggestedPrice: 500 });
  // A list price is that of one rental.
  expect(monthly).toMatchObject({ freeContainers: 1, suggestedPrice: null });

  const corners = [
    { latitude: 24.85, longitude: 46.5 },
    { latitude: 24.85, longitude: 46.8 },
    { latitude: 24.99, longitude: 46.65 },
  ];
  await asCompany(server.db, company.id, (tx) =>
    tx
      .insertInto('company_settings')
      .values({
        company_id: company.id,
        page: 'orders',
        settings: JSON.stringify({ areas: [{ name: 'الشمال', corners }] }),
      })
      .execute(),
  );
  expect(idsOf(await workOf(company.token)).filter((id) => mine.includes(id))).toEqual([fits.id]);

  // In repair, or set to rented by hand, it is free for nobody.
  for (const status of ['maintenance', 'rented', 'reserved'] as const) {
    await asCompany(server.db, company.id, (tx) =>
      tx.updateTable('containers').set({ status }).where('company_id', '=', company.id).execute(),
    );
    expect(idsOf(await workOf(company.token)).filter((id) => mine.includes(id))).toEqual([]);
  }
});

test('a container that comes back fits requests of later days, with the middle of the accepted prices', async () => {
  const company = await market.company(0);
  const until = addDays(today(), 3);
  await addOrders(server.db, company.id, [
    { ...order('delivered', -4, { days: 3, status: 'scheduled' }), price: 400 },
    { ...order('completed', -20, { days: -10, status: 'completed' }), price: 500 },
  ]);
  await asCompany(server.db, company.id, (tx) =>
    tx
      .updateTable('containers')
      .set({ archived_at: new Date() })
      .where('company_id', '=', company.id)
      .where('price', '=', '500')
      .execute(),
  );
  const { token } = await market.customer();
  const [, after] = [
    await market.place(token, { containerSize: '12 yard', deliveryDate: until }),
    await market.place(token, { containerSize: '12 yard', deliveryDate: addDays(until, 1) }),
  ];
  const { requests } = await workOf(company.token);
  expect(requests.every(({ request: { deliveryDate } }) => deliveryDate > until)).toBe(true);
  expect(requests.find(({ request }) => request.id === after.id)).toMatchObject({
    ...{ freeContainers: 1, suggestedPrice: 450 },
    acceptedPrices: { least: 400, most: 500, count: 2 },
  });
});
