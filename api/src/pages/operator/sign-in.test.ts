import { afterAll, beforeAll, expect, test } from 'vitest';
import { rolloutStateOf } from '../../../testing/operate.ts';
import { cookieOf, operatorCookie, pageAt, sendForm } from '../../../testing/operator-page.ts';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';

let server: TestServer;
let cookie: string;
const { release, files } = sampleRelease('mf-orders', { 'remoteEntry.js': 'first' });
beforeAll(async () => {
  server = await testServer();
  await releaseToAll(server, sampleHost());
  await releaseToAll(server, { release, files });
  cookie = await operatorCookie(server);
}, 60_000);
afterAll(() => server.close());

const page = (headers: Record<string, string> = { cookie }) => pageAt(server, '/operator', headers);

test('nobody sees anything before signing in, and a wrong credential is reported, and not stored', async () => {
  const shown = await page({});
  expect(shown).toContain('رمز الدخول');
  expect(shown).not.toContain(release.id);
  expect((await fetch(`${server.url}/operator/figures`)).status).toBe(401);
  expect(await pageAt(server, '/operator/mf-orders', {})).not.toContain(release.id);
  const answer = await sendForm(server, '/operator/sign-in', { token: 'a-credential-that-is-another-ones' });
  expect([answer.status, await answer.text()]).toEqual([
    401,
    expect.stringContaining('الاسم أو رمز الدخول غير صحيح.'),
  ]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const forged = { cookie: `hawiyat_operator=${Date.now() + 1e6}.${'a'.repeat(43)}` };
  expect(await page(forged)).not.toContain(release.id);
  expect((await sendForm(server, '/operator', { remote: 'mf-orders', action: 'halt' })).status).toBe(401);
  expect(server.logs()).not.toContain('a-credential-that-is-another-ones');
});

test('the cookie is for this page alone and for eight hours, and the page is not stored', async () => {
  const signedIn = await sendForm(server, '/operator/sign-in', { token: server.operatorToken });
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/operator']);
  const [given = ''] = signedIn.headers.getSetCookie();
  expect(given).toMatch(/; Path=\/operator; Max-Age=28800; HttpOnly; SameSite=Strict$/);
  expect(given).not.toContain(server.operatorToken);
  const answer = await fetch(`${server.url}/operator`, { headers: { cookie } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*trusted-types 'none'/);

  const old = await testServer({ shared: server });
  old.passTime(8 * 3600_000 + 1000);
  const late = await fetch(`${old.url}/operator`, { headers: { cookie } });
  expect(await late.text()).not.toContain(release.id);
  await old.close();
  const signedOut = await sendForm(server, '/operator/sign-out', {}, { cookie: cookieOf(signedIn) });
  expect(signedOut.headers.getSetCookie()[0]).toMatch(/^hawiyat_operator=; Path=\/operator; Max-Age=0/);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
])('a form of another site is rejected, whatever cookie it has: %j', async (headers) => {
  const halt = { remote: 'mf-orders', action: 'halt' };
  for (const [path, form] of [
    ['/operator', halt],
    ['/operator/sign-in', { token: server.operatorToken }],
  ] as const) {
    const answer = await sendForm(server, path, form, { cookie, ...headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
  expect(await rolloutStateOf(server, 'mf-orders')).toMatchObject({ stable: release.id, halted: [] });
});

test('anyone who guesses has to wait', async () => {
  const statuses = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await sendForm(server, '/operator/sign-in', { token: `guess ${i}` })).status);
  expect(statuses).toContain(429);
  expect(await page()).toContain(release.id);
});
