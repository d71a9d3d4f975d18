import {
  exportStatement,
  fetchActions,
  fetchContainerBreakdown,
  fetchRevenue,
  fetchStatement,
  fetchStats,
} from '@hawiyat/shared/contract/company/dashboard';
import { addContainer, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import {
  listAcceptedOrders,
  listPendingOrders,
  type OrderStatus,
  orderStatuses,
} from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders, subOrderStatuses } from '@hawiyat/shared/contract/orders/sub-orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOrders, type BusyOrder } from '../../testing/busy-company.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { asPlatform } from '../db/tenant.ts';
import { addDays, dayOf, lastMonths, momentOf, monthOf } from '../kernel/calendar.ts';

let server: TestServer;
let company: TestCompany;
let token: string;
/** Of the server, which may be ahead. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const today = () => dayOf(now());
const passTime = (milliseconds: number) => {
  ahead += milliseconds;
  server.passTime(milliseconds);
};
beforeAll(async () => {
  server = await testServer();
}, 60_000);
beforeEach(async () => {
  company = await server.createCompany('شركة');
  token = await company.signIn();
});
afterAll(() => server.close());

async function get(path: string, by = token): Promise<unknown> {
  const answer = await server.fetch(path, { token: by });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}
const stats = async () => fetchStats.response.parse(await get(fetchStats.path)).data;
const actions = async () => fetchActions.response.parse(await get(fetchActions.path)).data;
const revenue = async (query = '') => fetchRevenue.response.parse(await get(fetchRevenue.path + query)).data;
const statement = async (from: string, to: string) =>
  fetchStatement.response.parse(await get(`${fetchStatement.path}?from=${from}&to=${to}`)).data;

function order(status: OrderStatus, day: string, more: Partial<BusyOrder> = {}): BusyOrder {
  const completedAt = status === 'completed' ? momentOf(day, 12) : null;
  const hasDriver = !['pending', 'late'].includes(status);
  return { status, day, price: 450.5, hasDriver, createdAt: momentOf(day, 9), completedAt, ...more };
}

test('a company that has just begun sees zeros', async () => {
  const month = Number(today().slice(5, 7));
  expect(await stats()).toEqual({
    containerStats: { rented: 0, available: 0, total: 0 },
    orderStats: { pending: 0, completed: 0, total: 0 },
    driverStats: { total: 0, completionRate: 0 },
    monthlyData: Array.from({ length: 12 }, (_, n) => ({ month: n + 1, requests: 0, revenue: 0 })),
    currentMonth: { orders: 0, revenue: 0, month, year: Number(today().slice(0, 4)) },
  });
  expect(await get(fetchContainerBreakdown.path)).toEqual({ data: [] });
  const { analytics, total, previous } = await revenue();
  expect(analytics).toEqual(lastMonths(today(), 12).map((period) => ({ period, orders: 0, revenue: 0 })));
  expect([total, previous]).toEqual([
    { orders: 0, revenue: 0 },
    { orders: 0, revenue: 0 },
  ]);
  const sums = { orders: 0, gross: '0.00', net: '0.00', vat: '0.00' };
  expect(await statement(today(), today())).toMatchObject({ lines: [], total: sums });
});

test('containers are counted by status, and broken down by type and size in the contract’s order', async () => {
  const add = async (type: string, size: string, status: string) => {
    const json = { type, size, price: 1, status };
    expect((await server.fetch(addContainer.path, { method: 'POST', token, json })).status).toBe(201);
  };
  await add('حاويات نفايات', '4 yard with lid', 'maintenance');
  await add('حاويات أنقاض', '20 yard', 'available');
  await add('حاويات أنقاض', '12 yard', 'rented');
  await add('حاويات أنقاض', '20 yard', 'reserved');
  expect((await stats()).containerStats).toEqual({ rented: 1, available: 1, total: 4 });
  const none = { available: 0, rented: 0, maintenance: 0, reserved: 0 };
  expect(await get(fetchContainerBreakdown.path)).toEqual({
    data: [
      { ...none, type: 'حاويات أنقاض', size: '12 yard', total: 1, rented: 1 },
      { ...none, type: 'حاويات أنقاض', size: '20 yard', total: 2, available: 1, reserved: 1 },
      { ...none, type: 'حاويات نفايات', size: '4 yard with lid', total: 1, maintenance: 1 },
    ],
  });
});

test('orders are counted in the month of their acceptance, revenue in that of their completion, as Riyadh has it', async () => {
  const year = today().slice(0, 4);
  const lastMinute = new Date(`${Number(year) - 1}-12-31T20:59:59.999Z`);
  const firstMinute = new Date(`${Number(year) - 1}-12-31T21:00:00Z`);
  await addOrders(server.db, company.id, [
    order('completed', `${year}-01-01`, { createdAt: lastMinute, completedAt: lastMinute, price: 1000 }),
    order('completed', `${year}-01-01`, { createdAt: lastMinute, completedAt: firstMinute, price: 100.1 }),
    order('completed', `${year}-01-01`, { createdAt: firstMinute, completedAt: firstMinute, price: 0.2 }),
    order('canceled', `${year}-01-05`, { createdAt: firstMinute }),
    order('scheduled', `${year}-01-05`, { createdAt: firstMinute }),
    order('delivered', `${year}-02-05`, { createdAt: momentOf(`${year}-02-01`, 0) }),
  ]);
  const { orderStats, driverStats, monthlyData } = await stats();
  expect(orderStats).toEqual({ pending: 2, completed: 3, total: 6 });
  expect(driverStats).toEqual({ total: 1, completionRate: 50 });
  expect(monthlyData.slice(0, 3)).toEqual([
    { month: 1, requests: 3, revenue: 100.3 },
    { month: 2, requests: 1, revenue: 0 },
    { month: 3, requests: 0, revenue: 0 },
  ]);
});

test('the current month is counted for itself, and months of other years are in no month of this one', async () => {
  const month = Number(today().slice(5, 7));
  const [thisMonth, lastYear] = [
    `${monthOf(today())}-01`,
    `${Number(today().slice(0, 4)) - 1}${today().slice(4, 7)}-01`,
  ];
  await addOrders(server.db, company.id, [
    order('completed', thisMonth, { price: 1450.5 }),
    order('completed', thisMonth, { price: 49.5 }),
    order('canceled', thisMonth),
    order('completed', lastYear, { price: 7777 }),
  ]);
  const { monthlyData, currentMonth, driverStats } = await stats();
  expect(currentMonth).toEqual({ orders: 3, revenue: 1500, month, year: Number(today().slice(0, 4)) });
  expect(monthlyData.map((item) => item.month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(monthlyData.filter((item) => item.requests > 0 || item.revenue > 0)).toEqual([
    { month, requests: 3, revenue: 1500 },
  ]);
  expect(driverStats.completionRate).toBe(75);
});

test('revenue comes by month, quarter or year, beside the time before, and adds up to the halala', async () => {
  const months = lastMonths(today(), 6);
  const first = (index: number) => `${months[index]}-01`;
  await addOrders(server.db, company.id, [
    order('completed', first(5), { price: 0.1 }),
    order('completed', first(5), { price: 0.2 }),
    order('completed', first(3), { price: 300 }),
    order('completed', addDays(first(3), -1), { price: 20 }),
    order('completed', first(0), { price: 1 }),
    order('completed', addDays(first(0), -1), { price: 9999 }),
    order('delivered', first(5), { price: 7777 }),
  ]);
  const data = await revenue('?period=3months');
  expect(data).toEqual({
    period: '3months',
    analytics: [
      { period: months[3], orders: 1, revenue: 300 },
      { period: months[4], orders: 0, revenue: 0 },
      { period: months[5], orders: 2, revenue: 0.3 },
    ],
    total: { orders: 3, revenue: 300.3 },
    previous: { orders: 2, revenue: 21 },
  });
  const year = await revenue('?period=3months&groupBy=year');
  expect(year.total).toEqual(data.total);
  expect(year.analytics.map((item) => item.period)).toEqual([
    ...new Set(months.slice(3).map((month) => month.slice(0, 4))),
  ]);
  expect((await revenue('?period=36months&groupBy=quarter')).analytics.at(-1)?.period).toMatch(
    /^\d{4}-Q[1-4]$/,
  );
  expect((await revenue()).period).toBe('12months');
});

test.each(['period=0months', 'period=37months', 'period=12', 'period=', 'groupBy=day', 'period=١٢months'])(
  'revenue by %s is rejected with a message',
  async (query) => {
    const answer = await server.fetch(`${fetchRevenue.path}?${query}`, { token });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: 'الفترة المطلوبة غير صحيحة.' },
    ]);
  },
);

/** Everything there can be around today, 500 of it. */
function plenty(): BusyOrder[] {
  return Array.from({ length: 500 }, (_, n) => {
    const status = orderStatuses[n % orderStatuses.length] ?? 'pending';
    const day = addDays(today(), (Math.floor(n / 10) % 5) - 2);
    const jobStatus = subOrderStatuses[n % subOrderStatuses.length] ?? 'pending';
    const needsDriver = !['pending', 'failed'].includes(jobStatus);
    const returnOn = { day: addDays(today(), (Math.floor(n / 7) % 5) - 2), status: jobStatus };
    return order(status, day, { returnOn: { ...returnOn, hasDriver: needsDriver || n % 4 === 0 } });
  });
}
const returnsAreReturns = (item: BusyOrder) => item.returnOn?.status !== 're_delivery_in_progress';

