import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { call } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/drivers';
import { $drivers, $notices, $session, fetchDrivers } from '@hawiyat/shared/state';
import { signInToPage } from '@hawiyat/shared/testing/signed-in-page';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { $editing, $filter, $found, editDriver, setFilter, updateDriver } from './drivers-store.ts';

let server: TestServer;
let leave: () => void;
let ahmad: endpoints.Driver;
let salim: endpoints.Driver;

beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  $notices.set([]);
  await signInToPage(server);
  // What the screen does while it is shown.
  leave = $found.listen(() => {});
  ahmad = await added({ name: 'أحمد الحربي', phone: '0501234567', email: 'a@example.com' });
  salim = await added({ name: 'سالم الدوسري', phone: '0559876543', availability: 'on_break' });
  await fetchDrivers();
});
afterEach(() => leave());

let last = 1_000_000_000;
async function added(draft: { name: string; phone: string; email?: string; availability?: 'on_break' }) {
  last += 1;
  const { driver } = await call(endpoints.addDriver, { body: { ...draft, identityNumber: `${last}` } });
  return driver;
}

const names = () => $found.get()?.map((it) => it.name) ?? null;
const kept = { phone: '0501234567', availability: 'available' } as const;

test('the list is narrowed by availability and by a part of name or phone', () => {
  expect(names()).toEqual([salim.name, ahmad.name]);
  setFilter({ availability: 'on_break' });
  expect(names()).toEqual([salim.name]);
  setFilter({ availability: 'all', text: '٠٥٠' });
  expect(names()).toEqual([ahmad.name]);
  setFilter({ text: 'لا أحد' });
  expect(names()).toEqual([]);
});

test('an edited driver keeps his place, and all who read the drivers see the server’s answer', async () => {
  await updateDriver(ahmad.id, { ...kept, name: 'أحمد العتيبي', availability: 'off_duty' });
  const edited = { ...ahmad, name: 'أحمد العتيبي', availability: 'off_duty' };
  expect($drivers.get().items).toEqual([salim, edited]);
  expect($found.get()?.[1]).toEqual(edited);
});

test('what the form leaves blank stays as it was', async () => {
  const change = endpoints.driverChange.parse({
    ...kept,
    name: ' أحمد ',
    email: ' ',
    password: '',
    identityNumber: '',
  });
  await updateDriver(ahmad.id, change);
  expect($found.get()?.[1]).toEqual({ ...ahmad, name: 'أحمد' });
});

test('a phone that is another’s is refused at its field, and changes nothing', async () => {
  await expect(updateDriver(ahmad.id, { ...kept, phone: salim.phone })).rejects.toMatchObject({
    status: 409,
    fields: { phone: 'رقم الهاتف مستخدم من قبل.' },
  });
  expect($found.get()).toEqual([salim, ahmad]);
});

test('a driver deleted elsewhere: the dialog closes, a notice says so, the list loses him', async () => {
  editDriver(ahmad);
  await server.fetch(endpoints.deleteDriver.path.replace(':driverId', ahmad.id), {
    method: 'DELETE',
    token: $session.get()?.token ?? '',
  });
  await expect(updateDriver(ahmad.id, kept)).rejects.toMatchObject({ status: 404 });
  expect($editing.get()).toBeNull();
  expect($notices.get()).toMatchObject([{ text: 'هذا العنصر لم يعد موجودًا.' }]);
  expect(names()).toEqual([salim.name]);
});

test('the next company on the same page finds nothing of the one before', async () => {
  setFilter({ text: ahmad.name });
  editDriver(ahmad);
  await signInToPage(server, 'شركة أخرى');
  expect([$found.get(), $filter.get().text, $editing.get()]).toEqual([null, '', null]);
});
