import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { addContainer, importContainers, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import {
  addDriver,
  importDrivers,
  listDrivers,
  setDriverPicture,
} from '@hawiyat/shared/contract/fleet/drivers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callsTo, type TestServer, testServer } from '../../testing/server.ts';
import { asCompany, asSignIn } from '../db/tenant.ts';
import { forgetOldKeys, onceForKey } from './idempotency-key.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
beforeEach(async () => {
  token = await (await server.createCompany('شركة')).signIn();
});
afterAll(() => server.close());

const draft = { type: 'حاويات أنقاض', size: '20 yard', price: 450 };
const add = (key: string, json: object = draft, by = token) =>
  server.fetch(addContainer.path, {
    ...{ method: 'POST', token: by, json },
    headers: { 'idempotency-key': key },
  });
const fleet = async (by = token) => {
  const answer = await server.fetch(listContainers.path, { token: by });
  return listContainers.response.parse(await answer.json()).containers;
};
const responseOf = async (answer: Response) => [
  answer.status,
  answer.headers.get('idempotency-replayed'),
  await answer.json(),
];
const rejected = (code: string, message: string) => [409, null, { message, code }];
const keys = () => asSignIn(server.db, (tx) => tx.selectFrom('idempotency_keys').selectAll().execute());
const day = 24 * 60 * 60_000;

test('a repeated call runs once, and both get the same response', async () => {
  const first = await responseOf(await add('one'));
  const second = await responseOf(await add('one'));
  expect(first).toEqual([201, null, { container: expect.objectContaining({ containerNumber: 'C-0001' }) }]);
  expect(second).toEqual([201, 'true', first[2]]);
  expect(await fleet()).toHaveLength(1);
  expect((await add('two')).status).toBe(201);
  expect(await fleet()).toHaveLength(2);
});

test('signing out with a key works, whatever became of the key', async () => {
  const { signIn } = await server.createCompany('شركة');
  for (const own of [await signIn(), await signIn()]) {
    const out = () =>
      server.fetch(signOut.path, { method: 'POST', token: own, headers: { 'idempotency-key': 'out' } });
    expect((await out()).status).toBe(204);
    expect((await server.fetch(listContainers.path, { token: own })).status).toBe(401);
    expect((await out()).status).toBe(401);
  }
});

test('of 20 equal simultaneous calls one runs', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('all-at-once')));
  const statuses = answers.map((answer) => answer.status);
  expect(new Set(statuses)).toEqual(new Set(statuses.includes(409) ? [201, 409] : [201]));
  expect(await fleet()).toHaveLength(1);
});

test('the same key with another body or path is rejected and changes nothing', async () => {
  await add('mine');
  const reused = rejected('idempotency_key_reused', 'سبق استخدام مفتاح هذا الطلب مع محتوى آخر.');
  expect(await responseOf(await add('mine', { ...draft, price: 500 }))).toEqual(reused);
  expect(await fleet()).toHaveLength(1);

  // Columns of both files, so that either call would accept it.
  const csv =
    'نوع الحاوية,حجم الحاوية,السعر (ر.س),اسم السائق,رقم الهاتف,رقم الهوية\nحاويات أنقاض,20 ياردة,500,علي,0501234567,1001244019';
  const read = async (path: string) =>
    responseOf(
      await server.fetch(path, {
        ...{ method: 'POST', token, json: { csv, dryRun: true } },
        headers: { 'idempotency-key': 'a-file' },
      }),
    );
  expect((await read(importContainers.path))[0]).toBe(200);
  expect(await read(importDrivers.path)).toEqual(reused);
});

test('the same key of another caller is another call', async () => {
  const other = await (await server.createCompany('شركة أخرى')).signIn();
  await add('shared');
  expect(await responseOf(await add('shared', draft, other))).toMatchObject([201, null, {}]);
  expect(await fleet(other)).toHaveLength(1);
});

test('a rejected call frees its key for the corrected one', async () => {
  expect((await add('again', { ...draft, price: '350,50' })).status).toBe(400);
  const json = { name: 'علي', phone: '0501234567', identityNumber: '1001244019' };
  const driver = (phone: string) =>
    server.fetch(addDriver.path, {
      ...{ method: 'POST', token, json: { ...json, phone, identityNumber: `1${phone.slice(1)}` } },
      headers: { 'idempotency-key': 'again' },
    });
  await server.fetch(addDriver.path, { method: 'POST', token, json });
  expect((await driver(json.phone)).status).toBe(409);
  expect((await driver('0501234568')).status).toBe(201);
  const list = await (await server.fetch(listDrivers.path, { token })).json();
  expect(listDrivers.response.parse(list).drivers).toHaveLength(2);
});

