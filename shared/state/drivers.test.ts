import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setOrigin } from '../client/origin.ts';
import { addDriver, type Driver, updateDriver } from '../contract/drivers.ts';
import type { LiveEvent } from '../contract/events.ts';
import { signInToPage } from '../testing/signed-in-page.ts';
import { $drivers, dropDriver, ensureDrivers, fetchDrivers, putDriver } from './drivers.ts';
import { tellLiveEvent } from './live-events.ts';
import { $session } from './session.ts';

let server: TestServer;
let asked: string[] = [];

beforeAll(async () => {
  server = await testServer();
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    asked.push(String(request[0]));
    return network(...request);
  });
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await signInToPage(server);
  asked = [];
});

afterEach(() => vi.useRealTimers());

const names = () => $drivers.get().items?.map((item) => item.name) ?? null;
const lists = () => asked.filter((text) => text.endsWith('/api/company/drivers')).length;

async function ask(path: string, method: string, json: object): Promise<Driver> {
  const token = $session.get()?.token ?? '';
  const answer = await server.fetch(path, { method, token, json });
  return (await answer.json()).driver;
}
const add = (name: string, n: number) =>
  ask(addDriver.path, 'POST', { name, phone: `050000000${n}`, identityNumber: `102345678${n}` });
const rename = ({ id }: Driver, name: string) =>
  ask(updateDriver.path.replace(':driverId', id), 'PATCH', { name });

const receiveEvent = (type: LiveEvent['type'], { id }: Driver) =>
  tellLiveEvent({ seq: '1.1', type, id, at: new Date().toISOString(), data: {} });

/** Longer than every delay. */
const later = () => vi.advanceTimersByTime(1_000);

test('several areas cause one request of the list', async () => {
  await add('سالم', 1);
  await Promise.all([ensureDrivers(), ensureDrivers()]);
  await ensureDrivers();
  expect(names()).toEqual(['سالم']);
  expect(lists()).toBe(1);
});

test('a change by one area is in the shared list without another request', async () => {
  const driver = await add('سالم', 1);
  await fetchDrivers();
  const renamed = await rename(driver, 'سالم الحربي');
  // The change comes back as an event, perhaps before its response.
  receiveEvent('driver.changed', driver);
  putDriver(renamed);
  expect(names()).toEqual(['سالم الحربي']);
  later();
  expect(lists()).toBe(1);

  const second = await add('ماجد', 2);
  putDriver(second);
  expect(names()).toEqual(['ماجد', 'سالم الحربي']);
  dropDriver(second.id);
  expect(names()).toEqual(['سالم الحربي']);
  receiveEvent('driver.deleted', second);
  later();
  expect(lists()).toBe(1);
});

test('a live event about a driver fetches the list', async () => {
  const driver = await add('سالم', 1);
  await fetchDrivers();
  await rename(driver, 'سعد');
  receiveEvent('container.changed', driver);
  later();
  expect(lists()).toBe(1);
  receiveEvent('driver.changed', driver);
  receiveEvent('driver.changed', driver);
  later();
  expect(lists()).toBe(2);
  await expect.poll(names).toEqual(['سعد']);

  // After a gap in the stream anything may have changed.
  await rename(driver, 'فهد');
  tellLiveEvent(null);
  later();
  await expect.poll(names).toEqual(['فهد']);
});

test('a failed fetch keeps the list and sets the error; another company starts empty', async () => {
  await add('سالم', 1);
  await fetchDrivers();
  setOrigin('http://127.0.0.1:9');
  await fetchDrivers();
  expect(names()).toEqual(['سالم']);
  expect($drivers.get().error).toBe('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');

  setOrigin(server.url);
  await signInToPage(server, 'شركة أخرى');
  expect($drivers.get()).toEqual({ items: null, loading: false, error: null });
});
