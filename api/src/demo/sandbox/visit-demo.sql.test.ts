import { randomUUID } from 'node:crypto';
import { visitDemo } from '@hawiyat/shared/contract/company/demo';
import { openSandbox } from '@hawiyat/shared/contract/company/sandbox';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { listDrivers, setDriverPicture } from '@hawiyat/shared/contract/fleet/drivers';
import { assignDriver, listAcceptedOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieJar } from '../../../testing/cookie-jar.ts';
import { marketplace } from '../../../testing/marketplace.ts';
import { demoOf } from '../../../testing/sandboxes.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { asPlatform } from '../../db/tenant.ts';
import { seededRandom } from '../seed/random.ts';
import { demoWorld } from '../seed/world.ts';
import { smallSize } from './create-company.ts';
import { deleteExpiredCompanies } from './delete-company.ts';
import { sandboxLife } from './sandbox-life.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6, demo: true });
}, 60_000);
afterAll(() => server.close());

async function visit(jar = cookieJar()) {
  const answer = await jar.carry({}, (headers) => server.fetch(visitDemo.path, { method: 'POST', headers }));
  expect(answer.status).toBe(200);
  return visitDemo.response.parse(await answer.json());
}
const minute = 60_000;

test('a visitor gets a company of his own without registering, and the same one when he comes again', async () => {
  const jar = cookieJar();
  const first = await visit(jar);
  expect(first.adminUser.company.kind).toBe('demo');
  expect(new Date(first.adminUser.company.expiresAt ?? '').getTime() - Date.now()).toBeLessThanOrEqual(
    120 * minute,
  );
  const again = await visit(jar);
  expect(again.adminUser.company.id).toBe(first.adminUser.company.id);
  const other = await visit();
  expect(other.adminUser.company.id).not.toBe(first.adminUser.company.id);
  for (const { token } of [first, again, other])
    expect((await server.fetch(listContainers.path, { token })).status).toBe(200);
});

test('a cookie that this server has not signed opens nobody’s demo', async () => {
  const { adminUser } = await visit();
  const headers = { cookie: `hawiyat_demo=${adminUser.company.id}.${'A'.repeat(43)}` };
  const answer = await server.fetch(visitDemo.path, { method: 'POST', headers });
  expect(visitDemo.response.parse(await answer.json()).adminUser.company.id).not.toBe(adminUser.company.id);
});

test('it takes a fraction of a second', async () => {
  const start = process.cpuUsage();
  await demoOf(server);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(1.5);
});

test('every small world can be made, whatever chance gives it', () => {
  const today = new Date();
  for (let seed = 0; seed < 300; seed += 1) {
    const world = demoWorld(today, smallSize, seededRandom(seed));
    expect(world.orders).toHaveLength(60);
  }
}, 30_000);

test('files are refused, with a reason', async () => {
  const { token } = await demoOf(server);
  const { drivers } = listDrivers.response.parse(
    await (await server.fetch(listDrivers.path, { token })).json(),
  );
  const form = new FormData();
  form.set('picture', new File(['x'], 'a.png', { type: 'image/png' }));
  const path = setDriverPicture.path.replace(':driverId', drivers[0]?.id ?? '');
  const answer = await server.fetch(path, { method: 'POST', token, body: form });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    code: 'no-uploads-in-demo',
    message: 'رفع الملفات غير متاح في التجربة المباشرة.',
  });
});

test('a demo has no sandbox of its own', async () => {
  const { token } = await demoOf(server);
  expect((await server.fetch(openSandbox.path, { method: 'POST', token })).status).toBe(409);
});

test('without the demo there is none', async () => {
  const without = await testServer({ shared: server });
  expect((await without.fetch(visitDemo.path, { method: 'POST' })).status).toBe(404);
  await without.close();
});

test('a network asks for so many in an hour', async () => {
  const strict = await testServer({ shared: server, demo: true, attemptFactor: 0.05 });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i += 1)
    statuses.push((await strict.fetch(visitDemo.path, { method: 'POST' })).status);
  expect(statuses.at(-1)).toBe(429);
  await strict.close();
});

