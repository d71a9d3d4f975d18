import { addContainer, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { type SilentProxy, silentProxy } from '../../testing/silent-proxy.ts';

const address = process.env.TEST_DATABASE_URL ?? '';
const isDirect = { rewrite: (bytes: Buffer) => bytes };
/** As a pooler does, which tells each client a number of its own instead of the server's. */
const asPooler = {
  rewrite: (bytes: Buffer) => {
    const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
    if (at !== -1) bytes.writeInt32BE(-7, at + 5);
    return bytes;
  },
};

async function serveThrough(options: typeof isDirect): Promise<{
  server: TestServer;
  proxy: SilentProxy;
  token: string;
  prepared(): Promise<number | undefined>;
}> {
  const proxy = await silentProxy(address, options);
  const given = await testDatabase({
    databasePool: 1,
    through: (url) => Object.assign(new URL(url), { port: new URL(proxy.url).port }).href,
  });
  const server = await testServer({ given });
  const token = await (await server.createCompany('شركة')).signIn();
  const prepared = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_prepared_statements`.execute(server.db);
    return rows[0]?.count;
  };
  return { server, proxy, token, prepared };
}

let direct: Awaited<ReturnType<typeof serveThrough>>;
let pooled: Awaited<ReturnType<typeof serveThrough>>;
beforeAll(async () => {
  direct = await serveThrough(isDirect);
  pooled = await serveThrough(asPooler);
}, 60_000);
afterAll(async () => {
  for (const { server, proxy } of [direct, pooled]) {
    await server.close();
    await proxy.close();
  }
});

test('a read is three round trips to the database, and four through a pooler', async () => {
  for (const [{ server, proxy, token }, trips] of [
    [direct, 3],
    [pooled, 4],
  ] as const) {
    const read = () => server.fetch(listContainers.path, { token });
    await read();
    const before = proxy.roundTrips();
    for (let i = 0; i < 5; i += 1) expect((await read()).status).toBe(200);
    expect((proxy.roundTrips() - before) / 5).toBe(trips);
  }
});

test('what every request asks is prepared once a connection, and nothing is where a pooler may change the server', async () => {
  for (const { server, token } of [direct, pooled])
    for (let i = 0; i < 8; i += 1)
      expect((await server.fetch(listContainers.path, { token })).status).toBe(200);
  expect(await direct.prepared()).toBe(2);
  expect(await pooled.prepared()).toBe(0);
});

test('rows that come later are in the answer of a prepared list', async () => {
  const { server, token } = direct;
  const json = { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' };
  expect((await server.fetch(addContainer.path, { method: 'POST', token, json })).status).toBe(201);
  const answer = await server.fetch(listContainers.path, { token });
  expect(listContainers.response.parse(await answer.json()).containers).toMatchObject([{ price: 500 }]);
});
