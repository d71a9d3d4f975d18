// @module-tag slow
import { signIn } from '@hawiyat/shared/contract/account/session';
import { signInCustomer } from '@hawiyat/shared/contract/marketplace/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { productionCost } from '../credentials/password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ passwordCost: productionCost });
}, 60_000);
afterAll(() => server.close());

test('of a crowd that signs in at once fifty wait, the others get the time to wait, and callers who leave free their place', async () => {
  const { credentials } = await server.createCompany('شركة');
  const leaving = new AbortController();
  const rejected: Response[] = [];
  const crowd = Array.from({ length: 75 }, async (_, at) => {
    const json = { domain: '9000000000', email: `${at}@nobody.example`, password: 'guess' };
    const answer = await server.fetch(signIn.path, { method: 'POST', json, signal: leaving.signal });
    if (answer.status !== 401) rejected.push(answer);
  });
  const left = Promise.allSettled(crowd);
  await expect.poll(() => rejected.length, { timeout: 40_000 }).toBeGreaterThan(0);
  const [first] = rejected;
  expect([first?.status, await first?.json()]).toEqual([
    503,
    { message: 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.' },
  ]);
  expect(first?.headers.get('retry-after')).toBe('10');

  leaving.abort();
  await left;
  await expect
    .poll(async () => (await server.fetch(signIn.path, { method: 'POST', json: credentials })).status)
    .toBe(200);
  expect(rejected.length).toBeLessThanOrEqual(25);
  expect(server.logs()).not.toContain('"level":50');
});

test('whoever comes from elsewhere or has signed in before does not wait for those who guess from many networks', async () => {
  // Half of the usual time for each hash, which still outweighs everything else.
  const quick = await testServer({ passwordCost: productionCost - 1, trustedProxies: ['127.0.0.1'] });
  const { credentials } = await quick.createCompany('شركة محاصرة');
  const post = (from: string, path: string, json: object, more: RequestInit = {}) =>
    quick.fetch(path, {
      method: 'POST',
      json,
      ...more,
      headers: { 'x-forwarded-for': from, ...more.headers },
    });
  const entered = await post('192.0.2.200', signIn.path, credentials);
  const cookie = entered.headers.getSetCookie().find((one) => /^hawiyat_device=[^;]/.test(one)) ?? '';
  const leaving = new AbortController();
  let [answered, asked] = [0, 0];
  /** Guesses at invented accounts, one after the other. */
  const guessFrom = async (from: string) => {
    while (!leaving.signal.aborted) {
      asked += 1;
      const json = { phone: `0559${String(asked).padStart(6, '0')}`, password: 'guess' };
      const { status } = await post(from, signInCustomer.path, json, { signal: leaving.signal });
      // Who is told to wait costs no hash.
      if (status !== 401) return;
      answered += 1;
    }
  };
  const guessers = 20;
  const attack = Promise.allSettled(
    Array.from({ length: guessers }, (_, at) => guessFrom(`192.0.2.${1 + at}`)),
  );
  try {
    await expect.poll(() => answered, { timeout: 50_000 }).toBeGreaterThan(guessers);
    for (const [from, headers] of [
      ['198.51.100.1', {}],
      ['198.51.100.2', {}],
      ['192.0.2.1', { cookie }],
      ['198.51.100.1', {}],
    ] as const) {
      const before = answered;
      expect((await post(from, signIn.path, credentials, { headers })).status).toBe(200);
      expect(answered - before).toBeLessThan(guessers / 2);
    }
  } finally {
    leaving.abort();
    await attack;
  }
  await quick.close();
}, 60_000);