test('a response cut off on its way arrives whole when the call is repeated', async () => {
  // A proxy that closes the connection as soon as the server has answered.
  const proxy = createServer(async (incoming, outgoing) => {
    const forwarded = httpRequest(server.url + incoming.url, {
      method: incoming.method,
      headers: incoming.headers,
    });
    incoming.pipe(forwarded);
    await once(forwarded, 'response');
    outgoing.destroy();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const through = callsTo(`http://127.0.0.1:${address.port}`);
  const headers = { 'idempotency-key': 'cut' };
  await expect(through(addContainer.path, { method: 'POST', token, json: draft, headers })).rejects.toThrow();
  proxy.close();
  expect(await responseOf(await add('cut'))).toMatchObject([201, 'true', { container: { price: 450 } }]);
  expect(await fleet()).toHaveLength(1);
});

test('a process that dies after the commit causes no second execution, only a lost response', async () => {
  await add('died-after');
  await asSignIn(server.db, (tx) =>
    tx.updateTable('idempotency_keys').set({ state: 'done', answer: null }).execute(),
  );
  expect(await responseOf(await add('died-after'))).toMatchObject([409, null, { code: 'request_under_way' }]);
  server.passTime(61_000);
  expect(await responseOf(await add('died-after'))).toEqual(
    rejected('already_done', 'سبق تنفيذ هذا الطلب. يرجى تحديث الصفحة لعرض نتيجته.'),
  );
  expect(await fleet()).toHaveLength(1);
});

test('one that dies before the commit holds its key until the lease expires', async () => {
  await add('died-before');
  await asSignIn(server.db, (tx) =>
    tx.updateTable('idempotency_keys').set({ state: 'under_way', answer: null }).execute(),
  );
  const answer = await add('died-before');
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await responseOf(answer)).toEqual(
    rejected('request_under_way', 'ما زال الطلب نفسه قيد التنفيذ. يرجى المحاولة بعد قليل.'),
  );
  server.passTime(61_000);
  expect((await add('died-before')).status).toBe(201);
});

test('one that died while the clock was ahead frees its key with the right time', async () => {
  const ahead = 26 * 3_600_000;
  const company = await server.createCompany('شركة');
  server.passTime(ahead);
  await add('died-ahead', draft, await company.signIn());
  await asSignIn(server.db, (tx) =>
    tx.updateTable('idempotency_keys').set({ state: 'under_way', answer: null }).execute(),
  );
  server.passTime(-ahead);
  expect((await add('died-ahead', draft, await company.signIn())).status).toBe(201);
});

test('one that was presumed dead does not commit beside its repeat', async () => {
  const { db } = server;
  const company = await server.createCompany('شركة بطيئة');
  const call = { principal: 'x', owner: company.id, key: 'slow', target: 'POST /x', body: {} };
  const insert = (number: string, meanwhile: () => Promise<unknown>) =>
    onceForKey(server.app, call, async () => {
      await meanwhile();
      await asCompany(db, company.id, (tx) =>
        tx
          .insertInto('containers')
          .values({ ...{ company_id: company.id, number, type: 'حاويات أنقاض' }, size: '20 yard', price: 1 })
          .execute(),
      );
      return {};
    });
  const slow = insert('C-1', async () => {
    server.passTime(61_000);
    await insert('C-2', async () => {});
  });
  await expect(slow).rejects.toMatchObject({ status: 409 });
  const rows = await asCompany(db, company.id, (tx) =>
    tx.selectFrom('containers').select('number').execute(),
  );
  expect(rows).toEqual([{ number: 'C-2' }]);
});

test('a picture is compared by its bytes', async () => {
  const json = { name: 'علي', phone: '0501234567', identityNumber: '1001244019' };
  const added = await (await server.fetch(addDriver.path, { method: 'POST', token, json })).json();
  const { id } = addDriver.response.parse(added).driver;
  const send = async (background: string) => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('picture', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
    const path = setDriverPicture.path.replace(':driverId', id);
    return server.fetch(path, { method: 'POST', token, body, headers: { 'idempotency-key': 'picture' } });
  };
  const first = await responseOf(await send('red'));
  expect(await responseOf(await send('red'))).toEqual([200, 'true', first[2]]);
  expect((await send('blue')).status).toBe(409);
});

test('an invalid key is rejected, and neither keys nor bodies are stored in the clear', async () => {
  expect((await add('x'.repeat(256))).status).toBe(400);
  await add('a-visible-key');
  const stored = JSON.stringify(
    (await keys()).map((key) => ({ ...key, id: Buffer.from(key.id).toString() })),
  );
  expect(stored).not.toContain('a-visible-key');
});

test('after a day a key is free again and deleted', async () => {
  await add('old');
  server.passTime(day + 1000);
  token = await (await server.createCompany('شركة غدًا')).signIn();
  await add('new');
  await forgetOldKeys(server.app);
  expect(await keys()).toHaveLength(1);
});
