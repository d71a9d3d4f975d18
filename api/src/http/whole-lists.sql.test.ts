import { once } from 'node:events';
import { connect } from 'node:net';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { asCompany } from '../db/tenant.ts';

let server: TestServer;
let company: TestCompany;
let token: string;
const count = 30_500;
const fewer = 2_500;
beforeAll(async () => {
  server = await testServer();
  company = await server.createCompany('شركة كبيرة');
  token = await company.signIn();
  await fill(company, count);
});
afterAll(() => server.close());

const fill = ({ id }: TestCompany, rows: number) =>
  asCompany(server.db, id, (tx) =>
    sql`
      insert into containers (company_id, number, type, size, price, created_at)
      select ${id}::uuid, 'C-' || i, 'حاويات أنقاض', '20 yard', i, now() - make_interval(secs => i / 3)
      from generate_series(1, ${rows}::int) i`.execute(tx),
  );

/** Asks for the whole list on a connection of its own, whose end can be slow to take it. */
async function asked() {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const answered = once(server.app.http.server, 'request');
  socket.write(
    `GET ${listContainers.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
  );
  const [, response] = await answered;
  return { socket, response };
}
async function textOf(socket: AsyncIterable<Buffer>) {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

test.each(['identity', 'gzip', 'br'])('a long list is whole and in its order, as %s', async (encoding) => {
  const smaller = await server.createCompany('شركة');
  await fill(smaller, fewer);
  const token = await smaller.signIn();
  const answer = await server.fetch(listContainers.path, { token, headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = await answer.json();
  expect(Object.keys(Object(body))).toEqual(['containers']);
  const { containers } = listContainers.response.parse(body);
  expect(new Set(containers.map((container) => container.id)).size).toBe(fewer);
  const parts: string[] = [];
  for (let cursor = ''; parts.length < fewer; ) {
    const page = await server.fetch(`${listContainers.path}?limit=200${cursor && `&cursor=${cursor}`}`, {
      token,
    });
    const { containers: some, nextCursor } = listContainers.response.parse(await page.json());
    parts.push(...some.map((item) => item.id));
    cursor = nextCursor ?? '';
  }
  expect(containers.map((container) => container.id)).toEqual(parts);
});

test('what is asked about a long list without its body is answered at once', async () => {
  const answer = await server.fetch(listContainers.path, { token, method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('a list of no more than a part says its length, and one without rows is empty', async () => {
  const answer = await server.fetch(listAcceptedOrders.path, { token });
  expect(answer.headers.get('content-length')).toBe('13');
  expect(await answer.json()).toEqual({ orders: [] });
});

test('readers who take nothing hold up nobody else, and no more than two of a company are under way', {
  tags: ['slow'],
}, async () => {
  const slow = [await asked(), await asked()];
  for (const { socket, response } of slow) {
    socket.pause();
    await expect.poll(() => response.writableNeedDrain).toBe(true);
  }
  // The embedded database has one connection: had a reader kept it, nobody would be answered.
  expect((await server.fetch(`${listContainers.path}?limit=1`, { token })).status).toBe(200);
  const third = await server.fetch(listContainers.path, { token });
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5']);
  const waiting = server.fetch(listContainers.path, { token });
  slow[0]?.socket.destroy();
  expect((await waiting).status).toBe(200);
  expect(listContainers.response.parse(await (await waiting).json()).containers).toHaveLength(count);
  const rest = slow[1]?.socket;
  expect(rest && (await textOf(rest)).trimEnd()).toMatch(/\]\}\r\n0$/);
});

test('a list that breaks off in the middle ends its connection, and looks whole to nobody', async () => {
  const { socket, response } = await asked();
  socket.pause();
  await expect.poll(() => response.writableNeedDrain).toBe(true);
  await sql`alter table containers rename to away`.execute(server.db);
  const text = await textOf(socket);
  await sql`alter table away rename to containers`.execute(server.db);
  expect(text).toMatch(/^HTTP\/1.1 200 OK/);
  expect(text.trimEnd()).not.toMatch(/\]\}\r\n0$/);
});
