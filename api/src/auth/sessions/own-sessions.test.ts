import { listOwnSessions } from '@hawiyat/shared/contract/account/own-sessions';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCompany, type TestServer, testServer } from '../../../testing/server.ts';
import { sessionDeviceOf } from './session-device.ts';

let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await testServer();
  company = await server.createCompany('شركة');
}, 60_000);
afterAll(() => server.close());

const edgeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';
const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

async function signedIn(from: TestCompany, userAgent: string): Promise<string> {
  const answer = await server.fetch(signIn.path, {
    method: 'POST',
    json: from.credentials,
    headers: { 'user-agent': userAgent },
  });
  return signIn.response.parse(await answer.json()).token;
}
const sessionsOf = async (token: string) =>
  listOwnSessions.response.parse(await (await server.fetch(listOwnSessions.path, { token })).json()).sessions;
const end = (token: string, id = '') =>
  server.fetch(id ? `${listOwnSessions.path}/${id}` : listOwnSessions.path, { method: 'DELETE', token });
const isOpen = async (token: string) => (await server.fetch(listOwnSessions.path, { token })).status === 200;

test('a person sees the own devices, ends one of them, and then all', async () => {
  const phone = await signedIn(company, safariOnIphone);
  server.passTime(5 * 60_000);
  const laptop = await signedIn(company, edgeOnWindows);
  const [first, second] = await sessionsOf(laptop);
  expect(first).toMatchObject({ browser: 'edge', system: 'windows', network: '127.0.0.0', isCurrent: true });
  expect(second).toMatchObject({ browser: 'safari', system: 'iphone', isCurrent: false });
  expect(Date.parse(first?.startedAt ?? '') - Date.parse(second?.startedAt ?? '')).toBeGreaterThan(240_000);

  expect((await end(laptop, second?.id)).status).toBe(204);
  expect([await isOpen(phone), await isOpen(laptop)]).toEqual([false, true]);
  expect((await end(laptop, second?.id)).status).toBe(404);

  const tablet = await signedIn(company, '');
  expect((await sessionsOf(tablet))[0]).toMatchObject({ browser: null, system: null });
  expect((await end(tablet)).status).toBe(204);
  expect([await isOpen(laptop), await isOpen(tablet)]).toEqual([false, false]);
});

test('sessions that have ended by themselves are not listed, and nobody ends those of others', async () => {
  const other = await server.createCompany('شركة أخرى');
  const theirs = await signedIn(other, safariOnIphone);
  const mine = await signedIn(company, edgeOnWindows);
  const [{ id = '' } = {}] = await sessionsOf(theirs);
  expect((await end(mine, id)).status).toBe(404);
  expect((await end(mine)).status).toBe(204);
  expect(await isOpen(theirs)).toBe(true);
  server.passTime(61 * 60_000);
  const later = await signedIn(other, edgeOnWindows);
  expect(await sessionsOf(later)).toHaveLength(1);
});

test.each([
  [edgeOnWindows, 'edge windows'],
  [safariOnIphone, 'safari iphone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox linux'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'samsung android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'chrome ipad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0',
    'opera mac',
  ],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is %s', (userAgent, device) => {
  expect(sessionDeviceOf(userAgent, '203.0.113.77')).toEqual({ device, network: '203.0.113.0' });
});

test('of an IPv6 address the network is kept', () => {
  expect(sessionDeviceOf(undefined, '2001:db8:1:2::/64').network).toBe('2001:db8:1:2::/64');
});
