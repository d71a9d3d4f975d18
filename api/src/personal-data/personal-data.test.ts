import { readFile } from 'node:fs/promises';
import { removePerson } from '@hawiyat/shared/contract/account/people';
import * as calls from '@hawiyat/shared/contract/account/personal-data';
import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { addDriver, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketplace } from '../../testing/marketplace.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { asPlatform, asSessions } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { endRetention } from './end-retention.ts';
import { retentions, yearsAfter } from './retention.ts';

const { server, company, joined } = await peopleServer();
let customers: TestServer;
beforeAll(async () => {
  customers = await testServer();
}, 60_000);
afterAll(() => customers.close());

const post = async (path: string, token: string, json: object = {}, at: TestServer = server) => {
  const answer = await at.fetch(path, { method: 'POST', token, json });
  return { status: answer.status, body: await answer.json() };
};
const person = (endpoint: { path: string }, id: string) => endpoint.path.replace(':personId', id);
const valuesOf = ({ sections }: calls.DataCopy) =>
  sections.flatMap(({ rows }) => rows.flat().map(({ value }) => value));

test('the retention is that of the privacy policy, line by line', async () => {
  const policy = await readFile(
    new URL('../../../mf-marketing/src/legal/privacy-policy.md', import.meta.url),
    'utf8',
  );
  const table = policy.split('\n').filter((line) => line.startsWith('|'));
  const lines = table.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const { token } = await company();
  const answer = await server.fetch(calls.fetchPersonalData.path, { token });
  const { retention } = calls.fetchPersonalData.response.parse(await answer.json());
  expect(retention.map(({ what, period, why }) => [what, period, why])).toEqual(lines);
  for (const { period, years } of Object.values(retentions))
    expect(period).toContain({ 0: 'حتى انتهاء الطلب', 1: 'سنة واحدة', 5: '5 سنوات' }[years]);
});

test('everybody gets a copy of their own data, an owner of everybody’s, and nobody another company’s', async () => {
  const { token, admin } = await company();
  const viewer = await joined(token, 'viewer');
  const own = await post(person(calls.copyPersonData, viewer.id), viewer.token);
  const { copy } = calls.copyPersonData.response.parse(own.body);
  expect(valuesOf(copy)).toEqual(expect.arrayContaining([viewer.email, 'نورة القحطاني', 'مشاهد']));
  expect(copy.sections.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['الحساب', 1],
    ['الجلسات', 1],
    ['ملاحظات كتبها', 0],
    ['ملاحظات صيانة كتبها', 0],
    ['الموافقات', 0],
    ['العروض المحفوظة', 0],
  ]);
  expect(JSON.stringify(copy)).not.toMatch(/scrypt|token/);
  expect((await post(person(calls.copyPersonData, viewer.id), token)).status).toBe(200);
  expect((await post(person(calls.copyPersonData, admin.id), viewer.token)).status).toBe(404);
  const stranger = await company();
  expect((await post(person(calls.copyPersonData, viewer.id), stranger.token)).status).toBe(404);
  const seen = async (of: string) =>
    calls.fetchPersonalData.response.parse(
      await (await server.fetch(calls.fetchPersonalData.path, { token: of })).json(),
    ).persons;
  expect((await seen(viewer.token)).map(({ id }) => id)).toEqual([viewer.id]);
  expect((await seen(token)).map(({ id }) => id).sort()).toEqual([admin.id, viewer.id].sort());
});

