import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { addDriver, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { listTasks, signInDriver } from '@hawiyat/shared/contract/orders/driver-app';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCompany, type TestServer, testServer } from '../../../testing/server.ts';
import { asPlatform, asSessions } from '../../db/tenant.ts';
import { knownError } from '../../http/domain-error-responses.ts';
import { startSession } from '../sign-in/start-session.ts';
import { endSessionsOfCompany } from './company-sessions.ts';
import { startDriverSession } from './driver-sessions.ts';

let server: TestServer;
let company: TestCompany;
let token: string;
beforeAll(async () => {
  server = await testServer();
  company = await server.createCompany('شركة');
  token = await company.signIn();
}, 60_000);
afterAll(() => server.close());

const driver = { name: 'سعيد', phone: '0551112224', identityNumber: '1', password: 'old-password' };
async function added(): Promise<string> {
  const answer = await server.fetch(addDriver.path, { method: 'POST', token, json: driver });
  return addDriver.response.parse(await answer.json()).driver.id;
}

/** What the caller of a sign-in is told. */
const answered = (error: unknown) => Promise.reject(knownError(error));

test('a driver who signs in while getting a new password is not in by the old one', async () => {
  const driverId = await added();
  const [, signedIn] = await Promise.all([
    server.fetch(updateDriver.path.replace(':driverId', driverId), {
      method: 'PATCH',
      token,
      json: { password: 'new-password' },
    }),
    server.fetch(signInDriver.path, {
      method: 'POST',
      json: { domain: company.credentials.domain, phone: driver.phone, password: driver.password },
    }),
  ]);
  // Either order is fine: there is no session, or it has ended.
  if (signedIn.ok) {
    const old = signInDriver.response.parse(await signedIn.json()).token;
    expect((await server.fetch(listTasks.path, { token: old })).status).toBe(401);
  }
  const late = startDriverSession(
    server.db,
    { companyId: company.id, driverId, passwordHash: 'the old one' },
    server.app.now(),
  );
  await expect(late.catch(answered)).rejects.toMatchObject({ status: 401 });
  const open = await asSessions(server.db, 'driver_sessions', (tx) =>
    tx.selectFrom('driver_sessions').select('driver_id').where('driver_id', '=', driverId).execute(),
  );
  expect(open).toEqual([]);
});

/**
 * Resolves when a sign-in waits for the lock. The embedded database starts it only after this transaction.
 */
async function isWaiting(): Promise<void> {
  if (server.database.engine === 'pglite') return;
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(server.db);
    waiting = rows[0]?.waiting ?? 0;
  }
}

test('a simultaneous sign-in and suspension leave no session that works once the company is active again', async () => {
  const setStatus = (status: 'active' | 'suspended', also: () => Promise<unknown> = async () => undefined) =>
    asPlatform(server.db, async (tx) => {
      await tx.updateTable('companies').set({ status }).where('id', '=', company.id).execute();
      await endSessionsOfCompany(tx, company.id);
      await also();
    });
  let signIn: Promise<string> | undefined;
  await setStatus('suspended', async () => {
    // The password was checked before; the session starts before the suspension commits.
    signIn = startSession(server.db, { companyId: company.id, adminId: company.admin.id }, server.app.now());
    signIn.catch(() => undefined);
    await isWaiting();
  });
  await expect(signIn?.catch(answered)).rejects.toMatchObject({ status: 403, body: { code: 'suspended' } });
  await setStatus('active');
  expect((await server.fetch(listContainers.path, { token })).status).toBe(401);
});
