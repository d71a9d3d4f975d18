import { listContainers } from '@hawiyat/shared/contract/containers';
import { signOut } from '@hawiyat/shared/contract/session';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

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
let token: string;
beforeAll(async () => {
  const database = await testDatabase({ databasePool: pool });
  server = await testServer({ given: { ...database, db: database.db.withPlugin(counter) } });
  token = await (await server.createCompany('شركة')).signIn();
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