test('what needs action equals an independent count of 500 orders, and the lists that it leads to', async () => {
  const orders = plenty().filter(returnsAreReturns);
  await addOrders(server.db, company.id, orders);
  const open = (status: string) => !['completed', 'canceled', 'failed'].includes(status);
  const count = (fits: (order: BusyOrder) => boolean) => orders.filter(fits).length;
  const data = await actions();
  expect(data).toEqual({
    day: today(),
    unassignedOrdersToday: count((item) => open(item.status) && !item.hasDriver && item.day === today()),
    unassignedSubOrdersToday: count(
      ({ returnOn }) =>
        !!returnOn && open(returnOn.status) && !returnOn.hasDriver && returnOn.day === today(),
    ),
    lateOrders: count(
      (item) => ['pending', 'scheduled', 'late', 'in_transit'].includes(item.status) && item.day < today(),
    ),
    overdueReturns: count(({ returnOn }) => !!returnOn && open(returnOn.status) && returnOn.day < today()),
    requestsWithoutOffer: expect.any(Number),
    withoutDriver: expect.any(Object),
  });
  expect(
    Math.min(data.unassignedOrdersToday, data.unassignedSubOrdersToday, data.lateOrders),
  ).toBeGreaterThan(5);
  const ordersOf = async (query: string) =>
    listAcceptedOrders.response.parse(await get(`${listAcceptedOrders.path}?${query}`)).orders.length;
  const jobsOf = async (query: string) =>
    listSubOrders.response.parse(await get(`${listSubOrders.path}?${query}`)).subOrders.length;
  expect(await ordersOf(`driver=unassigned&open=true&day=${data.day}`)).toBe(data.unassignedOrdersToday);
  expect(await jobsOf(`driver=unassigned&open=true&day=${data.day}`)).toBe(data.unassignedSubOrdersToday);
  expect(await ordersOf('late=true')).toBe(data.lateOrders);
  expect(await jobsOf('type=return&overdue=true')).toBe(data.overdueReturns);
  const over = count((item) => !open(item.status));
  expect(await ordersOf('open=false')).toBe(over);
  expect(await ordersOf('open=true')).toBe(orders.length - over);
  expect(await ordersOf('late=false')).toBe(orders.length - data.lateOrders);
  const jobsOver = count(({ returnOn }) => !!returnOn && !open(returnOn.status));
  expect(await jobsOf('open=false')).toBe(jobsOver);
  expect(await jobsOf('overdue=false')).toBe(orders.length - data.overdueReturns);
  for (const status of orderStatuses)
    expect([status, await ordersOf(`status=${status}`)]).toEqual([
      status,
      count((item) => item.status === status),
    ]);
  for (const status of subOrderStatuses)
    expect([status, await jobsOf(`status=${status}`)]).toEqual([
      status,
      count(({ returnOn }) => returnOn?.status === status),
    ]);
  // Whole, however long: nobody asked for pages.
  expect(await ordersOf('')).toBe(orders.length);
  expect(await jobsOf('')).toBe(orders.length);
  const containers = listContainers.response.parse(await get(listContainers.path));
  expect(containers.containers).toHaveLength(orders.length);
  expect(containers).not.toHaveProperty('nextCursor');
});

