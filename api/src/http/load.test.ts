import { once } from 'node:events';
import { connect } from 'node:net';
import { listContainers } from '@hawiyat/shared/contract/containers';
import { signIn } from '@hawiyat/shared/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

test('above the limit calls are refused with the time to wait, and below it served again', async () => {
  const narrow = await testServer({ shared: server, mostAtOnce: 1 });
  const token = await (await server.createCompany('شركة')).signIn();
  // A call whose body is still on its way is under way.
  const slow = connect(Number(new URL(narrow.url).port), '127.0.0.1');
  slow.write(
    `POST ${signIn.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  const [, response] = await once(narrow.app.http.server, 'request');

  const refused = await narrow.fetch(listContainers.path, { token });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toEqual({ message: 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.' });
  expect((await narrow.fetch('/health')).status).toBe(200);

  slow.destroy();
  await once(response, 'close');
  expect((await narrow.fetch(listContainers.path, { token })).status).toBe(200);
  await narrow.close();
});

test('a server that stops answers what it has begun, and waits for no connection that asks for nothing', async () => {
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

// The embedded database has one connection and no pool: there everybody waits for the turn.
if (process.env.TEST_DATABASE_URL) {
  test('while every connection to the database is taken, a call hears that the server is busy, and when to come again', async () => {
    const token = await (await server.createCompany('شركة')).signIn();
    let giveBack = () => {};
    const given = new Promise<void>((resolve) => {
      giveBack = resolve;
    });
    const taken = Array.from({ length: 10 }, () => server.db.connection().execute(() => given));
    const answer = await server.fetch(listContainers.path, { token });
    giveBack();
    await Promise.all(taken);
    const message = 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.';
    expect([answer.status, await answer.json()]).toEqual([503, { message }]);
    expect(answer.headers.get('retry-after')).toBe('5');
  });
}
