import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { fullCompany } from '../../../testing/full-company.ts';
import type { Database, Db } from '../../db/open.ts';
import { asPlatform, asSessions, asSignIn, sessionTables } from '../../db/tenant.ts';
import { admitOperator } from '../operators/operator-accounts.ts';
import { operatorSessions } from '../operators/operator-sessions.ts';
import { adminSessions } from './admin-sessions.ts';
import { customerSessions } from './customer-sessions.ts';
import { driverSessions } from './driver-sessions.ts';

const minute = 60_000;
const hour = 60 * minute;

let database: Database;
let db: Db;
let company: Awaited<ReturnType<typeof fullCompany>>;
let operator: string;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  company = await fullCompany(db, '9000000017');
  operator = (await admitOperator(db, 'سارة', new Date(), true)).operator.id;
}, 60_000);
afterAll(() => database.close());

/** The same life for each audience. */
const audiences = {
  admin_sessions: {
    sessions: adminSessions,
    owner: () => ({ company_id: company.company, admin_id: company.admin }),
    hours: 24,
    isIdleAfterAnHour: true,
  },
  driver_sessions: {
    sessions: driverSessions,
    owner: () => ({ company_id: company.company, driver_id: company.driver }),
    hours: 24,
    isIdleAfterAnHour: true,
  },
  customer_sessions: {
    sessions: customerSessions,
    owner: () => ({ customer_id: company.customer }),
    hours: 24,
    isIdleAfterAnHour: true,
  },
  operator_sessions: {
    sessions: operatorSessions,
    owner: () => ({ operator_id: operator }),
    hours: 8,
    isIdleAfterAnHour: false,
  },
};

describe.each(sessionTables)('%s', (table) => {
  const { owner, hours, isIdleAfterAnHour } = audiences[table];
  // The audiences differ in their types alone.
  const sessions = audiences[table].sessions as unknown as typeof customerSessions;
  const of = () => owner() as unknown as { customer_id: string };
  const start = new Date('2026-11-01T06:00:00Z');
  const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
  const begin = (now: Date) => asSignIn(db, (tx) => sessions.start(tx, of(), { now }));
  const isOpen = async (token: string, now: Date) => (await sessions.find(db, token, now)) !== null;
  const listed = async (now: Date) =>
    (await asSignIn(db, (tx) => sessions.list(tx, of(), now))).map(({ token_hash }) =>
      Buffer.from(token_hash).toString('hex'),
    );
  const hashOf = (token: string) => createHash('sha256').update(token).digest();
  const named = (...tokens: string[]) => tokens.map((token) => hashOf(token).toString('hex'));

  test('a session starts, is used, listed, and ends', async () => {
    await asSignIn(db, (tx) => sessions.end(tx, of()));
    const [first, second, third] = [await begin(start), await begin(after(1)), await begin(after(2))];
    expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await listed(after(2))).toEqual(named(third, second, first));
    await sessions.touch(db, hashOf(first), after(minute));
    expect(await listed(after(minute))).toEqual(named(first, third, second));
    expect(await sessions.stillOpen(db, named(first, second), after(minute))).toEqual(
      new Set(named(first, second)),
    );

    await asSignIn(db, (tx) => sessions.end(tx, { token_hash: hashOf(second) }));
    expect(await listed(after(minute))).toEqual(named(first, third));
    await asSignIn(db, (tx) => sessions.endOthers(tx, of(), hashOf(third)));
    expect(await listed(after(minute))).toEqual(named(third));
    const [{ id = '' } = {}] = await asSignIn(db, (tx) => sessions.list(tx, of()));
    expect(await asSignIn(db, (tx) => sessions.end(tx, { ...of(), id }))).toBe(1);
    expect(await isOpen(third, after(minute))).toBe(false);
  });

  test('a session ends by its lifetime, and by not being used where that counts', async () => {
    const idle = await begin(start);
    expect(await isOpen(idle, after(61 * minute))).toBe(!isIdleAfterAnHour);
    const used = await begin(start);
    for (let at = 0; at < hours * 60; at += 30) await sessions.touch(db, hashOf(used), after(at * minute));
    expect(await isOpen(used, after(hours * hour - minute))).toBe(true);
    expect(await isOpen(used, after(hours * hour))).toBe(false);
    expect(await isOpen(await begin(after(2 * hour)), start)).toBe(false);
  });

  test('ended sessions go with the next one that their owner starts, or with their retention', async () => {
    const stored = async () => (await asSignIn(db, (tx) => sessions.list(tx, of()))).length;
    await asSignIn(db, (tx) => sessions.end(tx, of()));
    await begin(start);
    await begin(after(25 * hour));
    expect(await stored()).toBe(1);
    await asSignIn(db, (tx) => sessions.expire(tx, after(25 * hour)));
    expect(await stored()).toBe(1);
    await asSignIn(db, (tx) => sessions.expire(tx, after(50 * hour)));
    expect(await stored()).toBe(0);
  });

  test('a row that is there already is found by its token', async () => {
    const token = randomBytes(32).toString('base64url');
    const times = { created_at: start, last_used_at: start, expires_at: after(hour) };
    const row = { ...of(), ...times, token_hash: hashOf(token) };
    await asSessions(db, table, (tx) =>
      tx
        .insertInto(table as 'customer_sessions')
        .values(row)
        .execute(),
    );
    expect(await isOpen(token, after(minute))).toBe(true);
  });
});

test('a token is valid for its own audience alone', async () => {
  const now = new Date();
  const admin = await asSignIn(db, (tx) =>
    adminSessions.start(tx, audiences.admin_sessions.owner(), { now }),
  );
  const platform = await asPlatform(db, (tx) => operatorSessions.start(tx, { operator_id: null }, { now }));
  expect(await adminSessions.find(db, admin, now)).toMatchObject({ companyId: company.company });
  expect(await operatorSessions.find(db, platform, now)).toEqual({ kind: 'platform', id: null });
  for (const sessions of [driverSessions, customerSessions, operatorSessions])
    expect(await sessions.find(db, admin, now)).toBeNull();
  for (const sessions of [adminSessions, driverSessions, customerSessions])
    expect(await sessions.find(db, platform, now)).toBeNull();
});
