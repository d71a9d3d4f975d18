// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { confirmHung } from './hung-tabs.ts';

test.each([
  ['is as it was', { at: 1_000 }, 7_500, 1_500, 'ended'],
  ['is as it was, but not for long', { at: 1_000 }, 5_900, 1_500, 'unclear'],
  ['was renewed', { at: 9_000 }, 9_500, 1_500, 'alive'],
  ['is gone', null, 7_500, 1_500, 'alive'],
  ['is as it was, after the machine slept', { at: 1_000 }, 3_600_000, 3_500_000, 'unclear'],
] as const)('a marker that %s at the next look', (_, now, at, waited, verdict) => {
  expect(confirmHung({ at: 1_000 }, now, { at, waited })).toBe(verdict);
});
