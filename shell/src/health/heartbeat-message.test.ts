import { expect, test } from 'vitest';
import { look } from './heartbeat-message.ts';

test.each([
  ['beats as usual', { beatAt: 9_500, lookedAt: 9_000 }, false],
  ['is busy for four seconds', { beatAt: 6_000, lookedAt: 9_000 }, false],
  ['has stopped', { beatAt: 5_000, lookedAt: 9_000 }, true],
  ['was asleep with its machine', { beatAt: 0, lookedAt: 500 }, false],
])('a page that %s', (_, followed, isStopped) => {
  const result = look(followed, 10_000);
  expect(result.isStopped).toBe(isStopped);
  expect(result.next.lookedAt).toBe(10_000);
});

test('after a sleep the page has its whole time again', () => {
  const { next } = look({ beatAt: 0, lookedAt: 500 }, 10_000);
  expect(look(next, 11_000).isStopped).toBe(false);
});
