import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

/** Sends a form as a browser does that stands on the page itself. */
const send = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, accept: 'text/html', cookie },
    body: new URLSearchParams(fields),
  });
const figures = async (cookie: string) =>
  (await fetch(`${server.url}/operator/figures`, { headers: { cookie } })).status;

test('a cookie that was copied before the sign-out opens nothing after it', async () => {
  const signedIn = await send('/operator/sign-in', { token: server.operatorToken });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(await figures(cookie)).toBe(200);
  await send('/operator/sign-out', {}, cookie);
  expect(await figures(cookie)).toBe(401);
  expect((await send('/operator', { of: 'mf-orders', action: 'halt' }, cookie)).status).toBe(401);
});
