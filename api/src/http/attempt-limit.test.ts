import { expect, test } from 'vitest';
import { AttemptLimit } from './attempt-limit.ts';

test('so many attempts go on, then one waits until the window ends', () => {
  const limit = new AttemptLimit(2, 60);
  expect([limit.take('a', 0), limit.take('a', 1000), limit.take('a', 10_500)]).toEqual([0, 0, 50]);
  expect(limit.take('b', 10_500)).toBe(0);
  expect(limit.take('a', 60_000)).toBe(0);
});

test('what was rightful does not count', () => {
  const limit = new AttemptLimit(1, 60);
  limit.take('a', 0);
  limit.giveBack('a');
  expect(limit.take('a', 0)).toBe(0);
  limit.forget('a');
  expect(limit.take('a', 0)).toBe(0);
  expect(limit.take('a', 0)).toBe(60);
});

test('what is remembered is bounded, and the oldest goes first', () => {
  const limit = new AttemptLimit(1, 60, 2);
  for (const key of ['a', 'b', 'c']) limit.take(key, 0);
  expect([limit.take('c', 0), limit.take('a', 0), limit.take('b', 0)]).toEqual([60, 0, 0]);
});
