import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCookie, sendForm } from '../../../testing/operator-page.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const figures = async (cookie: string) =>
  (await fetch(`${server.url}/operator/figures`, { headers: { cookie } })).status;

test('a cookie that was copied before the sign-out opens nothing after it', async () => {
  const cookie = await operatorCookie(server);
  expect(await figures(cookie)).toBe(200);
  await sendForm(server, '/operator/sign-out', {}, { cookie });
  expect(await figures(cookie)).toBe(401);
  expect(
    (await sendForm(server, '/operator', { remote: 'mf-orders', action: 'halt' }, { cookie })).status,
  ).toBe(401);
});

test('people are admitted and machines get tokens through their forms; what is ended opens nothing any more', async () => {
  const secretOf = (text: string) => /<code[^>]*>([^<]+)</.exec(text)?.[1] ?? '';
  const idOf = (text: string, name: string) =>
    new RegExp(`${name}[\\s\\S]*?name="id" value="([^"]+)"`).exec(text)?.[1] ?? '';
  const access = async (fields: Record<string, string>, cookie: string) => {
    const answer = await sendForm(server, '/operator/access', fields, { cookie });
    return { status: answer.status, text: await answer.text() };
  };
  const first = await operatorCookie(server);

  const blank = await access({ action: 'add-operator', name: ' ' }, first);
  expect([blank.status, secretOf(blank.text)]).toEqual([400, '']);
  expect(blank.text).toContain('aria-invalid="true" aria-describedby="add-operator-error"');
  expect(blank.text).toContain('href="/operator/access" aria-current="page"');
  const admitted = await access({ action: 'add-operator', name: 'نورة' }, first);
  expect(admitted.text).toContain('تمت إضافة العضو. يُسلَّم إليه رمز الدخول الآتي.');
  const noura = await operatorCookie(server, { name: 'نورة', token: secretOf(admitted.text) });
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
  expect(await operatorCookie(server, { name: 'نورة', token: secretOf(admitted.text) })).toBe('');

  const elsewhere = await sendForm(
    server,
    '/operator/access',
    { action: 'add-operator', name: 'غريب' },
    { origin: 'https://evil.example', cookie: first },
  );
  expect(elsewhere.status).toBe(403);
});
