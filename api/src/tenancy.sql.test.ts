import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { may, type Role, roles, rolesWith } from '@hawiyat/shared/contract/core/roles';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { cheapHash } from '../testing/credentials.ts';
import { fullCompany } from '../testing/full-company.ts';
import { Dice } from '../testing/fuzz/dice.ts';
import { requestFor } from '../testing/fuzz/request.ts';
import { type Call, callsOf } from '../testing/fuzz/schema.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { teamOf } from '../testing/test-team.ts';
import { adminSessions, endSession } from './auth/sessions/admin-sessions.ts';
import { startCustomerSession } from './auth/sessions/customer-sessions.ts';
import { startDriverSession } from './auth/sessions/driver-sessions.ts';
import { startSession } from './auth/sign-in/start-session.ts';
import type { Schema } from './db/schema.ts';
import { asCompany, asCustomer, asPlatform } from './db/tenant.ts';

// Every call of the document, by every principal, with everyone's ids. The other company's rows carry a mark,
// which no response may hold, and at the end none of those rows has changed.

let server: TestServer;
let calls: Call[];
let own: Awaited<ReturnType<typeof fullCompany>>;
let foreign: Awaited<ReturnType<typeof fullCompany>>;
let suspended: Awaited<ReturnType<typeof fullCompany>>;
/** A second driver of the own company, without access to the first one's orders. */
let colleague: string;
const tokens: Record<string, string | undefined> = {};

const mark = 'علامة الشركة الأخرى';
const admin = (companyIds: typeof own) =>
  startSession(server.db, { companyId: companyIds.company, adminId: companyIds.admin }, new Date());
const driver = (companyIds: typeof own, driverId = companyIds.driver) =>
  startDriverSession(server.db, { companyId: companyIds.company, driverId }, new Date());

beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6 });
  const { db } = server;
  own = await fullCompany(db, '9000000101');
  foreign = await fullCompany(db, '9000000202');
  suspended = await fullCompany(db, '9000000303');
  await markAll(foreign);
  colleague = await asCompany(db, own.company, async (tx) => {
    const row = {
      company_id: own.company,
      name: 'زميل',
      phone: '+966500000009',
      identity_number: '1058529940',
    };
    return (await tx.insertInto('drivers').values(row).returning('id').executeTakeFirstOrThrow()).id;
  });

  tokens.nobody = undefined;
  tokens['a damaged token'] = `${(await admin(own)).slice(0, -1)}!`;
  tokens['an ended session'] = await admin(own);
  const ended = await adminSessions.find(db, tokens['an ended session'], new Date());
  if (ended) await endSession(db, ended, new Date());
  tokens['the suspended company'] = await admin(suspended);
  tokens['its driver'] = await driver(suspended);
  await asPlatform(db, (tx) =>
    tx.updateTable('companies').set({ status: 'suspended' }).where('id', '=', suspended.company).execute(),
  );
  tokens.company = await admin(own);
  tokens.driver = await driver(own);
  tokens.colleague = await driver(own, colleague);
  tokens.customer = await startCustomerSession(db, own.customer, new Date());
  tokens.operator = server.operatorToken;
  tokens.team = (await teamOf(server, 'mf-fleet')).token;
  const document = await server.fetch('/api/openapi.json');
  calls = callsOf((await document.json()) as Parameters<typeof callsOf>[0]);
}, 60_000);
afterAll(() => server.close());

/** Puts the mark into every free text of a company. */
async function markAll({ company, customer }: typeof own): Promise<void> {
  await asPlatform(server.db, async (tx) => {
    await tx.updateTable('companies').set({ name: mark, phone: mark }).where('id', '=', company).execute();
    await tx.updateTable('customers').set({ name: mark }).where('id', '=', customer).execute();
  });
  await asCompany(server.db, company, async (tx) => {
    await tx.updateTable('admins').set({ name: mark }).execute();
    await tx.updateTable('containers').set({ number: mark }).execute();
    await tx.updateTable('drivers').set({ name: mark, license_number: mark }).execute();
    await tx.updateTable('container_maintenance').set({ text: mark }).execute();
    await tx.updateTable('orders').set({ contact_name: mark, contact_phone: mark }).execute();
  });
}