test('of who has left what can go goes, the answer says what stays until when, and the name goes once that has ended', async () => {
  const { token, id: companyId, signIn } = await company();
  const leaver = await joined(token, 'dispatcher');
  expect(await post(person(calls.erasePersonData, leaver.id), token)).toMatchObject({
    ...{ status: 409, body: { code: 'person-active' } },
  });
  await post(calls.saveConsent.path, leaver.token, { channel: 'device', given: true });
  const removed = await server.fetch(removePerson.path.replace(':personId', leaver.id), {
    ...{ method: 'DELETE', token },
  });
  expect(removed.status).toBeLessThan(300);
  const { body } = await post(person(calls.erasePersonData, leaver.id), token);
  const { erasure } = calls.erasePersonData.response.parse(body);
  const until = dayOf(yearsAfter(server.app.now(), 5));
  expect(erasure.kept.map((kept) => kept.until)).toEqual([until, until]);
  expect(erasure.kept.map(({ why }) => why)).toEqual([retentions.account.why, retentions.orders.why]);
  const rows = () =>
    asPlatform(server.db, async (tx) => {
      const found = tx.selectFrom('admins').select(['name', 'email']).where('company_id', '=', companyId);
      return found.where('id', '=', leaver.id).executeTakeFirstOrThrow();
    });
  expect(await rows()).toMatchObject({
    name: 'نورة القحطاني',
    email: expect.not.stringContaining(leaver.email),
  });

  const year = 366 * 24 * 3_600_000;
  const later = (years: number) => ({
    ...server.app,
    now: () => new Date(server.app.now().getTime() + years * year),
  });
  await endRetention(later(4));
  expect((await rows()).name).toBe('نورة القحطاني');
  await endRetention(later(5));
  await endRetention(later(5));
  expect((await rows()).name).toBe('مستخدم محذوف');
  const auditLog = await server.fetch(`${listAudit.path}?person=${leaver.id}`, { token: await signIn() });
  const { entries } = listAudit.response.parse(await auditLog.json());
  expect(entries.length).toBeGreaterThan(0);
  expect(new Set(entries.map(({ actor }) => actor.name))).toEqual(new Set(['مستخدم محذوف']));
});

test('technical data goes after a year, and sessions that hold stay', async () => {
  const { token, id: companyId } = await company();
  const count = async () => {
    const { rows } = await asSessions(server.db, 'admin_sessions', (tx) =>
      sql<{
        sessions: number;
      }>`select count(*)::int as sessions from admin_sessions where company_id = ${companyId}`.execute(tx),
    );
    return rows[0]?.sessions;
  };
  await endRetention(server.app);
  expect(await count()).toBe(1);
  await endRetention({
    ...server.app,
    now: () => yearsAfter(new Date(server.app.now().getTime() + 2 * 86_400_000), 1),
  });
  expect(await count()).toBe(0);
  expect((await server.fetch(calls.listConsents.path, { token })).status).toBe(401);
});

test('a driver gets a copy, and after the deletion nothing tells who he was', async () => {
  const { token } = await company();
  const draft = { name: 'سالم الدوسري', phone: '0559876543', identityNumber: '1098765432' };
  const { driver } = addDriver.response.parse((await post(addDriver.path, token, draft)).body);
  const at = (endpoint: { path: string }) => endpoint.path.replace(':driverId', driver.id);
  const { copy } = calls.copyDriverData.response.parse((await post(at(calls.copyDriverData), token)).body);
  expect(valuesOf(copy)).toEqual(expect.arrayContaining([draft.name, draft.identityNumber, 'متاح']));
  const stranger = await company();
  for (const endpoint of [calls.copyDriverData, calls.eraseDriverData])
    expect((await post(at(endpoint), stranger.token)).status).toBe(404);
  const { erasure } = calls.eraseDriverData.response.parse(
    (await post(at(calls.eraseDriverData), token)).body,
  );
  expect(erasure.gone.join()).toContain('رقم الهوية');
  expect(erasure.kept.map(({ until }) => until)).toEqual(
    [5, 5].map((years) => dayOf(yearsAfter(server.app.now(), years))),
  );
  expect(await (await server.fetch(listDrivers.path, { token })).text()).not.toContain('سالم');
  expect((await post(at(calls.copyDriverData), token)).status).toBe(404);
});

