import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

/** Sends a form as the page's own browser does. */
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
  expect((await send('/operator', { remote: 'mf-orders', action: 'halt' }, cookie)).status).toBe(401);
});

test('people are admitted and machines get tokens through their forms; what is ended opens nothing any more', async () => {
  const cookieOf = async (fields: Record<string, string>) =>
    (await send('/operator/sign-in', fields)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const secretOf = (text: string) => /<code[^>]*>([^<]+)</.exec(text)?.[1] ?? '';
  const idOf = (text: string, name: string) =>
    new RegExp(`${name}[\\s\\S]*?name="id" value="([^"]+)"`).exec(text)?.[1] ?? '';
  const access = async (fields: Record<string, string>, cookie: string) => {
    const answer = await send('/operator/access', fields, cookie);
    return { status: answer.status, text: await answer.text() };
  };
  const first = await cookieOf({ token: server.operatorToken });

  const blank = await access({ action: 'add-operator', name: ' ' }, first);
  expect([blank.status, secretOf(blank.text)]).toEqual([400, '']);
  expect(blank.text).toContain('aria-invalid="true" aria-describedby="add-operator-error"');
  expect(blank.text).toContain('href="/operator/access" aria-current="page"');
  const admitted = await access({ action: 'add-operator', name: 'نورة' }, first);
  expect(admitted.text).toContain('تمت إضافة العضو. يُسلَّم إليه رمز الدخول الآتي.');
  const noura = await cookieOf({ name: 'نورة', token: secretOf(admitted.text) });
  expect(await figures(noura)).toBe(200);

  const made = await access({ action: 'add-token', name: 'لوحة المقاييس', purpose: 'metrics' }, noura);
  const token = secretOf(made.text);
  const metrics = async () => (await server.fetch('/metrics', { token })).status;
  expect(await metrics()).toBe(200);
  expect((await server.fetch('/api/platform/tokens', { token })).status).not.toBe(200);
  const revoke = { action: 'revoke-token', id: idOf(made.text, 'لوحة المقاييس') };
  expect((await access(revoke, noura)).status).toBe(303);
  expect(await metrics()).toBe(401);

  const disable = { action: 'disable-operator', id: idOf(made.text, 'نورة') };
  // The last operator stays.
  expect((await access(disable, first)).status).toBe(409);
  await access({ action: 'add-operator', name: 'سلمان' }, noura);
  expect((await access(disable, first)).status).toBe(303);
  expect(await figures(noura)).toBe(401);
  expect(await cookieOf({ name: 'نورة', token: secretOf(admitted.text) })).toBe('');

  const elsewhere = await fetch(`${server.url}/operator/access`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', cookie: first },
    body: new URLSearchParams({ action: 'add-operator', name: 'غريب' }),
  });
  expect(elsewhere.status).toBe(403);
});
