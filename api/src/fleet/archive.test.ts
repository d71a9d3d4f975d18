import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import * as archive from '@hawiyat/shared/contract/fleet/archive';
import { numberTaken } from '@hawiyat/shared/contract/fleet/container-numbers';
import * as containers from '@hawiyat/shared/contract/fleet/containers';
import { type Container, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import * as drivers from '@hawiyat/shared/contract/fleet/drivers';
import { listTasks, signInDriver } from '@hawiyat/shared/contract/orders/driver-app';
import { driverOpenTasks } from '@hawiyat/shared/contract/orders/driver-tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullCompany } from '../../testing/full-company.ts';
import { statusAndBody } from '../../testing/responses.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { startSession } from '../auth/sign-in/start-session.ts';
import { asCompany } from '../db/tenant.ts';
import { endArchives } from './end-archives.ts';

let server: TestServer;
let token: string;
let company: Awaited<ReturnType<TestServer['createCompany']>>;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
beforeEach(async () => {
  company = await server.createCompany('شركة');
  token = await company.signIn();
});
afterAll(() => server.close());

const send = ({ method, path }: Endpoint, id = '', json?: object, by = token) =>
  server.fetch(path.replace(/:\w+/, id), { method, token: by, ...(json && { json }) });
const box = { type: 'حاويات أنقاض', size: '20 yard', price: 450, containerNumber: 'A-1' };
const salim = {
  ...{ name: 'سالم الدوسري', phone: '0559876543', identityNumber: '1098765432', password: 'salim-2026' },
};
async function addedContainer(): Promise<Container> {
  const answer = await send(containers.addContainer, '', box);
  return containers.addContainer.response.parse(await answer.json()).container;
}
async function addedDriver(change: object = {}) {
  const answer = await send(drivers.addDriver, '', { ...salim, ...change });
  return drivers.addDriver.response.parse(await answer.json()).driver;
}
const listed = async () =>
  listContainers.response.parse(await (await send(listContainers)).json()).containers;
const staff = async () =>
  drivers.listDrivers.response.parse(await (await send(drivers.listDrivers)).json()).drivers;
const archivedContainers = async () =>
  archive.listArchivedContainers.response.parse(await (await send(archive.listArchivedContainers)).json())
    .containers;
const archivedDrivers = async () =>
  archive.listArchivedDrivers.response.parse(await (await send(archive.listArchivedDrivers)).json()).drivers;
const auditLogOf = async (id: string) => {
  const answer = await server.fetch(`${listAudit.path}?entityId=${id}`, { token });
  return listAudit.response.parse(await answer.json()).entries.map((entry) => [entry.type, entry.actor.kind]);
};
/** As the scheduled job finds it so many days later. */
const later = (days: number) =>
  endArchives({
    ...{ db: server.db, dataDir: server.dataDir },
    now: () => new Date(Date.now() + days * 24 * 3_600_000),
  } as Parameters<typeof endArchives>[0]);

test('an archived container is out of the list, keeps its number, and comes back as it was', async () => {
  const container = await addedContainer();
  const answer = await send(archive.archiveContainer, container.id);
  const { restorableUntil } = archive.archiveContainer.response.parse(await answer.json());
  expect(Math.round((Date.parse(restorableUntil) - Date.now()) / 86_400_000)).toBe(30);
  expect(await listed()).toEqual([]);
  expect(await archivedContainers()).toMatchObject([{ container, restorableUntil }]);
  expect(await statusAndBody(await send(containers.addContainer, '', box))).toEqual([
    409,
    { message: numberTaken, fields: { containerNumber: numberTaken } },
  ]);
  expect((await send(archive.archiveContainer, container.id)).status).toBe(404);

  await later(29);
  const restored = await statusAndBody(await send(archive.restoreContainer, container.id));
  expect(restored).toEqual([200, { container }]);
  expect(await listed()).toEqual([container]);
  expect(await archivedContainers()).toEqual([]);
  expect(await auditLogOf(container.id)).toEqual([
    ['container.restored', 'admin'],
    ['container.archived', 'admin'],
    ['container.added', 'admin'],
  ]);
  expect((await send(archive.restoreContainer, container.id)).status).toBe(404);
});

test('after 30 days what was archived is deleted for good', async () => {
  const container = await addedContainer();
  const driver = await addedDriver();
  await send(archive.archiveContainer, container.id);
  await send(archive.archiveDriver, driver.id);
  await later(31);
  expect([await archivedContainers(), await archivedDrivers()]).toEqual([[], []]);
  expect((await send(archive.restoreContainer, container.id)).status).toBe(404);
  expect((await send(archive.restoreDriver, driver.id)).status).toBe(404);
  expect((await auditLogOf(container.id))[0]).toEqual(['container.deleted', 'system']);
  expect((await auditLogOf(driver.id))[0]).toEqual(['driver.deleted', 'system']);
  const left = await asCompany(server.db, company.id, (tx) =>
    tx.selectFrom('drivers').select('phone').execute(),
  );
  expect(left).toEqual([]);
  // The job again finds nothing.
  await later(31);
});

test('what is archived can be deleted before', async () => {
  const container = await addedContainer();
  const driver = await addedDriver();
  await send(archive.archiveContainer, container.id);
  await send(archive.archiveDriver, driver.id);
  expect((await send(containers.deleteContainer, container.id)).status).toBe(200);
  expect((await send(drivers.deleteDriver, driver.id)).status).toBe(200);
  expect([await archivedContainers(), await archivedDrivers()]).toEqual([[], []]);
});

test('an archived driver is signed out at once and cannot sign in; restored, he can with his password', async () => {
  const driver = await addedDriver();
  const json = { domain: company.credentials.domain, phone: salim.phone, password: salim.password };
  const signIn = () => server.fetch(signInDriver.path, { method: 'POST', json });
  const session = signInDriver.response.parse(await (await signIn()).json()).token;
  const account = () => server.fetch(listTasks.path, { token: session });
  expect((await account()).status).toBe(200);
  await send(archive.archiveDriver, driver.id);
  expect([(await account()).status, (await signIn()).status]).toEqual([401, 401]);
  expect([await staff(), await archivedDrivers()]).toMatchObject([[], [{ driver }]]);
  expect(await statusAndBody(await send(archive.restoreDriver, driver.id))).toEqual([200, { driver }]);
  expect([(await account()).status, (await signIn()).status]).toEqual([401, 200]);
});

test('a restored driver takes nobody’s phone or identity number', async () => {
  const driver = await addedDriver();
  await send(archive.archiveDriver, driver.id);
  const other = await addedDriver({ name: 'ماجد' });
  const restored = () => send(archive.restoreDriver, driver.id);
  expect((await statusAndBody(await restored()))[0]).toBe(409);
  await send(drivers.updateDriver, other.id, { identityNumber: '1001244019' });
  expect(await statusAndBody(await restored())).toEqual([
    409,
    { message: 'لا يمكن استعادة السائق: رقم هاتفه مسجّل لسائق آخر. غيّر رقم السائق الآخر أولًا.' },
  ]);
  await send(drivers.updateDriver, other.id, { phone: '0500000000', identityNumber: salim.identityNumber });
  expect(await statusAndBody(await restored())).toEqual([
    409,
    { message: 'لا يمكن استعادة السائق: رقم هويته مسجّل لسائق آخر.' },
  ]);
  await send(drivers.updateDriver, other.id, { identityNumber: '1001244019' });
  expect((await restored()).status).toBe(200);
});

test('what is in use is not archived', async () => {
  const { company: id, admin, container, driver, order } = await fullCompany(server.db, '9000000795');
  const holder = await startSession(server.db, { companyId: id, adminId: admin }, new Date());
  await asCompany(server.db, id, (tx) =>
    tx
      .updateTable('orders')
      .set({ driver_id: driver, status: 'scheduled' })
      .where('id', '=', order)
      .execute(),
  );
  const { tasks, total } = driverOpenTasks.response.parse(
    await (await send(driverOpenTasks, driver, undefined, holder)).json(),
  );
  expect(tasks[0]).toMatchObject({ id: order, orderId: order, isSubOrder: false });
  expect(tasks[0]?.number).toMatch(/^ح-\d{5}$/);
  expect(total).toBe(tasks.length);
  expect((await send(driverOpenTasks, driver)).status).toBe(404);
  expect(await statusAndBody(await send(archive.archiveContainer, container, undefined, holder))).toEqual([
    409,
    { message: 'لا يمكن أرشفة الحاوية لارتباطها بطلب قائم.' },
  ]);
  expect(await statusAndBody(await send(archive.archiveDriver, driver, undefined, holder))).toEqual([
    409,
    { message: 'لا يمكن أرشفة السائق لوجود طلب قائم لديه.' },
  ]);
});

test('what was archived together is listed by number and by name', async () => {
  for (const containerNumber of ['A-9', 'A-101', 'A-10'])
    await send(containers.addContainer, '', { ...box, containerNumber });
  for (const [at, name] of ['بندر الحربي', 'سالم الحربي', 'أحمد الحربي'].entries())
    await addedDriver({ name, phone: `055987654${at}`, identityNumber: `109876543${at}` });
  const restorable_until = new Date(Date.now() + 3_600_000);
  await asCompany(server.db, company.id, async (tx) => {
    const together = { archived_at: new Date(), restorable_until };
    await tx.updateTable('containers').set(together).where('company_id', '=', company.id).execute();
    await tx.updateTable('drivers').set(together).where('company_id', '=', company.id).execute();
  });
  const numbers = (await archivedContainers()).map(({ container }) => container.containerNumber);
  expect(numbers).toEqual(['A-101', 'A-10', 'A-9']);
  const names = (await archivedDrivers()).map(({ driver }) => driver.name);
  expect(names).toEqual(['سالم الحربي', 'بندر الحربي', 'أحمد الحربي']);
});

test('another company’s archive is not there', async () => {
  const container = await addedContainer();
  await send(archive.archiveContainer, container.id);
  token = await (await server.createCompany('شركة أخرى')).signIn();
  expect(await archivedContainers()).toEqual([]);
  expect((await send(archive.restoreContainer, container.id)).status).toBe(404);
  expect((await send(containers.deleteContainer, container.id)).status).toBe(404);
});
