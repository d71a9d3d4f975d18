import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { rolesWith } from '@hawiyat/shared/contract/core/roles';
import { entryHeader, undoHeader } from '@hawiyat/shared/contract/core/undo';
import * as containers from '@hawiyat/shared/contract/fleet/containers';
import * as drivers from '@hawiyat/shared/contract/fleet/drivers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { cheapHash } from '../testing/credentials.ts';
import { fullCompany } from '../testing/full-company.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { box, fleetRows, salim } from '../testing/undo/fleet-rows.ts';
import type { Answer, Ids, Row, Sent } from '../testing/undo/row.ts';
import { settingsRows } from '../testing/undo/settings-rows.ts';
import { workRows } from '../testing/undo/work-rows.ts';
import { adminSessions, endSession } from './auth/sessions/admin-sessions.ts';
import { startSession } from './auth/sign-in/start-session.ts';
import { asCompany, asPlatform } from './db/tenant.ts';

// Every undoable call of the contract: done and undone, and why it is not undone.

const rows = new Map<Endpoint, Row>([...fleetRows, ...workRows, ...settingsRows]);
const colleagueName = 'هند العتيبي';
let server: TestServer;
let ids: Ids;
let mine: string;
let theirs: string;
let companies = 0;
beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6 });
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  companies += 1;
  const full = await fullCompany(server.db, String(9_000_000_000 + companies));
  const company_id = full.company;
  const person = { company_id, password_hash: cheapHash };
  ids = await asPlatform(server.db, async (tx) => {
    const added = await tx
      .insertInto('admins')
      .values([
        { ...person, name: colleagueName, email: 'hind@example.com', role: 'owner' },
        { ...person, name: 'فهد', email: 'fahd@example.com', role: 'viewer' },
      ])
      .returning('id')
      .execute();
    return { ...full, colleague: added[0]?.id ?? '', viewer: added[1]?.id ?? '', second: '', box: '' };
  });
  const signedIn = (adminId: string) =>
    startSession(server.db, { companyId: full.company, adminId }, server.app.now());
  [mine, theirs] = [await signedIn(ids.admin), await signedIn(ids.colleague)];
  const { driver } = await ok(theirs, [drivers.addDriver, {}, salim]);
  const { container } = await ok(theirs, [containers.addContainer, {}, box]);
  ids = { ...ids, second: driver.id, box: container.id };
});

async function send(token: string, [call, params = {}, body]: Sent, undoes?: string) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const content = body instanceof FormData ? { body } : body && { json: body };
  const headers = undoes === undefined ? undefined : { [undoHeader]: undoes };
  const answer = await server.fetch(path, { method: call.method, token, headers, ...content });
  const text = await answer.text();
  return {
    status: answer.status,
    entry: answer.headers.get(entryHeader),
    body: text ? JSON.parse(text) : {},
  };
}

async function ok(token: string, sent: Sent): Promise<Answer> {
  const { status, body } = await send(token, sent);
  expect([sent[0].path, status, status < 300 ? null : body]).toEqual([sent[0].path, status, null]);
  return body;
}

test('every call that can be undone has a row', async () => {
  const undoable = (await contractEndpoints()).filter(({ undo }) => undo === 'undoable');
  const missing = undoable.filter((call) => !rows.has(call)).map(({ method, path }) => `${method} ${path}`);
  expect([missing, undoable.length]).toEqual([[], rows.size]);
});

