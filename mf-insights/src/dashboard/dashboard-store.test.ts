import { addOrders } from '@hawiyat/api/testing/busy-company';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { setOrigin } from '@hawiyat/shared/client';
import { addContainer } from '@hawiyat/shared/contract/containers';
import { fetchStats as statsCall } from '@hawiyat/shared/contract/dashboard';
import { $session } from '@hawiyat/shared/state';
import { signInToPage } from '@hawiyat/shared/testing/signed-in-page';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { currentYear } from './current-year.ts';
import { $dashboard, fetchStats } from './dashboard-store.ts';

let server: TestServer;
let companyId: string;

beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  companyId = await signInToPage(server);
});

const token = () => $session.get()?.token ?? '';
const draft = { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' };
const addOne = () => server.fetch(addContainer.path, { method: 'POST', token: token(), json: draft });
const containers = () => $dashboard.get().stats?.containerStats.total;

test('before the first answer nothing is known, afterwards what the server counted', async () => {
  expect($dashboard.get()).toMatchObject({ stats: null, loading: false, error: null });
  const now = new Date();
  const order = { day: '2026-03-01', price: 1450.5, hasDriver: true, createdAt: now };
  await addOrders(server.db, companyId, [
    { ...order, status: 'completed', completedAt: now },
    { ...order, status: 'in_transit', completedAt: null },
    { ...order, status: 'canceled', completedAt: null },
  ]);

  const fetching = fetchStats();
  expect($dashboard.get()).toMatchObject({ stats: null, loading: true });
  await fetching;
  const answer = await server.fetch(statsCall.path, { token: token() });
  const { data } = statsCall.response.parse(await answer.json());
  expect($dashboard.get()).toEqual({ stats: data, year: currentYear(now), loading: false, error: null });
  // Under way is one of them; what was canceled is in the total alone.
  expect(data).toMatchObject({
    orderStats: { pending: 1, completed: 1, total: 3 },
    driverStats: { total: 1, completionRate: 33 },
    currentMonth: { orders: 3, revenue: 1450.5 },
  });
});

test('figures that did not change stay the same object, so that no chart is drawn anew', async () => {
  await fetchStats();
  const { stats } = $dashboard.get();
  await fetchStats();
  expect($dashboard.get().stats).toBe(stats);
  await addOne();
  await fetchStats();
  expect(containers()).toBe(1);
});

test('without a connection the known figures stay beside the error, and a retry takes the error away', async () => {
  await addOne();
  await fetchStats();
  setOrigin('http://127.0.0.1:9');
  await fetchStats();
  expect($dashboard.get().error).toBe('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  expect(containers()).toBe(1);

  setOrigin(server.url);
  await fetchStats();
  expect($dashboard.get().error).toBeNull();
});

test('the next company on the same page finds nothing of the one before, not even what arrives late', async () => {
  await addOne();
  await fetchStats();
  const late = fetchStats();
  await signInToPage(server, 'شركة أخرى');
  await late;
  expect($dashboard.get()).toMatchObject({ stats: null, loading: false, error: null });
  await fetchStats();
  expect(containers()).toBe(0);
});

test.each([
  ['2026-12-31T20:59:59Z', 2026],
  ['2026-12-31T21:00:00Z', 2027],
])('at %s it is %i in Riyadh', (moment, year) => {
  expect(currentYear(new Date(moment))).toBe(year);
});
