import { addOrders } from '@hawiyat/api/testing/busy-company';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { setOrigin } from '@hawiyat/shared/client';
import { fetchStats } from '@hawiyat/shared/contract/company/dashboard';
import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { $session } from '@hawiyat/shared/state';
import { signInToPage } from '@hawiyat/shared/testing/signed-in-page';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { $stats } from './stats-store.ts';

let server: TestServer;
let companyId: string;
let leave: () => void;

beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());
afterEach(() => leave());

beforeEach(async () => {
  companyId = await signInToPage(server);
  leave = $stats.listen(() => {});
});

const token = () => $session.get()?.token ?? '';
const draft = { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' };
const addOne = () => server.fetch(addContainer.path, { method: 'POST', token: token(), json: draft });
const containers = () => $stats.get().data?.containerStats.total;

test('before the first response there is no value, afterwards it is what the server counted', async () => {
  expect($stats.get()).toMatchObject({ data: null, loading: false, error: null });
  const now = new Date();
  const order = { day: '2026-03-01', price: 1450.5, hasDriver: true, createdAt: now };
  await addOrders(server.db, companyId, [
    { ...order, status: 'completed', completedAt: now },
    { ...order, status: 'in_transit', completedAt: null },
    { ...order, status: 'canceled', completedAt: null },
  ]);

  const fetching = $stats.fetch();
  expect($stats.get()).toMatchObject({ data: null, loading: true });
  await fetching;
  const answer = await server.fetch(fetchStats.path, { token: token() });
  const { data } = fetchStats.response.parse(await answer.json());
  expect($stats.get()).toMatchObject({ data, loading: false, error: null });
  // Canceled orders count in the total alone.
  expect(data).toMatchObject({
    orderStats: { pending: 1, completed: 1, total: 3 },
    driverStats: { total: 1, completionRate: 33 },
    currentMonth: { orders: 3, revenue: 1450.5 },
  });
});

test('figures that did not change stay the same object, so no chart is re-rendered', async () => {
  await $stats.fetch();
  const { data } = $stats.get();
  await $stats.fetch();
  expect($stats.get().data).toBe(data);
  await addOne();
  await $stats.fetch();
  expect(containers()).toBe(1);
});

test('without a connection the known figures stay beside the error, and a retry removes the error', async () => {
  await addOne();
  await $stats.fetch();
  setOrigin('http://127.0.0.1:9');
  await $stats.fetch();
  expect($stats.get().error).toBe('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  expect(containers()).toBe(1);

  setOrigin(server.url);
  await $stats.fetch();
  expect($stats.get().error).toBeNull();
});

test('the next company on the same page sees nothing of the former one, not even a late response', async () => {
  await addOne();
  await $stats.fetch();
  const late = $stats.fetch();
  await signInToPage(server, 'شركة أخرى');
  await late;
  expect($stats.get()).toMatchObject({ data: null, loading: false, error: null });
  await $stats.fetch();
  expect(containers()).toBe(0);
});
