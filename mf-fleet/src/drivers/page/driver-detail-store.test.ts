import { addOrders, type BusyOrder } from '@hawiyat/api/testing/busy-company';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { call, setOrigin } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/fleet/drivers';
import { $session } from '@hawiyat/shared/state';
import { scriptedServer } from '@hawiyat/shared/testing/scripted-server';
import { signInToPage } from '@hawiyat/shared/testing/signed-in-page';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { $drivers, fetchDrivers } from '../../components/drivers.ts';
import {
  $detail,
  $dialog,
  $shownOrders,
  closeDriver,
  fetchDetails,
  filterOrders,
  openDialog,
  openDriver,
  showMoreOrders,
} from './driver-detail-store.ts';
import { changePicture } from './driver-picture.ts';

let server: TestServer;
let ahmad: endpoints.Driver;
let salim: endpoints.Driver;

beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  await signInToPage(server);
  ahmad = await added({ name: 'أحمد الحربي', phone: '0501234567', identityNumber: '1001244019' });
  salim = await added({ name: 'سالم الدوسري', phone: '0559876543', identityNumber: '1002345678' });
});
afterEach(closeDriver);

async function added(body: { name: string; phone: string; identityNumber: string }) {
  return (await call(endpoints.addDriver, { body })).driver;
}

/** A driver of the company with so many orders, on several days. */
function busyDriver(count: number): Promise<string> {
  const order = (n: number): BusyOrder => ({
    ...{ status: 'completed', day: `2026-03-${String(1 + (n % 28)).padStart(2, '0')}`, price: 450 },
    ...{ hasDriver: true, createdAt: new Date(), completedAt: new Date() },
  });
  const companyId = $session.get()?.user.company.id ?? '';
  return addOrders(
    server.db,
    companyId,
    Array.from({ length: count }, (_, n) => order(n)),
  );
}