test('what the visitor does in it lives: an offer is accepted, a driver delivers', {
  timeout: 60_000,
}, async () => {
  const market = marketplace(server);
  const { token } = await demoOf(server);
  const step = sandboxLife(server.app);
  const read = async (path: string) => (await server.fetch(path, { token })).json();
  const orders = async () => listAcceptedOrders.response.parse(await read(listAcceptedOrders.path)).orders;
  const liveUntil = async (isSo: () => Promise<boolean>) => {
    for (let i = 0; i < 100 && !(await isSo()); i += 1) {
      server.passTime(5_000);
      await step();
    }
    expect(await isSo()).toBe(true);
  };
  const known = new Set((await orders()).map(({ id }) => id));
  const { containers } = listContainers.response.parse(await read(listContainers.path));
  const isFree = (type: string, size: string) =>
    containers.some((one) => one.type === type && one.size === size && one.status === 'available');
  const pending = listPendingOrders.response.parse(
    await read(`${listPendingOrders.path}?applied=false`),
  ).orders;
  const request = pending.find(({ containerType, containerSize }) => isFree(containerType, containerSize));
  await market.offer(token, request?.id ?? '', 400, request?.rentalType === 'once' ? 7 : null);
  const fresh = async () => (await orders()).find(({ id }) => !known.has(id));
  await liveUntil(async () => (await fresh()) !== undefined);
  const id = (await fresh())?.id ?? '';
  const { drivers } = listDrivers.response.parse(await read(listDrivers.path));
  await market.post(assignDriver.path.replace(':orderId', id), token, { driverId: drivers[0]?.id }, 'PATCH');
  await liveUntil(async () => (await orders()).find((order) => order.id === id)?.status === 'delivered');
});

test('after two hours it is gone, and its session with it', async () => {
  const { id, token } = await demoOf(server);
  // One call, or the session ends for its idleness.
  server.passTime(50 * minute);
  expect((await server.fetch(listContainers.path, { token })).status).toBe(200);
  server.passTime(50 * minute);
  expect((await server.fetch(listContainers.path, { token })).status).toBe(200);
  server.passTime(25 * minute);
  expect((await server.fetch(listContainers.path, { token })).status).toBe(401);
  await deleteExpiredCompanies(server.app);
  const left = await asPlatform(server.db, (tx) =>
    tx.selectFrom('companies').select('id').where('id', '=', id).execute(),
  );
  expect(left).toEqual([]);
});

/** Fills the server with demos that were opened long ago from as many networks. */
async function fillWithDemos(count: number) {
  const row = {
    commercial_number: '7000000000',
    tax_number: '300000000000003',
    phone: '1',
    kind: 'demo',
  } as const;
  const ends_at = new Date(server.app.now().getTime() + 60 * minute);
  await asPlatform(server.db, (tx) =>
    tx
      .insertInto('companies')
      .values(
        Array.from({ length: count }, (_, i) => ({
          ...{ ...row, id: randomUUID(), name: 'تجربة', ends_at, network_hash: `network ${i}` },
          identifier: `97${String(i).padStart(8, '0')}`,
          created_at: new Date(server.app.now().getTime() - (count - i) * 1000),
        })),
      )
      .execute(),
  );
}
const aliveDemos = async () =>
  (
    await asPlatform(server.db, (tx) =>
      tx
        .selectFrom('companies')
        .select('identifier')
        .where('kind', '=', 'demo')
        .where('ends_at', '>', server.app.now())
        .execute(),
    )
  ).map(({ identifier }) => identifier);

test('of one network’s three demos the one idle longest ends for the fourth', async () => {
  const visits = [];
  for (let i = 0; i < 3; i += 1) {
    visits.push(await visit());
    server.passTime(minute);
  }
  // The first is used again, so the second is idle longest.
  const tokens = visits.map(({ token }) => token);
  const list = (token: string | undefined) => server.fetch(listContainers.path, { token });
  server.passTime(minute);
  await list(tokens[0]);
  tokens.push((await visit()).token);
  const statuses = await Promise.all(tokens.map(async (token) => (await list(token)).status));
  expect(statuses).toEqual([200, 401, 200, 200]);
});

test('where fifty are in use, the one idle longest ends for the next visitor', async () => {
  await asPlatform(server.db, (tx) =>
    tx.updateTable('companies').set({ ends_at: server.app.now() }).where('kind', '=', 'demo').execute(),
  );
  await fillWithDemos(50);
  await visit();
  const alive = await aliveDemos();
  expect(alive).toHaveLength(50);
  expect(alive).not.toContain('9700000000');
  expect(alive).toContain('9700000001');
});

test('many visitors at once: each gets a demo, and a list of containers waits for none of them', async () => {
  const { token } = await server
    .createCompany('شركة')
    .then(async (company) => ({ token: await company.signIn() }));
  const visits = Promise.all(Array.from({ length: 6 }, () => visit()));
  let answered = 0;
  const isOver = visits.then(() => true);
  const soon = async () => (await server.fetch(listContainers.path, { token })).status;
  do {
    expect(await soon()).toBe(200);
    answered += 1;
  } while (!(await Promise.race([isOver, Promise.resolve(false)])));
  // One transaction for each demo would let through one list for each.
  expect(answered).toBeGreaterThan(30);
});