const audienceOf = (call: Call) => Object.keys(call.operation.security?.[0] ?? {})[0] ?? 'anyone';
const nameOf = (call: Call) => `${call.method} ${call.path}`;

/** Calls after which the caller's own token is invalid. */
const endsSession = (call: Call) =>
  call.path.endsWith('/logout') || nameOf(call) === 'DELETE /api/company/sessions';

/** The ids by their names in calls. */
const idsOf = (companyIds: typeof own): Record<string, string> => ({
  containerId: companyIds.container,
  driverId: companyIds.driver,
  orderId: companyIds.order,
  subOrderId: companyIds.subOrder,
  offerId: companyIds.offer,
  globalOrderId: companyIds.accepted,
  requestId: companyIds.open,
  companyId: companyIds.company,
  entityId: companyIds.container,
  registrationId: companyIds.company,
  personId: companyIds.admin,
  inviteId: companyIds.invite,
  sessionId: companyIds.session,
  viewId: companyIds.view,
  bankChangeId: companyIds.company,
  maintenanceId: companyIds.maintenance,
  noteId: companyIds.note,
  pictureId: companyIds.picture,
  truckId: companyIds.truck,
  documentId: companyIds.document,
});

/** @param slots names of the ids to take from the foreign company; all others are the own */
async function make(call: Call, token: string | undefined, slots: readonly string[]): Promise<Response> {
  const mine = idsOf(own);
  const theirs = idsOf(foreign);
  const request = requestFor(call, 'valid', new Dice(7), (name) => {
    if (name === 'tasks') return [{ kind: 'order', id: mine.orderId }];
    if (name === 'containers') return [{ id: mine.containerId, price: 10 }];
    return (slots.includes(name) ? theirs[name] : mine[name]) ?? sensible[name];
  });
  // Ownership fields, which a body may not set.
  const claims = {
    companyId: foreign.company,
    company_id: foreign.company,
    driver_id: foreign.driver,
    role: 'operator',
  };
  // An id that may be left out is sent here.
  const inBody = Object.keys(propertiesOf(call));
  const aimed = Object.fromEntries(
    slots.filter((slot) => inBody.includes(slot)).map((slot) => [slot, theirs[slot]]),
  );
  const body =
    typeof request.body === 'string'
      ? JSON.stringify({ ...claims, ...JSON.parse(request.body), ...aimed })
      : request.body;
  // Of a query only what must be there, and the ids that are tried.
  const [path = '', asked] = request.path.split('?');
  const query = new URLSearchParams(asked);
  for (const { name, in: place, required } of call.operation.parameters) {
    if (place !== 'query') continue;
    if (!required) query.delete(name);
    if (slots.includes(name)) query.set(name, String(theirs[name]));
  }
  const abort = new AbortController();
  const answer = await server.fetch(`${path}?${query}`, {
    method: request.method,
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
    ...(request.contentType !== undefined && { headers: { 'content-type': request.contentType } }),
    signal: abort.signal,
  });
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
  abort.abort();
  return new Response(null, { status: answer.status });
}
const sensible: Record<string, unknown> = {
  phone: '0512345678',
  identityNumber: '1001244019',
  email: 'someone@example.com',
  password: 'a-long-enough-password',
  period: '12months',
  from: '2026-01-01',
  to: '2026-12-31',
  month: '2026-11',
  birthDate: '1990-01-01',
  price: 10,
  csv: '',
  containerNumber: 'A-101',
  numbers: ['A-101', 'A-102'],
  type: 'حاويات أنقاض',
  size: '20 yard',
  containerType: 'حاويات أنقاض',
  containerSize: '20 yard',
  rentalType: 'once',
  rentalDuration: 7,
  plate: '12 ABJ',
  capacityTons: 10,
  expiresOn: '2099-01-01',
  issuedOn: '2026-01-01',
};

const filtered = ['documents', 'orders/accepted', 'sub-orders'].map((list) => `GET /api/company/${list}`);