test('after a deletion no repeated call tells again what was deleted', async () => {
  const { token } = await company();
  const draft = { name: 'سالم الدوسري', phone: '0559876544', identityNumber: '1098765433' };
  const keyed = (path: string, key: string, json: object = {}) =>
    server.fetch(path, { method: 'POST', token, json, headers: { 'idempotency-key': key } });
  const { driver } = addDriver.response.parse(await (await keyed(addDriver.path, 'add', draft)).json());
  const copyPath = calls.copyDriverData.path.replace(':driverId', driver.id);
  expect(await (await keyed(copyPath, 'copy')).text()).toContain(draft.identityNumber);
  expect(await (await keyed(addDriver.path, 'add', draft)).text()).toContain(draft.identityNumber);
  await post(calls.eraseDriverData.path.replace(':driverId', driver.id), token);
  for (const answer of [await keyed(addDriver.path, 'add', draft), await keyed(copyPath, 'copy')]) {
    expect([404, 409]).toContain(answer.status);
    expect(await answer.text()).not.toContain(draft.identityNumber);
  }
});

test('a consent has its text, time and version, is withdrawn at once, and is each person’s own', async () => {
  const { token } = await company();
  const other = await joined(token, 'viewer');
  const save = async (of: string, given: boolean) =>
    calls.saveConsent.response.parse(
      (await post(calls.saveConsent.path, of, { channel: 'device', given })).body,
    ).consents[0];
  const read = async (of: string) =>
    calls.listConsents.response.parse(
      await (await server.fetch(calls.listConsents.path, { token: of })).json(),
    ).consents[0];
  expect(await read(token)).toMatchObject({ channel: 'device', given: false, at: null, version: null });
  expect(await save(token, true)).toMatchObject({
    given: true,
    version: 1,
    at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  });
  expect((await read(other.token))?.given).toBe(false);
  await save(token, true);
  expect(await save(token, false)).toMatchObject({ given: false, version: 1 });
  const auditLog = await server.fetch(`${listAudit.path}?kind=people`, { token });
  const { entries } = listAudit.response.parse(await auditLog.json());
  expect(entries.map(({ type }) => type).filter((type) => type.startsWith('consent.'))).toEqual([
    ...['consent.withdrawn', 'consent.given'],
  ]);
  expect((await post(calls.saveConsent.path, token, { channel: 'pigeon', given: true })).status).toBe(400);
});

test('an operator copies and deletes a customer’s data; of one who has ordered the name stays until its retention ends', async () => {
  const market = marketplace(customers);
  const mine = await market.company();
  const order = await market.order(mine);
  const { phone, id } = await asPlatform(customers.db, (tx) =>
    tx.selectFrom('customers').select(['phone', 'id', 'name']).executeTakeFirstOrThrow(),
  );
  const token = customers.operatorToken;
  const { copy } = calls.copyCustomerData.response.parse(
    (await post(calls.copyCustomerData.path, token, { phone }, customers)).body,
  );
  expect(valuesOf(copy)).toContain(phone);
  const orders = copy.sections.find((part) => part.id === 'orders');
  expect(orders?.rows).toHaveLength(1);
  expect(orders?.rows[0]?.find(({ field }) => field === 'number')?.value).toMatch(/^ح-\d+$/);
  const erase = () => post(calls.eraseCustomerData.path, token, { phone }, customers);
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'customer-busy' } });
  await customers.db.transaction().execute(async (tx) => {
    await sql`select set_config('role', 'hawiyat_company', true), set_config('app.company_id', ${mine.id}, true)`.execute(
      tx,
    );
    await sql`update orders set status = 'canceled', canceled_at = now(), canceled_by = 'customer', refund = 1
      where id = ${order.id}`.execute(tx);
  });
  const { erasure } = calls.eraseCustomerData.response.parse((await erase()).body);
  expect(erasure.kept.map(({ until }) => until)).toEqual(
    [5, 5].map((years) => dayOf(yearsAfter(customers.app.now(), years))),
  );
  const row = () =>
    asPlatform(customers.db, (tx) =>
      tx.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  const erased = await row();
  expect(erased).toMatchObject({ email: null, password_hash: null, claimed_phone: null });
  expect(erased.phone).not.toContain(phone);
  expect((await customers.fetch('/api/customer/requests', { token: order.customerToken })).status).toBe(401);
  expect((await erase()).status).toBe(404);
  await endRetention({
    ...customers.app,
    now: () => yearsAfter(new Date(customers.app.now().getTime() + 1), 5),
  });
  expect((await row()).name).toBe('عميل محذوف');
});
