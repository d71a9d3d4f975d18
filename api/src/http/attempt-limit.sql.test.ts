import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { countAttempt, forgetAttempts, releaseAttempt } from './attempt-limit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const limit = { allowed: 2, seconds: 60 };

test('after the allowed attempts the wait lasts until the window ends, across all server processes', async () => {
  const count = (subject: string, app = server.app) => countAttempt(app, ['test', subject], limit);
  expect(await count('a')).toBe(0);
  expect(await count('a', { ...server.app })).toBe(0);
  const wait = await count('a');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await count('b')).toBe(0);
  server.passTime(61_000);
  expect(await count('a')).toBe(0);
});

test('of many simultaneous attempts no more than allowed pass', async () => {
  const waits = await Promise.all(
    Array.from({ length: 20 }, () => countAttempt(server.app, ['test', 'many'], limit)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
});

test('a legitimate attempt is not counted, and a success resets the window', async () => {
  const key = ['test', 'c'] as const;
  for (let i = 0; i < 5; i++) {
    expect(await countAttempt(server.app, key, limit)).toBe(0);
    await releaseAttempt(server.app, key);
  }
  await countAttempt(server.app, key, limit);
  await countAttempt(server.app, key, limit);
  expect(await countAttempt(server.app, key, limit)).toBeGreaterThan(0);
  await forgetAttempts(server.app, key);
  expect(await countAttempt(server.app, key, limit)).toBe(0);
});

test('a window of the future is none, and one of a clock a little ahead lasts no longer than its own', async () => {
  const longest = async (ahead: number) => {
    const subject = `ahead ${ahead}`;
    server.passTime(ahead);
    for (let at = 0; at < 3; at += 1) await countAttempt(server.app, ['test', subject], limit);
    server.passTime(-ahead);
    return countAttempt(server.app, ['test', subject], limit);
  };
  expect(await longest(26 * 3_600_000)).toBe(0);
  expect(await longest(61_000)).toBe(0);
  const wait = await longest(30_000);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});