/** What a call's body has. */
const propertiesOf = ({ operation }: Call) =>
  Object.assign(
    {},
    ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema.properties ?? {}),
  ) as object;

/** The names of the ids that a call takes, in path, query or body. */
function slotsOf(call: Call): string[] {
  const body = Object.keys(propertiesOf(call));
  return [...call.operation.parameters.map((parameter) => parameter.name), ...body].filter(
    (text) => text in idsOf(own),
  );
}

/** Rows that no company's own role reads. */
const signInTables = [
  ...['registrations', 'admin_sessions', 'driver_sessions', 'admins'],
  ...['email_links', 'two_factor_secrets', 'recovery_codes'],
];

async function rowsOf({ company, customer }: typeof own): Promise<unknown> {
  const tables = (await server.db.introspection.getTables()).filter(
    (table) =>
      table.columns.some((column) => column.name === 'company_id') && !signInTables.includes(table.name),
  );
  const read = async (tx: Transaction<Schema>, table: string) =>
    (await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(tx)).rows;
  const companyRows = await asCompany(server.db, company, async (tx) => {
    const all: unknown[] = [];
    for (const { name } of tables) {
      // Everyone sees marketplace events.
      if (name === 'events')
        all.push(
          (await sql`select to_jsonb(t) from events t where company_id = ${company}`.execute(tx)).rows,
        );
      else all.push(await read(tx, name));
    }
    return all;
  });
  return [companyRows, await asCustomer(server.db, customer, (tx) => read(tx, 'requests'))];
}

test('any other principal gets 401, whatever ids the call names', async () => {
  for (const call of calls) {
    const audience = audienceOf(call);
    // Calls for anyone ignore tokens.
    if (audience === 'anyone') continue;
    for (const [who, token] of Object.entries(tokens)) {
      if (who === audience || (audience === 'driver' && who === 'colleague')) continue;
      const answer = await make(call, token, slotsOf(call));
      expect(answer.status, `${nameOf(call)} by ${who}`).toBe(401);
      expect(await answer.text()).not.toContain(mark);
    }
  }
});

test('every id in a path of a company, a driver or a customer is one that is tried', () => {
  const untried = calls.flatMap((call) => {
    if (!['company', 'driver', 'customer'].includes(audienceOf(call))) return [];
    const ids = call.operation.parameters.filter((parameter) => parameter.in === 'path');
    return ids.filter(({ name }) => !(name in idsOf(own))).map(({ name }) => `${nameOf(call)}: ${name}`);
  });
  expect(untried).toEqual([]);
});

test('no call shows or changes a row of another company, customer or driver, wherever its id appears', async () => {
  const before = await rowsOf(foreign);
  const secrets = [mark, ...Object.values(foreign).filter((value) => value !== foreign.open)];
  let tried = 0;
  const callsForUs = calls.filter(
    (call) => !['anyone', 'operator', 'team'].includes(audienceOf(call)) && !endsSession(call),
  );
  for (const call of callsForUs) {
    const audience = audienceOf(call);
    for (const slot of slotsOf(call)) {
      const answer = await make(call, tokens[audience], [slot]);
      const text = await answer.text();
      // A filter by a foreign id finds nothing; every other use of one is a 404.
      const isFilter = slot === 'entityId' || filtered.includes(nameOf(call));
      expect(answer.status, `${nameOf(call)} with a foreign ${slot}: ${text}`).toBe(isFilter ? 200 : 404);
      for (const secret of secrets)
        expect(text.includes(secret), `${nameOf(call)} tells ${secret}`).toBe(false);
      tried += 1;
    }
  }
  // Without any foreign id, a call shows only the caller's rows. Last, because these calls change them.
  for (const call of callsForUs) {
    const text = await (await make(call, tokens[audienceOf(call)], [])).text();
    for (const secret of secrets)
      expect(text.includes(secret), `${nameOf(call)} tells ${secret}`).toBe(false);
  }
  expect(tried).toBeGreaterThan(20);
  expect(await rowsOf(foreign)).toEqual(before);
});

