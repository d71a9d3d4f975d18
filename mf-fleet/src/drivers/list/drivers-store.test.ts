import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { call, setOrigin } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/fleet/drivers';
import { $notices, $session } from '@hawiyat/shared/state';
import { signInToPage } from '@hawiyat/shared/testing/signed-in-page';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { $drivers, fetchDrivers } from '../../components/drivers.ts';
import { dialogs } from '../dialogs.ts';
import * as commands from '../forms/driver-commands.ts';
import { $filter, $found, setFilter, showAdded } from './drivers-store.ts';

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
  leave = $found.listen(() => {});
  ahmad = await added({
    name: 'أحمد الحربي',
    phone: '0501234567',
    email: 'a@example.com',
    licenseNumber: 'L-1',
  });
  salim = await added({ name: 'سالم الدوسري', phone: '0559876543', availability: 'on_break' });
  await fetchDrivers();
});
afterEach(() => {
  leave();
  dialogs.close();
});

let last = 1_000_000_000;
async function added(draft: Omit<endpoints.DriverDraft, 'identityNumber'>) {
  last += 1;
  const { driver } = await call(endpoints.addDriver, { body: { ...draft, identityNumber: `${last}` } });
  return driver;
}

const deletedElsewhere = ({ id }: endpoints.Driver) =>
  server.fetch(endpoints.deleteDriver.path.replace(':driverId', id), {
    method: 'DELETE',
    token: $session.get()?.token ?? '',
  });

/** A red pixel: the smallest PNG. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const photo = () => new File([new Uint8Array(Buffer.from(png, 'base64'))], 'me.png', { type: 'image/png' });
const noPhoto = () => new File(['no picture'], 'me.png', { type: 'image/png' });

/** As the list's dialogs send them. @param saved who was added before his picture was rejected */
const addDriver = (
  draft: endpoints.DriverDraft,
  picture?: commands.ChosenPicture,
  { saved }: { saved?: string | undefined } = {},
) => commands.addDriver(draft, picture, { saved, onGone: dialogs.close, onSaved: showAdded });
const updateDriver = (id: string, change: commands.DriverChange, picture?: commands.ChosenPicture) =>
  commands.updateDriver(id, change, picture, { onGone: dialogs.close });
const deleteDriver = (id: string) => commands.deleteDriver(id, dialogs.close);

const majid = { name: 'ماجد', phone: '0533333333', identityNumber: '1058529940' };
const names = () => $found.get()?.map((item) => item.name) ?? null;
const unchanged = { phone: '0501234567', availability: 'available' } as const;

test('the list is narrowed by availability and by a part of name or phone', () => {
  expect(names()).toEqual([salim.name, ahmad.name]);
  setFilter({ availability: 'on_break' });
  expect(names()).toEqual([salim.name]);
  setFilter({ availability: 'all', text: '٠٥٠' });
  expect(names()).toEqual([ahmad.name]);
  setFilter({ text: 'لا أحد' });
  expect(names()).toEqual([]);
});

test('a driver added here comes first, whatever the filter was, and is available unless said otherwise', async () => {
  setFilter({ availability: 'on_break', text: 'سالم' });
  await addDriver(endpoints.driverDraft.parse({ ...majid, availability: '', email: ' ', password: '' }));
  expect(names()).toEqual([majid.name, salim.name, ahmad.name]);
  expect($drivers.get().items?.[0]).toMatchObject({ ...majid, availability: 'available', email: null });
});

