import { once } from 'node:events';
import { connect } from 'node:net';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { register } from '@hawiyat/shared/contract/company/registration';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { reading } from '../db/reading.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

/** Holds every connection to the database until released. */
function takenDatabase() {
  let release = () => {};
  const given = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Including those reserved for reads.
  const taken = Array.from({ length: 10 }, () =>
    reading.run(true, () => server.db.connection().execute(() => given)),
  );
  return async () => {
    release();
    await Promise.all(taken);
  };
}

test('the concurrency limit follows the database connections: eight calls for each', async () => {
  const narrow = await testServer({ shared: server, databasePool: 1 });
  const token = await (await server.createCompany('شركة')).signIn();
  const release = takenDatabase();
  const calls = Array.from({ length: 9 }, () => narrow.fetch(listContainers.path, { token }));
  expect((await Promise.race(calls)).status).toBe(503);
  await release();
  const statuses = await Promise.all(calls.map(async (call) => (await call).status));
  expect(statuses.sort()).toEqual([...Array<number>(8).fill(200), 503]);
  await narrow.close();
});

test('above the limit calls are rejected with the time to wait and one log line, and below it they succeed again', async () => {
  const narrow = await testServer({ shared: server, mostAtOnce: 1 });
  const token = await (await server.createCompany('شركة')).signIn();
  const release = takenDatabase();
  const first = narrow.fetch(listContainers.path, { token });
  await once(narrow.app.http.server, 'request');

  for (let at = 0; at < 20; at += 1) {
    const rejected = await narrow.fetch(listContainers.path, { token });
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toBe('2');
    expect(rejected.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await rejected.json()).toEqual({ message: 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.' });
  }
  expect((await narrow.fetch('/health')).status).toBe(200);

  await release();
  expect((await first).status).toBe(200);
  expect((await narrow.fetch(listContainers.path, { token })).status).toBe(200);
  const rejections = () =>
    narrow
      .logs()
      .split('\n')
      .filter((line) => line.includes('too many calls at once'));
  await expect
    .poll(() => rejections().map((text) => JSON.parse(text)))
    .toMatchObject([{ level: 40, rejected: 20 }]);
  expect(narrow.logs()).not.toContain('"level":50');
  await narrow.close();
});

test('a call whose body is still arriving takes no slot', async () => {
  const narrow = await testServer({ shared: server, mostAtOnce: 1 });
  const token = await (await server.createCompany('شركة')).signIn();
  const bodies = { 'application/json': signIn, 'multipart/form-data; boundary=x': register };
  for (const [type, { path }] of Object.entries(bodies)) {
    const slow = connect(Number(new URL(narrow.url).port), '127.0.0.1');
    slow.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 99\r\n\r\n{`);
    await once(narrow.app.http.server, 'request');
    await expect.poll(async () => (await narrow.fetch(listContainers.path, { token })).status).toBe(200);
    slow.destroy();
  }
  await narrow.close();
});

test('a stopping server answers what it has begun and does not wait for idle connections', async () => {
  const other = await testServer({ shared: server });
  const token = await (await server.createCompany('شركة')).signIn();
  const silent = connect(Number(new URL(other.url).port), '127.0.0.1');
  await once(silent, 'connect');
  const answer = other.fetch(listContainers.path, { token });
  await once(other.app.http.server, 'request');
  const closed = other.close();
  expect((await answer).status).toBe(200);
  await closed;
});

// The embedded database has one connection and no pool: calls simply queue.
if (process.env.TEST_DATABASE_URL) {
  test('while every database connection is busy, a call gets 503 and the time to wait', async () => {
    const token = await (await server.createCompany('شركة')).signIn();
    const release = takenDatabase();
    const answer = await server.fetch(listContainers.path, { token });
    await release();
    const message = 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.';
    expect([answer.status, await answer.json()]).toEqual([503, { message }]);
    expect(answer.headers.get('retry-after')).toBe('5');
  });
}
