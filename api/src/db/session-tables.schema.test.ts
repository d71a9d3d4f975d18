import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { fullCompany } from '../../testing/full-company.ts';
import type { Database, Db } from './open.ts';
import { actAs, asPlatform, asSessions, type Role, roleOfSessions, roles, sessionTables } from './tenant.ts';

let database: Database;
let db: Db;
/** Two rows of each table, by whose they are: a company, a customer, nobody in particular. */
let owners: readonly [string, string];

beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  const [a, b] = [await fullCompany(db, '9000000017'), await fullCompany(db, '9000000025')];
  owners = [a.company, b.company];
  const operator = {
    name: 'سارة',
    name_key: 'سارة',
    credential_hash: randomBytes(32),
    created_at: new Date(),
  };
  const { id } = await asPlatform(db, (tx) =>
    tx.insertInto('operators').values(operator).returning('id').executeTakeFirstOrThrow(),
  );
  const row = () => ({ token_hash: randomBytes(32), expires_at: new Date(Date.now() + 3_600_000) });
  for (const { company, admin, driver, customer } of [a, b]) {
    await asSessions(db, 'admin_sessions', (tx) =>
      tx
        .insertInto('admin_sessions')
        .values({ ...row(), company_id: company, admin_id: admin })
        .execute(),
    );
    await asSessions(db, 'driver_sessions', (tx) =>
      tx
        .insertInto('driver_sessions')
        .values({ ...row(), company_id: company, driver_id: driver })
        .execute(),
    );
    await asSessions(db, 'customer_sessions', (tx) =>
      tx
        .insertInto('customer_sessions')
        .values({ ...row(), customer_id: customer })
        .execute(),
    );
    await asSessions(db, 'operator_sessions', (tx) =>
      tx
        .insertInto('operator_sessions')
        .values({ ...row(), operator_id: id })
        .execute(),
    );
  }
}, 60_000);
afterAll(() => database.close());

const as = (role: Role, id: string, statement: string) =>
  db.transaction().execute(async (tx) => {
    await actAs(tx, role, id);
    return (await sql.raw<Record<string, unknown>>(statement).execute(tx)).rows;
  });

test('every table with the hashes of sessions is one of the template', async () => {
  const tables = await db.introspection.getTables();
  const found = tables
    .filter(({ columns }) =>
      ['token_hash', 'last_used_at'].every((name) => columns.some((it) => it.name === name)),
    )
    .map(({ name }) => name);
  expect(found.sort()).toEqual([...sessionTables].sort());
});

describe.each(sessionTables)('%s', (table) => {
  const own = roleOfSessions(table);

  test('has the columns of the template', async () => {
    const { columns = [] } = (await db.introspection.getTables()).find(({ name }) => name === table) ?? {};
    const names = columns.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['token_hash', 'id', 'created_at', 'last_used_at', 'expires_at']),
    );
  });

  test.each(roles)('%s', async (role) => {
    const statements = [
      `select from ${table}`,
      `select token_hash from ${table}`,
      `insert into ${table} default values`,
      `update ${table} set last_used_at = now()`,
      `delete from ${table}`,
    ];
    const rows = await as(own, '', `select * from ${table}`);
    expect(rows.length).toBeGreaterThan(1);
    if (role === own) return;
    for (const id of ['', ...owners])
      for (const statement of statements)
        await expect(as(role, id, statement), `${role} ${statement}`).rejects.toThrow('permission denied');
  });
});

test('the role of sessions sees those of one company where it acts for one', async () => {
  for (const table of ['admin_sessions', 'driver_sessions'] as const)
    for (const owner of owners) {
      const rows = await as(roleOfSessions(table), owner, `select company_id from ${table}`);
      expect(new Set(rows.map(({ company_id }) => company_id)), table).toEqual(new Set([owner]));
    }
});
