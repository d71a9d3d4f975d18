import {
  type AuditKind,
  auditKinds,
  exportAudit,
  listAudit,
  listAuditPersons,
  typesOfKind,
} from '@hawiyat/shared/contract/company/audit-log';
import { eventTypes } from '@hawiyat/shared/contract/core/events';
import { archiveContainer, restoreContainer } from '@hawiyat/shared/contract/fleet/archive';
import { addContainer, deleteContainer } from '@hawiyat/shared/contract/fleet/containers';
import { addDriver, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Market, type MarketCompany, marketplace } from '../../testing/marketplace.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { readCsv } from '../csv/csv.ts';
import { roles } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';

let server: TestServer;
let market: Market;
let mine: MarketCompany;
let driver: { id: string };
let order: Awaited<ReturnType<Market['order']>>;
let container: { id: string; number: string };
beforeAll(async () => {
  server = await testServer();
  market = marketplace(server);
  mine = await market.company();
  const json = {
    ...{ name: 'سالم الدوسري', phone: '0559876543', identityNumber: '1098765432' },
    ...{ email: 'salim@example.com', licenseNumber: '7654321', password: 'salim-2026' },
  };
  const added = await send('POST', addDriver.path, json);
  driver = addDriver.response.parse(await added.json()).driver;
  const changed = await send('PATCH', updateDriver.path.replace(':driverId', driver.id), {
    name: 'سالم بن سعد',
  });
  expect(changed.status).toBe(200);
  order = await market.order(mine);
  await send('PATCH', assignDriver.path.replace(':orderId', order.id), { driverId: driver.id });
  const box = { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' };
  const made = addContainer.response.parse(
    await (await send('POST', addContainer.path, box)).json(),
  ).container;
  container = { id: made.id, number: made.containerNumber };
}, 60_000);
afterAll(() => server.close());

const send = (method: string, path: string, json?: object) =>
  server.fetch(path, { method, token: mine.token, ...(json && { json }) });
async function auditLog(query: Record<string, string> = {}, token = mine.token) {
  const answer = await server.fetch(`${listAudit.path}?${new URLSearchParams(query)}`, { token });
  expect(answer.status).toBe(200);
  return listAudit.response.parse(await answer.json());
}
const typesOf = async (query: Record<string, string>) =>
  (await auditLog(query)).entries.map(({ type }) => type);

test('every type of event is of one kind', () => {
  const kinds = Object.keys(auditKinds) as AuditKind[];
  const found = kinds.flatMap((kind) => typesOfKind(kind));
  expect([...found].sort()).toEqual([...eventTypes].sort());
});

test('an entry names the thing and who did it, and leads to where the panel shows it', async () => {
  const { entries } = await auditLog();
  const of = (type: string) => entries.find((entry) => entry.type === type);
  expect(of('order.assigned')).toMatchObject({
    actor: { kind: 'admin', name: expect.any(String) },
    number: expect.stringMatching(/^ح-\d+$/),
    subject: {
      name: of('order.assigned')?.number,
      address: `/orders?tab=accepted_orders&details=${order.id}`,
    },
    names: { [driver.id]: 'سالم بن سعد' },
  });
  expect(of('driver.changed')?.subject).toEqual({ name: 'سالم بن سعد', address: `/drivers/${driver.id}` });
  expect(of('container.added')?.subject).toEqual({
    name: container.number,
    address: `/containers/${container.id}`,
  });
  for (const [endpoint, address] of [
    [archiveContainer, null],
    [restoreContainer, `/containers/${container.id}`],
  ] as const) {
    expect((await send('POST', endpoint.path.replace(':containerId', container.id))).status).toBe(200);
    expect((await auditLog()).entries[0]?.subject).toEqual({ name: container.number, address });
  }
  const deleted = await server.fetch(deleteContainer.path.replace(':containerId', container.id), {
    ...{ method: 'DELETE', token: mine.token },
  });
  expect(deleted.status).toBe(200);
  expect((await auditLog()).entries[0]).toMatchObject({
    ...{ type: 'container.deleted', subject: { name: container.number, address: null } },
  });
});

test('the audit log is narrowed by person, kind, thing and day, alone and together, and read page by page', async () => {
  const today = dayOf(server.app.now());
  const yesterday = dayOf(new Date(server.app.now().getTime() - 86_400_000));
  const me = (await auditLog({ kind: 'sessions' })).entries[0]?.actor.id ?? '';
  expect(await typesOf({ kind: 'drivers' })).toEqual(['driver.changed', 'driver.added']);
  expect(await typesOf({ kind: 'drivers', person: me, from: today, to: today })).toEqual([
    'driver.changed',
    'driver.added',
  ]);
  expect(await typesOf({ entityId: driver.id })).toEqual(['driver.changed', 'driver.added']);
  expect(await typesOf({ person: driver.id })).toEqual([]);
  expect(await typesOf({ person: 'nobody' })).toEqual([]);
  expect(await typesOf({ to: yesterday })).toEqual([]);
  expect((await typesOf({ from: yesterday })).length).toBe((await typesOf({})).length);
  const all = (await auditLog()).entries.map(({ id }) => id);
  const paged: string[] = [];
  for (let cursor: string | null | undefined = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof auditLog>> = await auditLog({
      limit: '2',
      ...(cursor && { cursor }),
    });
    paged.push(...page.entries.map(({ id }) => id));
    cursor = page.nextCursor ?? null;
  }
  expect(paged).toEqual(all);
  for (const query of ['kind=secrets', 'from=yesterday', 'to=2026-13-01'])
    expect([query, (await send('GET', `${listAudit.path}?${query}`)).status]).toEqual([query, 400]);
});

test('the file has the same filters and all lines, in Arabic words', async () => {
  const answer = await send('GET', `${exportAudit.path}?kind=drivers`);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const lines = readCsv(await answer.text()).map(({ cells }) => cells);
  expect(lines[0]).toEqual(['الوقت', 'الشخص', 'العملية', 'ما تغيّر', 'رقم السجل', 'معرّف العنصر']);
  expect(lines.slice(1).map((cells) => cells.slice(2, 4))).toEqual([
    ['عُدّلت بيانات السائق سالم بن سعد', 'الاسم: تغيّر'],
    [
      'أُضيف السائق سالم بن سعد',
      'الاسم: تغيّر؛ رقم الهاتف: تغيّر؛ البريد الإلكتروني: تغيّر؛ حالة التوفر: متاح؛ رقم الهوية: تغيّر؛ رقم الرخصة: تغيّر',
    ],
  ]);
  const whole = readCsv(await (await send('GET', exportAudit.path)).text());
  expect(whole.length).toBe((await auditLog()).entries.length + 1);
});

test('people of the audit log are the company’s own, and nobody reads another company’s', async () => {
  const other = await market.company();
  const { persons } = listAuditPersons.response.parse(
    await (await send('GET', listAuditPersons.path)).json(),
  );
  expect(persons).toHaveLength(1);
  const theirs = await auditLog({ person: persons[0]?.id ?? '' }, other.token);
  expect(theirs.entries).toEqual([]);
  const file = await server.fetch(exportAudit.path, { token: other.token });
  expect(await file.text()).not.toContain('سالم');
});

test('no event holds who a person is: a name is read from the person’s own row', async () => {
  const { rows } = await server.db.transaction().execute(async (tx) => {
    await sql`select set_config('role', 'hawiyat_platform', true)`.execute(tx);
    return sql<{ row: string }>`select to_jsonb(events)::text as row from events`.execute(tx);
  });
  const text = rows.map(({ row }) => row).join('\n');
  expect(text).toContain('driver.added');
  for (const trace of ['سالم', '559876543', 'salim@', '1098765432', '7654321', 'salim-2026'])
    expect(text, trace).not.toContain(trace);
});

test.each([...roles, 'the connecting user'])(
  'no event is changed, deleted or emptied by %s',
  async (role) => {
    const attempt = (statement: string) =>
      server.db.transaction().execute(async (tx) => {
        if (role !== 'the connecting user') await sql`select set_config('role', ${role}, true)`.execute(tx);
        await sql`select set_config('app.company_id', ${mine.id}, true)`.execute(tx);
        await sql.raw(statement).execute(tx);
        const { rows } = await sql<{ changed: number }>`
        select count(*)::int as changed from events where type = 'session.forged'`.execute(tx);
        return rows[0]?.changed;
      });
    const before = (await auditLog()).entries;
    for (const statement of [
      `update events set after = '{"price": 1}'`,
      `update events set data = '{"status": "x"}'`,
      `update events set type = 'session.forged'`,
      `update events set actor_id = null`,
      `update events set at = now()`,
      'delete from events',
      'truncate events',
    ]) {
      // The owner sees no row of a table that is closed to it, so there is nothing for it to change.
      const outcome = await attempt(statement).catch((error: Error) => error);
      const isRefused =
        outcome instanceof Error &&
        /never changed|permission denied|row-level security/.test(outcome.message);
      expect([role, statement, isRefused || outcome === 0]).toEqual([role, statement, true]);
    }
    expect((await auditLog()).entries).toEqual(before);
  },
);

test('also who opens the table to himself changes nothing in it', async () => {
  const forced = (how: string) => sql.raw(`alter table events ${how} row level security`);
  for (const statement of [`update events set after = '{"price": 1}'`, 'delete from events'])
    await expect(
      server.db.transaction().execute(async (tx) => {
        await forced('no force').execute(tx);
        await sql.raw(statement).execute(tx);
      }),
    ).rejects.toThrow('never changed');
});
