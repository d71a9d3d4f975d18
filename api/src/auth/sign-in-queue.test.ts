import { signIn } from '@hawiyat/shared/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { productionCost } from './password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ passwordCost: productionCost });
}, 60_000);
afterAll(() => server.close());

test('of a crowd that signs in at once fifty wait, the others get the time to wait, and callers who leave free their place', async () => {
  const { credentials } = await server.createCompany('شركة');
  const leaving = new AbortController();
  const rejected: Response[] = [];
  const crowd = Array.from({ length: 60 }, async (_, at) => {
    const json = { domain: '9000000000', email: `${at}@nobody.example`, password: 'guess' };
    const answer = await server.fetch(signIn.path, { method: 'POST', json, signal: leaving.signal });
    if (answer.status !== 401) rejected.push(answer);
  });
  const left = Promise.allSettled(crowd);
  await expect.poll(() => rejected.length).toBeGreaterThan(0);
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
  expect(rejected.length).toBeLessThanOrEqual(10);
  expect(server.logs()).not.toContain('"level":50');
});