/** A red pixel: the smallest PNG. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const photo = () => new File([new Uint8Array(Buffer.from(png, 'base64'))], 'me.png', { type: 'image/png' });

const noOrders = { currentApplications: 0, completedApplications: 0, totalApplications: 0 };
const noMore = { exists: false, loading: false, error: null };
const nothing = {
  ...{ driverId: null, details: null, loading: false, error: null, missing: false },
  more: noMore,
};

test('opening a driver’s page brings his details; leaving it clears them', async () => {
  await openDriver(ahmad.id);
  expect($detail.get()).toEqual({
    ...nothing,
    driverId: ahmad.id,
    details: {
      ...{ driver: ahmad, statistics: noOrders, orders: [], nextCursor: null },
      ...{ truck: null, licenseExpiry: null },
    },
  });
  openDialog('picture');
  closeDriver();
  expect($detail.get()).toEqual(nothing);
  expect($dialog.get()).toBeNull();
});

test('a long history is shown page by page, and stays whole when it changes or a page cannot be had', async () => {
  const driverId = await busyDriver(120);
  await openDriver(driverId);
  const shown = () => $detail.get().details?.orders.map(({ deliveryDate }) => deliveryDate) ?? [];
  expect($detail.get()).toMatchObject({ details: { statistics: { totalApplications: 120 } } });
  expect([shown().length, $detail.get().more]).toEqual([50, { ...noMore, exists: true }]);

  setOrigin('http://127.0.0.1:9');
  await showMoreOrders();
  expect([shown().length, $detail.get().more.error]).toEqual([
    50,
    'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
  ]);
  setOrigin(server.url);
  await showMoreOrders();
  expect([shown().length, $detail.get().more]).toEqual([100, { ...noMore, exists: true }]);
  await showMoreOrders();
  expect([shown().length, $detail.get().more]).toEqual([120, noMore]);
  expect(shown()).toEqual(shown().toSorted().reverse());

  await changePicture(driverId, photo());
  expect($detail.get().details?.driver.picture).toMatch(/^\/uploads\/drivers\//);
  expect(shown()).toHaveLength(120);
  await openDriver(driverId);
  expect(shown()).toHaveLength(50);
});

test('of a driver who does not exist nothing more is asked', async () => {
  const none = await scriptedServer(() => ({
    status: 404,
    body: { message: 'لم يتم العثور على بيانات السائق' },
  }));
  setOrigin(none.url);
  await openDriver(ahmad.id);
  setOrigin(server.url);
  none.close();
  expect($detail.get().missing).toBe(true);
  expect(none.requests).toEqual([`GET /api/company/drivers/${ahmad.id}/details?limit=50`]);
});

test('an answer about the driver before never shows on the next one’s page, nor after leaving', async () => {
  const before = openDriver(ahmad.id);
  const next = openDriver(salim.id);
  await before;
  expect($detail.get()).toMatchObject({ driverId: salim.id, details: null, loading: true });
  await next;
  expect($detail.get().details?.driver).toEqual(salim);

  const late = fetchDetails();
  closeDriver();
  await late;
  expect($detail.get()).toEqual(nothing);
});

test('a driver whom the company does not have is missing, and leaves the list', async () => {
  await fetchDrivers();
  await server.fetch(endpoints.deleteDriver.path.replace(':driverId', ahmad.id), {
    method: 'DELETE',
    token: $session.get()?.token ?? '',
  });
  await openDriver(ahmad.id);
  expect($detail.get()).toEqual({ ...nothing, driverId: ahmad.id, missing: true });
  expect($drivers.get().items).toEqual([salim]);
});

test('without a connection the error says so, what is known stays, and a retry takes the error away', async () => {
  await openDriver(ahmad.id);
  setOrigin('http://127.0.0.1:9');
  await fetchDetails();
  expect($detail.get().error).toBe('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  expect($detail.get().details?.driver).toEqual(ahmad);
  setOrigin(server.url);
  await fetchDetails();
  expect($detail.get()).toMatchObject({ error: null, loading: false });
});

test('a new photo and its removal show on the page and in the list immediately', async () => {
  await fetchDrivers();
  await openDriver(ahmad.id);
  const pictures = () => [
    $detail.get().details?.driver.picture,
    $drivers.get().items?.find((item) => item.id === ahmad.id)?.picture,
  ];
  await changePicture(ahmad.id, photo());
  const [address] = pictures();
  expect(address).toMatch(/^\/uploads\/drivers\//);
  expect(pictures()).toEqual([address, address]);
  expect((await fetch(server.url + address)).status).toBe(200);

  await changePicture(ahmad.id, null);
  expect(pictures()).toEqual([null, null]);
});

test('a file that only calls itself a picture is rejected by the server, and the photo stays', async () => {
  await openDriver(ahmad.id);
  const fake = new File(['no picture'], 'me.png', { type: 'image/png' });
  await expect(changePicture(ahmad.id, fake)).rejects.toMatchObject({
    message: 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)',
  });
  expect($detail.get().details?.driver.picture).toBeNull();
});

test('the next company on the same page finds nothing of the one before', async () => {
  await openDriver(ahmad.id);
  await signInToPage(server, 'شركة أخرى');
  expect($detail.get().details).toBeNull();
  await expect.poll(() => $detail.get().missing).toBe(true);
});

test('his orders are found by state and month; a change of the filter asks anew', async () => {
  const driverId = await busyDriver(60);
  await openDriver(driverId);
  const unlisten = $shownOrders.listen(() => {});
  const shown = () => [$shownOrders.get().rows?.length, $shownOrders.get().total];
  expect(shown()).toEqual([50, 60]);
  filterOrders({ state: 'completed' });
  await expect.poll(shown).toEqual([50, 60]);
  await showMoreOrders();
  expect(shown()).toEqual([60, 60]);
  filterOrders({ state: 'completed', month: '2026-04' });
  await expect.poll(shown).toEqual([0, 0]);
  filterOrders({});
  expect(shown()).toEqual([50, 60]);
  unlisten();
});