test('a filter that the added driver fits stays', async () => {
  setFilter({ text: 'ماجد' });
  await addDriver(majid, photo());
  expect($filter.get().text).toBe('ماجد');
  expect($found.get()).toMatchObject([{ ...majid, picture: expect.stringMatching(/^\/uploads\/drivers\//) }]);
});

test('a number that is another’s is rejected at its field, and nobody is added', async () => {
  dialogs.open('add', { onAdded: showAdded });
  await expect(addDriver({ ...majid, identityNumber: salim.identityNumber })).rejects.toMatchObject({
    status: 409,
    fields: { identityNumber: 'رقم الهوية مستخدم من قبل.' },
  });
  expect($drivers.get().items).toEqual([salim, ahmad]);
  expect(dialogs.$open.get()?.kind).toBe('add');
});

test('when only the photo is rejected the driver is there, and sending again changes him instead of adding him', async () => {
  await expect(addDriver({ ...majid, email: 'm@example.com' }, noPhoto())).rejects.toMatchObject({
    message: 'تم حفظ بيانات السائق، وتعذّر تحديث صورته: يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)',
  });
  expect(names()).toEqual([majid.name, salim.name, ahmad.name]);
  const id = $found.get()?.[0]?.id;

  await addDriver({ ...majid, name: 'ماجد العنزي', email: null }, photo(), { saved: id });
  expect($found.get()).toHaveLength(3);
  expect($found.get()?.[0]).toMatchObject({
    id,
    name: 'ماجد العنزي',
    email: null,
    identityNumber: '1058529940',
  });
  expect($found.get()?.[0]?.picture).not.toBeNull();
});

test('a driver added while the list could not be had brings the list', async () => {
  await signInToPage(server, 'شركة أخرى');
  setOrigin('http://127.0.0.1:9');
  await fetchDrivers();
  setOrigin(server.url);
  expect($drivers.get().items).toBeNull();
  await addDriver(majid);
  await expect.poll(names).toEqual([majid.name]);
});

test('an edited driver keeps his position, and all who read the drivers see the server’s answer', async () => {
  await updateDriver(ahmad.id, { ...unchanged, name: 'أحمد العتيبي', availability: 'off_duty' });
  const edited = { ...ahmad, name: 'أحمد العتيبي', availability: 'off_duty', version: 2 };
  expect($drivers.get().items).toEqual([salim, edited]);
  expect($found.get()?.[1]).toEqual(edited);
});

test('what the form leaves blank stays as it was', async () => {
  const change = endpoints.driverChange.parse({
    ...unchanged,
    name: ' أحمد ',
    email: ' ',
    password: '',
    identityNumber: '',
    licenseNumber: '  ',
  });
  await updateDriver(ahmad.id, change);
  expect($found.get()?.[1]).toEqual({ ...ahmad, name: 'أحمد', version: 2 });
});

test('a phone that is another’s is rejected at its field, and changes nothing', async () => {
  await expect(updateDriver(ahmad.id, { ...unchanged, phone: salim.phone })).rejects.toMatchObject({
    status: 409,
    fields: { phone: 'رقم الهاتف مستخدم من قبل.' },
  });
  expect($found.get()).toEqual([salim, ahmad]);
});

test('a driver deleted elsewhere: the dialog closes, a notice says so, the list loses him', async () => {
  dialogs.open('edit', { driver: ahmad });
  await deletedElsewhere(ahmad);
  await expect(updateDriver(ahmad.id, unchanged)).rejects.toMatchObject({ status: 404 });
  expect(dialogs.$open.get()).toBeNull();
  expect($notices.get()).toMatchObject([{ text: 'هذا العنصر لم يعد موجودًا.' }]);
  expect(names()).toEqual([salim.name]);
});

test('an edit gives the driver a photo, leaves it when none was chosen, and takes it away', async () => {
  const picture = () => $found.get()?.[1]?.picture;
  await updateDriver(ahmad.id, unchanged, photo());
  const given = picture();
  expect(given).toMatch(/^\/uploads\/drivers\//);
  await updateDriver(ahmad.id, unchanged);
  expect(picture()).toBe(given);
  await updateDriver(ahmad.id, unchanged, null);
  expect(picture()).toBeNull();
});

test('a deleted driver is gone for all who read the drivers', async () => {
  await deleteDriver(ahmad.id);
  expect($drivers.get().items).toEqual([salim]);
  await fetchDrivers();
  expect(names()).toEqual([salim.name]);
});

test('deleting one who was deleted elsewhere closes the dialog, says so, and takes him off the list', async () => {
  dialogs.open('delete', { driver: ahmad });
  await deletedElsewhere(ahmad);
  await expect(deleteDriver(ahmad.id)).rejects.toMatchObject({ status: 404 });
  expect(dialogs.$open.get()).toBeNull();
  expect($notices.get()).toMatchObject([{ text: 'هذا العنصر لم يعد موجودًا.' }]);
  expect(names()).toEqual([salim.name]);
});

test('the next company on the same page finds nothing of the one before', async () => {
  setFilter({ text: ahmad.name });
  dialogs.open('edit', { driver: ahmad });
  await signInToPage(server, 'شركة أخرى');
  expect([$found.get(), $filter.get().text, dialogs.$open.get()]).toEqual([null, '', null]);
});
