import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { call } from '@hawiyat/shared/client';
import { addDriver, type Driver, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { $notices, dismissNotice } from '@hawiyat/shared/state';
import { signInToPage } from '@hawiyat/shared/testing/signed-in-page';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { $chosen, chooseAvailability } from './availability-store.ts';
import { $detail, closeDriver, openDriver } from './driver-detail-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

let driver: Driver;
beforeEach(async () => {
  await signInToPage(server);
  const body = { name: 'سالم', phone: '0501234567', identityNumber: '1001244019' };
  driver = (await call(addDriver, { body })).driver;
  await openDriver(driver.id);
});
afterEach(() => {
  closeDriver();
  for (const { id } of $notices.get()) dismissNotice(id);
});

const stored = async () => (await call(listDrivers, { query: {} })).drivers[0]?.availability;
const shown = () => $detail.get().details?.driver.availability;

test('a choice shows at once, is saved, and can be taken back', async () => {
  const listening = $detail.listen(() => {});
  chooseAvailability(driver, 'on_break');
  expect($chosen.get()?.availability).toBe('on_break');
  await expect.poll(() => $chosen.get()).toBeNull();
  expect([await stored(), shown()]).toEqual(['on_break', 'on_break']);

  const [notice] = $notices.get();
  expect(notice?.text).toContain('في استراحة');
  notice?.action?.run?.();
  await expect.poll(() => $chosen.get()).toBeNull();
  expect([await stored(), shown()]).toEqual(['available', 'available']);
  listening();
});

test('of quick choices the last one is saved, and undone as a whole', async () => {
  for (const choice of ['on_duty', 'off_duty', 'on_break'] as const) chooseAvailability(driver, choice);
  await expect.poll(() => $chosen.get()).toBeNull();
  expect(await stored()).toBe('on_break');
  expect($notices.get()).toHaveLength(1);
});

test('a choice that cannot be saved shows again what is stored, and why', async () => {
  chooseAvailability({ ...driver, id: '00000000-0000-4000-8000-000000000000' }, 'on_break');
  await expect.poll(() => $chosen.get()).toBeNull();
  expect($notices.get().at(-1)?.kind).toBe('error');
  expect(shown()).toBe('available');
});