test('a driver cannot access the orders of a colleague', async () => {
  const { db } = server;
  await asCompany(db, own.company, async (tx) => {
    const theirs = { driver_id: own.driver, status: 'scheduled' } as const;
    await tx
      .updateTable('orders')
      .set(theirs)
      .where('id', '=', own.order)
      .where('status', '=', 'pending')
      .execute();
    await tx
      .updateTable('sub_orders')
      .set(theirs)
      .where('id', '=', own.subOrder)
      .where('status', '=', 'pending')
      .execute();
  });
  const jobs = calls.filter((call) => audienceOf(call) === 'driver' && slotsOf(call).length > 0);
  expect(jobs.length).toBeGreaterThan(2);
  for (const call of jobs) {
    const answer = await make(call, tokens.colleague, []);
    expect(answer.status, nameOf(call)).toBe(404);
  }
});

/** The company calls of the contract, with the document's. */
async function companyCalls(): Promise<{ call: Call; right: NonNullable<Endpoint['right']> }[]> {
  const endpoints = await contractEndpoints();
  return calls
    .filter((call) => audienceOf(call) === 'company')
    .map((call) => {
      const path = call.path.replace(/\{(\w+)\}/g, ':$1');
      const right = endpoints.find((one) => one.method === call.method && one.path === path)?.right;
      if (!right) throw new Error(`${nameOf(call)} declares no right`);
      return { call, right };
    });
}

let people = 0;
/** The token of a new person, so that no call meets what another has ended. */
async function personWith(role: Role): Promise<string> {
  people += 1;
  const row = { company_id: own.company, name: 'زميلة', role, password_hash: cheapHash };
  const { id } = await asCompany(server.db, own.company, (tx) =>
    tx
      .insertInto('admins')
      .values({ ...row, email: `person${people}@example.com` })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return startSession(server.db, { companyId: own.company, adminId: id }, new Date());
}

const noRight = { message: 'لا تملك صلاحية تنفيذ هذا الإجراء.', code: 'no-right' };

test('every call of a company says in the document which right it needs and who has it', async () => {
  for (const { call, right } of await companyCalls())
    expect(call.operation, nameOf(call)).toMatchObject({ 'x-right': right, 'x-roles': rolesWith(right) });
});

test.each(roles.filter((role) => role !== 'owner'))(
  'a call without the right changes nothing and answers %s 403, whatever ids and body it comes with',
  { timeout: 60_000 },
  async (role) => {
    const token = await personWith(role);
    const before = [await rowsOf(own), await rowsOf(foreign)];
    const forbidden = (await companyCalls()).filter(({ right }) => !may(role, right));
    expect(forbidden.length).toBeGreaterThan(10);
    for (const { call } of forbidden) {
      for (const slots of [[], slotsOf(call)]) {
        const answer = await make(call, token, slots);
        expect([answer.status, await answer.json()], nameOf(call)).toEqual([403, noRight]);
      }
      if (call.method === 'GET') continue;
      // A body that is none would be a 400, if anybody read it.
      const unread = await server.fetch(call.path.replace(/\{\w+\}/g, foreign.order), {
        ...{ method: call.method, token, body: '{', headers: { 'content-type': 'application/json' } },
      });
      expect([unread.status, await unread.json()], nameOf(call)).toEqual([403, noRight]);
    }
    expect([await rowsOf(own), await rowsOf(foreign)]).toEqual(before);
  },
);

test.each(roles)(
  'what the role of %s allows is not refused, and shows nothing of another company',
  {
    timeout: 60_000,
  },
  async (role) => {
    const before = await rowsOf(foreign);
    const secrets = [mark, ...Object.values(foreign).filter((value) => value !== foreign.open)];
    for (const { call, right } of await companyCalls()) {
      if (!may(role, right)) continue;
      for (const slots of [slotsOf(call), []]) {
        const answer = await make(call, await personWith(role), slots);
        const text = await answer.text();
        expect([401, 403], `${nameOf(call)}: ${text}`).not.toContain(answer.status);
        for (const secret of secrets)
          expect(text.includes(secret), `${nameOf(call)} tells ${secret}`).toBe(false);
      }
    }
    expect(await rowsOf(foreign)).toEqual(before);
  },
);