/** The call is done; `undo` sends its inverse, as the person or with another token. */
async function done(call: Endpoint) {
  const row = rows.get(call) as Row;
  let prepared: Answer;
  for (const sent of row.before?.(ids) ?? []) prepared = await ok(mine, sent);
  const read = async () => {
    const what = row.state(ids);
    if (typeof what === 'string')
      return asCompany(server.db, ids.company, async (tx) => (await sql.raw(what).execute(tx)).rows);
    const shown = await ok(theirs, [what]);
    return Object.fromEntries(
      Object.entries(shown).map(([key, value]) => [key, { ...Object(value), version: 0 }]),
    );
  };
  const former = await read();
  const { status, entry, body } = await send(mine, await row.done(ids, prepared));
  expect([status < 300 ? null : body, entry === null]).toEqual([null, row.isUnlogged === true]);
  const after = await read();
  expect(after).not.toEqual(former);
  const undo = async () => {
    const answers = [];
    for (const sent of row.inverse(ids, body, prepared))
      answers.push(await send(mine, sent, entry ?? undefined));
    return answers;
  };
  const meanwhile = async () => {
    for (const sent of row.meanwhile?.(ids, body, prepared) ?? []) await ok(theirs, sent);
  };
  return { row, read, former, entry, undo, meanwhile };
}

const lastEntry = async () => {
  const { entries } = listAudit.response.parse(await ok(theirs, [listAudit]));
  return entries[0];
};

describe.each([...rows.keys()].map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_, call) => {
    test('is undone, and the audit log says so', async () => {
      const { row, read, former, undo } = await done(call);
      const original = await lastEntry();
      for (const { status, body } of await undo())
        expect([status, status < 300 ? null : body]).toEqual([status, null]);
      expect(await read()).toEqual(former);
      if (row.isUnlogged) return;
      const entry = await lastEntry();
      expect(entry?.actor.id).toBe(ids.admin);
      expect(Number(entry?.undoes)).toBeGreaterThan(0);
      expect(Number(entry?.undoes)).toBeLessThanOrEqual(Number(original?.id));
    });

    test.skipIf(rows.get(call)?.meanwhile === null)(
      'is not undone once a colleague has changed it, who is named',
      async () => {
        const { read, undo, meanwhile } = await done(call);
        await meanwhile();
        const changed = await read();
        for (const { status, body } of await undo()) {
          expect([status, body.code]).toEqual([
            409,
            expect.stringMatching(/^(changed-since|driver-changed)$/),
          ]);
          expect(body.assigned?.by ?? body.message).toContain(colleagueName);
        }
        expect(await read()).toEqual(changed);
      },
    );

    test.skipIf(rolesWith(call.right ?? 'own').includes('viewer'))(
      'is not undone without the right',
      async () => {
        const { read, undo } = await done(call);
        const changed = await read();
        await asCompany(server.db, ids.company, (tx) =>
          tx.updateTable('admins').set({ role: 'viewer' }).where('id', '=', ids.admin).execute(),
        );
        for (const { status, body } of await undo()) expect([status, body.code]).toEqual([403, 'no-right']);
        expect(await read()).toEqual(changed);
      },
    );

    test('is not undone after the session', async () => {
      const { read, undo } = await done(call);
      const changed = await read();
      const session = await adminSessions.find(server.db, mine, server.app.now());
      if (session) await endSession(server.db, session, server.app.now());
      for (const { status, body } of await undo())
        expect([status, body.message]).toEqual([401, expect.any(String)]);
      expect(await read()).toEqual(changed);
    });
  },
);

test('undoing twice goes back twice, and a colleague’s later change stays', async () => {
  const price = (amount: number): Sent => [
    containers.updateContainer,
    { containerId: ids.box },
    { price: amount },
  ];
  const first = await send(mine, price(600));
  const second = await send(mine, price(700));
  expect((await send(mine, price(600), second.entry ?? '')).status).toBe(200);
  expect((await send(mine, price(500), first.entry ?? '')).status).toBe(200);
  const third = await send(mine, price(800));
  await ok(theirs, price(900));
  expect(await send(mine, price(500), third.entry ?? '')).toMatchObject({
    status: 409,
    body: { code: 'changed-since', message: `تعذّر التراجع، لأن تغييرًا من ${colleagueName} جاء بعده.` },
  });
  expect((await send(mine, price(1), 'x')).status).toBe(400);
});
