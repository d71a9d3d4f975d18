import { randomUUID } from 'node:crypto';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { adminSessions } from '../auth/sessions/admin-sessions.ts';
import type { Db } from './schema.ts';
import { inSessionTransaction } from './session-transaction.ts';
import { asCompany, asCustomer, asPlatform } from './tenant.ts';

const pool = 2;
let statements = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

let server: TestServer;
let company: TestCompany;
let token: string;
beforeAll(async () => {
  const database = await testDatabase({ databasePool: pool });
  server = await testServer({ given: { ...database, db: database.db.withPlugin(counter) } });
  company = await server.createCompany('شركة');
  token = await company.signIn();
}, 60_000);
afterAll(() => server.close());

const read = (path: string = listContainers.path) => server.fetch(path, { token });

/** The statements of one read, without `begin` and `commit`. */
async function statementsOfRead() {
  const before = statements;
  expect((await read()).status).toBe(200);
  return statements - before;
}

test('a read takes the role of sign-in, finds its session, and runs its work', async () => {
  expect(await statementsOfRead()).toBe(3);
});

test('the use of a session is recorded once a minute, apart from the work', async () => {
  server.passTime(61_000);
  // The role again, the setting, the update; then the work takes its own role.
  expect(await statementsOfRead()).toBe(7);
  expect(await statementsOfRead()).toBe(3);
  for (let hour = 0; hour < 2; hour += 1) {
    server.passTime(59 * 60_000);
    expect((await read()).status).toBe(200);
  }
});

test('reads that end before their work hold no connection', async () => {
  const invalid = Array.from({ length: 2 * pool }, () => read(`${listContainers.path}?limit=none`));
  for (const answer of await Promise.all(invalid)) expect(answer.status).toBe(400);
  const strangers = Array.from({ length: 2 * pool }, () =>
    server.fetch(`${listContainers.path}?limit=none`, { token: 'a'.repeat(43) }),
  );
  for (const answer of await Promise.all(strangers)) expect(answer.status).toBe(401);
  expect((await read()).status).toBe(200);
});

/** Whom a statement runs as. */
async function actor(tx: Db) {
  const { rows } = await sql`
    select current_user as role, coalesce(current_setting('app.company_id', true), '') as company,
      coalesce(current_setting('app.customer_id', true), '') as customer`.execute(tx);
  return rows[0];
}

test('the work runs as whom it names, whoever was found, and the connection keeps no role', async () => {
  const own = await actor(server.db);
  expect(own).toMatchObject({ company: '', customer: '' });
  const afterFind = (work: () => Promise<unknown>) =>
    inSessionTransaction(async () => {
      expect(await adminSessions.find(server.db, token, server.app.now())).toMatchObject({
        companyId: company.id,
      });
      return work();
    });
  const id = randomUUID();
  expect(await afterFind(() => asCompany(server.db, company.id, actor))).toEqual({
    role: 'hawiyat_company',
    company: company.id,
    customer: '',
  });
  expect(await afterFind(() => asCompany(server.db, id, actor))).toEqual({
    role: 'hawiyat_company',
    company: id,
    customer: '',
  });
  expect(await afterFind(() => asCustomer(server.db, id, actor))).toEqual({
    role: 'hawiyat_customer',
    company: '',
    customer: id,
  });
  expect(await afterFind(() => asPlatform(server.db, actor))).toEqual({
    role: 'hawiyat_platform',
    company: '',
    customer: '',
  });
  const failed = afterFind(() => asCompany(server.db, id, () => Promise.reject(new Error('work'))));
  await expect(failed).rejects.toThrow('work');
  // One more than the pool has, so that each connection is asked.
  for (let i = 0; i <= pool; i += 1) expect(await actor(server.db)).toEqual(own);
});

test('calls that wait for one another between session and work hold no connection meanwhile', async () => {
  const count = 2 * pool;
  let found = 0;
  let resolve = () => {};
  const all = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const call = async () => {
    const session = await adminSessions.find(server.db, token, server.app.now());
    found += 1;
    if (found === count) resolve();
    await all;
    return asCompany(server.db, session?.companyId ?? '', (tx) =>
      tx.selectFrom('companies').select('id').execute(),
    );
  };
  const answers = await Promise.all(Array.from({ length: count }, () => inSessionTransaction(call)));
  expect(answers).toEqual(answers.map(() => [{ id: company.id }]));
});

test('a session that another server has ended is not accepted by the next request', async () => {
  const other = await testServer({ shared: server });
  try {
    expect((await read()).status).toBe(200);
    expect((await other.fetch(signOut.path, { method: signOut.method, token })).status).toBe(204);
    expect((await read()).status).toBe(401);
  } finally {
    await other.close();
  }
});