test('a customer’s request needs an offer until its day has passed, and equals the list of new orders', async () => {
  const requests = async () =>
    listPendingOrders.response.parse(await get(`${listPendingOrders.path}?applied=false`)).orders.length;
  const before = (await actions()).requestsWithoutOffer;
  await asPlatform(server.db, async (tx) => {
    const { id: customer_id } = await tx
      .insertInto('customers')
      .values({ name: 'عميل', phone: company.id, birth_date: '1990-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const request = {
      customer_id,
      container_type: 'حاويات أنقاض',
      container_size: '12 yard',
      rental_type: 'once',
    } as const;
    await tx
      .insertInto('requests')
      .values([-1, 0, 1].map((days) => ({ ...request, delivery_date: addDays(today(), days) })))
      .execute();
  });
  expect((await actions()).requestsWithoutOffer).toBe(before + 2);
  expect(await requests()).toBe(before + 2);
});

test('at midnight in Riyadh, and not at any other, today’s orders are late', async () => {
  const tomorrow = addDays(today(), 1);
  await addOrders(server.db, company.id, [
    order('scheduled', tomorrow, { returnOn: { day: tomorrow, status: 'pending', hasDriver: false } }),
    order('pending', tomorrow),
  ]);
  const at = async (day: string, hours: number) => {
    passTime(momentOf(day, hours).getTime() - now().getTime());
    token = await company.signIn();
    const { day: told, unassignedOrdersToday, lateOrders, overdueReturns } = await actions();
    return [told, unassignedOrdersToday, lateOrders, overdueReturns];
  };
  expect(await at(tomorrow, 1 / 60)).toEqual([tomorrow, 1, 0, 0]);
  expect(await at(tomorrow, 23 + 59 / 60)).toEqual([tomorrow, 1, 0, 0]);
  expect(await at(addDays(tomorrow, 1), 1 / 60)).toEqual([addDays(tomorrow, 1), 0, 2, 1]);
});

test('the statement lists completed orders of its days, and its totals are the sums of its lines', async () => {
  const [from, to] = ['2026-01-01', '2026-01-31'];
  await addOrders(server.db, company.id, [
    order('completed', from, { completedAt: new Date('2025-12-31T20:59:59Z'), price: 5 }),
    order('completed', from, { completedAt: new Date('2025-12-31T21:00:00Z'), price: 115 }),
    order('completed', to, { completedAt: new Date('2026-01-31T20:59:59Z'), price: 450.5, hasDriver: true }),
    order('completed', to, { completedAt: new Date('2026-01-31T21:00:00Z'), price: 7 }),
    order('delivered', to, { price: 9 }),
  ]);
  const data = await statement(from, to);
  const container = { type: 'حاويات أنقاض', size: '12 yard' };
  expect(data).toEqual({
    ...{ from, to },
    lines: [
      {
        ...{ orderId: expect.any(String), number: 'ح-10002', completedOn: from, driverName: 'سائق' },
        ...{
          Container: { containerNumber: 'C-0002', ...container },
          gross: '115.00',
          net: '100.00',
          vat: '15.00',
        },
      },
      {
        ...{ orderId: expect.any(String), number: 'ح-10003', completedOn: to, driverName: 'سائق' },
        ...{
          Container: { containerNumber: 'C-0003', ...container },
          gross: '450.50',
          net: '391.74',
          vat: '58.76',
        },
      },
    ],
    total: { orders: 2, gross: '565.50', net: '491.74', vat: '73.76' },
  });
  const file = await server.fetch(`${exportStatement.path}?from=${from}&to=${to}`, { token });
  const lines = (await file.text()).split('\r\n');
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(lines.slice(1)).toEqual([
    `ح-10002,2026-01-01,C-0002,حاويات أنقاض,12 ياردة,سائق,115.00,100.00,15.00,${data.lines[0]?.orderId}`,
    `ح-10003,2026-01-31,C-0003,حاويات أنقاض,12 ياردة,سائق,450.50,391.74,58.76,${data.lines[1]?.orderId}`,
    'الإجمالي,,,,,,565.50,491.74,73.76,',
    'يشمل الطلبات المكتملة فقط.,,,,,,,,,',
    'هذا الكشف ليس فاتورة ضريبية.,,,,,,,,,',
    '',
  ]);
});

const noDay = 'يرجى كتابة التاريخ مثل \u206631/01/2026\u2069';
test.each([
  ['2026-02-01', '2026-01-31', { to: 'الفترة المطلوبة غير صحيحة.' }],
  ['2024-01-01', '2026-01-02', { to: 'الفترة المطلوبة غير صحيحة.' }],
  ['2026-02-30', '2026-03-01', { from: 'لا يوجد يوم 30 في شهر فبراير 2026' }],
  ['', '', { from: noDay, to: noDay }],
])('a statement from %s to %s is rejected with a message', async (from, to, fields) => {
  const message = Object.values(fields)[0];
  for (const { path } of [fetchStatement, exportStatement]) {
    const answer = await server.fetch(`${path}?from=${from}&to=${to}`, { token });
    expect([answer.status, await answer.json()]).toEqual([400, { message, fields }]);
  }
});

test('another company’s work changes no number here', async () => {
  const other = await server.createCompany('شركة أخرى');
  await addOrders(server.db, other.id, plenty().filter(returnsAreReturns));
  expect(await stats()).toMatchObject({
    orderStats: { total: 0 },
    containerStats: { total: 0 },
    driverStats: { total: 0 },
  });
  expect(await actions()).toMatchObject({ unassignedOrdersToday: 0, lateOrders: 0, overdueReturns: 0 });
  expect((await revenue()).total.orders).toBe(0);
  expect((await statement(`${monthOf(today())}-01`, today())).lines).toEqual([]);
});

test('without a token every call is rejected', async () => {
  const all = [
    fetchStats,
    fetchContainerBreakdown,
    fetchRevenue,
    fetchActions,
    fetchStatement,
    exportStatement,
  ];
  for (const { path } of all) expect([path, (await server.fetch(path)).status]).toEqual([path, 401]);
});
