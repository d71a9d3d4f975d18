import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { followEvents } from '@hawiyat/shared/contract/core/events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { followStream, type TestStream } from '../../testing/event-stream.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { asCompany, asPlatform, asSessions } from '../db/tenant.ts';
import { appendEvent } from './event-log.ts';

let server: TestServer;
let company: TestCompany;
let token: string;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
beforeEach(async () => {
  company = await server.createCompany('شركة');
  token = await company.signIn();
});
afterAll(() => server.close());

/** @param companyId null: the marketplace's */
const append = (name: string, companyId: string | null = company.id) =>
  asPlatform(server.db, (tx) =>
    appendEvent(tx, {
      ...{ companyId, type: 'container.changed', entityId: randomUUID(), data: { name } },
      ...{ at: server.app.now(), actor: { kind: 'system', id: null } },
    }),
  );
const appendMany = (count: number, size = 1) =>
  asCompany(server.db, company.id, (tx) =>
    sql`
      insert into events (company_id, type, entity_id, actor_kind, at, data)
      select ${company.id}::uuid, 'container.changed', gen_random_uuid(), 'system', now(),
        jsonb_build_object('name', repeat('x', ${size}::int))
      from generate_series(1, ${count}::int)`.execute(tx),
  );
const changes = (stream: Pick<TestStream, 'events'>) =>
  stream.events.filter((event) => event.type === 'container.changed');
const hasHeard = (name: string) => (stream: TestStream) => stream.events.at(-1)?.data.name === name;

/** A client's cursor after all that has happened. */
async function leave(): Promise<string> {
  const stream = await followStream(server, token);
  await append('before');
  await stream.until(hasHeard('before'));
  stream.cut();
  return stream.cursor;
}

test('a client that has missed 2,000 events hears them all', async () => {
  const cursor = await leave();
  await appendMany(1_000);
  await append('of the marketplace', null);
  await appendMany(999);
  const stream = await followStream(server, token, cursor);
  await append('now');
  await stream.until(hasHeard('now'));
  expect(stream.wasReset).toBe(false);
  expect(changes(stream)).toHaveLength(2_001);
  stream.cut();
});

test('a client that has missed more is asked to fetch everything again, and hears what is new', async () => {
  const cursor = await leave();
  await appendMany(2_001);
  const stream = await followStream(server, token, cursor);
  expect(stream.wasReset).toBe(true);
  await append('now');
  await stream.until(hasHeard('now'));
  expect(changes(stream)).toHaveLength(1);
  stream.cut();
});

test('a client that has missed something for more than a day is asked to fetch everything again', async () => {
  const cursor = await leave();
  await append('long ago');
  server.passTime(25 * 60 * 60_000);
  token = await company.signIn();
  const stream = await followStream(server, token, cursor);
  expect(stream.wasReset).toBe(true);
  await append('now');
  await stream.until(hasHeard('now'));
  expect(changes(stream)).toHaveLength(1);
  stream.cut();
});

test('events of the company and of the marketplace come in one order, each once, whoever reads', async () => {
  const stranger = await server.createCompany('شركة أخرى');
  const second = await testServer({ shared: server });
  const tokens = [token, token, await stranger.signIn()];
  const streams = await Promise.all(tokens.map((of, at) => followStream(at === 1 ? second : server, of)));
  const owners = [company.id, null, stranger.id];
  await Promise.all(Array.from({ length: 60 }, (_, i) => append(String(i), owners[i % 3] ?? null)));
  await append('last', null);
  for (const stream of streams) await stream.until(hasHeard('last'));
  const [one, other, foreign] = streams.map((stream) => changes(stream).map(({ seq }) => seq));
  expect(one).toEqual(other);
  expect(new Set(one).size).toBe(41);
  expect(foreign).toHaveLength(41);
  const places = one?.map((seq) => seq.split('-').map(BigInt)) ?? [];
  expect(places).toEqual(places.toSorted(([a = 0n, b = 0n], [c = 0n, d = 0n]) => Number(a - c || b - d)));
  for (const stream of streams) stream.cut();
  await second.close();
});

test('a client that reads nothing is not waited for: it fetches again what has passed by', async () => {
  const abort = new AbortController();
  const call = request(server.url + followEvents.path, {
    ...{ headers: { authorization: `Bearer ${token}` }, signal: abort.signal },
  }).end();
  const answer = await new Promise<IncomingMessage>((resolve) => call.once('response', resolve));
  const other = await followStream(server, token);
  // More than the system's own buffers of both ends take: Linux lets them grow to 32 and 4 MB.
  for (let i = 0; i < 40; i++) await appendMany(10, 100_000);
  await appendMany(2_100);
  await append('now');
  await other.until((stream) => stream.wasReset || hasHeard('now')(stream));
  other.cut();
  let text = '';
  let length = 0;
  for await (const chunk of answer.setEncoding('utf8')) {
    length += chunk.length;
    text = text.slice(-100) + chunk;
    if (text.includes('event: reset')) break;
  }
  expect(length).toBeLessThan(40_000_000);
  abort.abort();
});

test('nothing that happens after a sign-out is heard', async () => {
  const stream = await followStream(server, token);
  await server.fetch(signOut.path, { method: signOut.method, token });
  await append('after');
  await stream.ended;
  expect(changes(stream)).toEqual([]);
});

test('a stream ends within ten seconds of its session, also when nothing has told so', {
  tags: ['slow'],
}, async () => {
  const stream = await followStream(server, token);
  await asSessions(server.db, 'admin_sessions', (tx) =>
    tx.deleteFrom('admin_sessions').where('company_id', '=', company.id).execute(),
  );
  await stream.ended;
});
