import { randomUUID } from 'node:crypto';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { followEvents } from '@hawiyat/shared/contract/core/events';
import { gate } from '@hawiyat/shared/testing/gate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { followStream } from '../../testing/event-stream.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { endSessionsOfCompany } from '../auth/sessions/company-sessions.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';
import { presentCursor, textOfCursor } from './event-feed.ts';
import { appendEvent } from './event-log.ts';

let server: TestServer;
/** Another server process of the same platform. */
let second: TestServer;
let company: TestCompany;
let token: string;
beforeAll(async () => {
  server = await testServer();
  second = await testServer({ shared: server });
}, 60_000);
beforeEach(async () => {
  company = await server.createCompany('شركة');
  token = await company.signIn();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const domainEvent = (companyId: string, name: string) =>
  ({
    companyId,
    type: 'container.changed',
    entityId: randomUUID(),
    actor: { kind: 'admin', id: company.admin.id },
    at: new Date(),
    data: { name },
    before: { price: 1 },
    after: { price: 2 },
  }) as const;
const append = (name: string, owner = company) =>
  asCompany(server.db, owner.id, (tx) => appendEvent(tx, domainEvent(owner.id, name)));
/** What happened in a test. A stream may tell again what was known when it began: that its reader has signed in. */
const names = (item: { events: readonly { type: string; data: { name?: string | undefined } }[] }) =>
  item.events.filter((event) => event.type === 'container.changed').map((event) => event.data.name);

test('what happens at one server arrives at another, and at no other company', async () => {
  const stranger = await server.createCompany('شركة أخرى');
  const streams = [await followStream(server, token), await followStream(second, token)];
  const foreign = await followStream(second, await stranger.signIn());
  await append('first');
  await append('theirs', stranger);
  for (const reader of streams) {
    await reader.until((stream) => names(stream).length > 0);
    expect(names(reader)).toEqual(['first']);
  }
  await foreign.until((stream) => names(stream).length > 0);
  expect(names(foreign)).toEqual(['theirs']);
  for (const stream of [...streams, foreign]) stream.cut();
});

test('a stream that was cut goes on at another server, and misses nothing and hears nothing twice', async () => {
  const before = await followStream(server, token);
  await append('1');
  await before.until((stream) => names(stream).length === 1);
  before.cut();
  for (let i = 2; i <= 450; i++) await append(String(i));
  const after = await followStream(second, token, before.cursor);
  await append('451');
  await after.until((stream) => names(stream).at(-1) === '451');
  expect(names(after)).toEqual(Array.from({ length: 450 }, (_, i) => String(i + 2)));
  after.cut();
});

test('what happened while nobody of a company listened is told at once to who returns, also beside others’ streams', async () => {
  const stranger = await server.createCompany('شركة أخرى');
  const others = await followStream(server, await stranger.signIn());
  const before = await followStream(server, token);
  await append('before');
  await before.until((stream) => names(stream).length === 1);
  before.cut();
  await expect.poll(() => server.app.changeNotifier.countOf(company.id)).toBe(0);
  await append('meanwhile');
  // A transaction that has just ended elsewhere on the database server may hide it for a moment.
  const hearAtOnce = async () => {
    const after = await followStream(server, token, before.cursor);
    after.cut();
    return names(after);
  };
  await expect.poll(hearAtOnce, { timeout: 5_000 }).toEqual(['meanwhile']);
  others.cut();
});

test('many changes at once arrive all, each once, in an order that every reader sees alike', async () => {
  const streams = [await followStream(server, token), await followStream(second, token)];
  await Promise.all(Array.from({ length: 40 }, (_, i) => append(String(i))));
  for (const reader of streams) await reader.until((stream) => names(stream).length >= 40);
  expect(new Set(names(streams[0] ?? { events: [] })).size).toBe(40);
  expect(names(streams[0] ?? { events: [] })).toEqual(names(streams[1] ?? { events: [] }));
  for (const stream of streams) stream.cut();
});

// The embedded database has one connection, so there no transaction can overtake another.
if (process.env.TEST_DATABASE_URL) {
  test('a change that commits late is not lost behind one that began later and committed first', async () => {
    const stream = await followStream(second, token);
    let letCommit = () => {};
    let hasWritten = () => {};
    const written = new Promise<void>((resolve) => {
      hasWritten = resolve;
    });
    const slow = asCompany(server.db, company.id, async (tx) => {
      await appendEvent(tx, domainEvent(company.id, 'slow'));
      hasWritten();
      await new Promise<void>((resolve) => {
        letCommit = resolve;
      });
    });
    await written;
    await append('fast');
    const early = await followStream(server, token, stream.cursor);
    expect(names(early)).toEqual([]);
    letCommit();
    await slow;
    for (const reader of [stream, early]) {
      await reader.until((seen) => names(seen).length === 2);
      expect(names(reader)).toEqual(['slow', 'fast']);
      reader.cut();
    }
  });

  test('what is under way in another database of the same server holds nothing up', async () => {
    const elsewhere = await emptyDatabase();
    const { open: end, opened: ended } = gate();
    const { open: begin, opened: begun } = gate();
    const work = elsewhere.db.transaction().execute(async (tx) => {
      await sql`select pg_current_xact_id()`.execute(tx);
      begin();
      await ended;
    });
    await begun;
    const stream = await followStream(server, token);
    await append('meanwhile');
    await stream.until((item) => names(item).length > 0);
    expect(names(stream)).toEqual(['meanwhile']);
    stream.cut();
    end();
    await work;
    await elsewhere.close();
  });
}

test('the cursor in a page that was just served is known, also while nothing happens', async () => {
  const stream = await followStream(server, token, textOfCursor((await presentCursor(server.db)).cursor));
  expect(stream.wasReset).toBe(false);
  await append('next');
  await stream.until((item) => names(item).includes('next'));
  stream.cut();
});

test.each(['nonsense', '-1', '9223372036854775807-0', "0-0' or 1=1"])(
  'from a place like %s, which this database never had, the client is asked to fetch everything again',
  async (place) => {
    const stream = await followStream(server, token, place);
    expect(stream.wasReset).toBe(true);
    await append('next');
    await stream.until((item) => names(item).includes('next'));
    stream.cut();
  },
);

test('anyone who signs out, or is suspended, hears nothing more', async () => {
  const first = await followStream(second, token);
  await server.fetch(signOut.path, { method: signOut.method, token });
  await first.ended;
  const next = await followStream(second, await company.signIn());
  await asPlatform(server.db, async (tx) => {
    await endSessionsOfCompany(tx, company.id);
    await appendEvent(tx, { ...domainEvent(company.id, ''), type: 'company.suspended' });
  });
  await next.ended;
});

test('a server that closes ends its streams', async () => {
  const third = await testServer({ shared: server });
  const stream = await followStream(third, token);
  await third.close();
  await stream.ended;
});

test('a company has a hundred streams at a server, and no more however many are asked for at once', async () => {
  const abort = new AbortController();
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => server.fetch(followEvents.path, { token, signal: abort.signal })),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  abort.abort();
});

test('asking for the head of the stream alone is answered, and leaves none open', async () => {
  const answer = await server.fetch(followEvents.path, { method: 'HEAD', token });
  expect(answer.status).toBe(404);
  expect(server.app.changeNotifier.countOf(company.id)).toBe(0);
});

test('without a token there is no stream and no auditLog', async () => {
  for (const path of [followEvents.path, listAudit.path]) {
    const answer = await server.fetch(path);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.' },
    ]);
  }
});

test('the audit log tells who changed what, before and after, newest first and page by page; only the own company’s', async () => {
  const stranger = await server.createCompany('شركة أخرى');
  await append('1');
  await append('theirs', stranger);
  await append('2');
  const page = async (query: string) => {
    const answer = await server.fetch(`${listAudit.path}${query}`, { token });
    return listAudit.response.parse(await answer.json());
  };
  const first = await page('?limit=2');
  expect(first.entries.map((entry) => entry.type)).toEqual(['container.changed', 'container.changed']);
  expect(first.entries[0]).toMatchObject({
    actor: { kind: 'admin', id: company.admin.id, name: company.admin.name },
    before: { price: 1 },
    after: { price: 2 },
  });
  const rest = await page(`?limit=2&cursor=${first.nextCursor}`);
  expect(rest).toMatchObject({ entries: [{ type: 'session.started' }], nextCursor: null });
  const id = first.entries[1]?.entityId ?? '';
  expect((await page(`?entityId=${id}`)).entries.map((entry) => entry.entityId)).toEqual([id]);
  expect((await page('?entityId=none')).entries).toEqual([]);
  expect((await server.fetch(`${listAudit.path}?cursor=x`, { token })).status).toBe(400);
});
