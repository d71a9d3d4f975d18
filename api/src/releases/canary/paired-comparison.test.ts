import { expect, test } from 'vitest';
import type { Comparison } from './comparison.ts';
import { isSlowerThanBefore, noPairs, withDrift, withPair } from './paired-comparison.ts';

const second = Array.from({ length: 20 }, () => 1_000);

/** Stable companies that now take so many milliseconds, after a second before. */
const drifted = (...times: readonly number[]): Comparison =>
  times.reduce((comparison, time, i) => withDrift(comparison, `stable ${i}`, time, second), noPairs);

/** Pairs of each company, in each of which it took a second before. */
function paired(start: Comparison, companies: readonly (readonly number[])[]): Comparison {
  let comparison = start;
  for (const times of companies) {
    let company = { sessions: 0, events: 0 };
    for (const time of times) {
      const after = withPair(comparison, { time, before: 1_000 }, company);
      if (after) ({ comparison, company } = after);
    }
  }
  return comparison;
}

const steady = drifted(1_000, 1_000, 1_000);
const slow = (count: number) => Array.from({ length: count }, () => 3_000);
const fast = (count: number) => Array.from({ length: count }, () => 1_000);

test.each<[string, readonly (readonly number[])[], boolean]>([
  ['three companies, five slow sessions each', [slow(5), slow(5), slow(5)], true],
  ['three companies, one of them with four', [slow(5), slow(5), slow(4)], false],
  ['two companies, twenty slow sessions each', [slow(20), slow(20)], false],
  ['two companies, and a third that is as fast as before', [slow(20), slow(20), fast(20)], false],
  ['ten companies, two slow sessions each', Array.from({ length: 10 }, () => slow(2)), true],
  ['ten companies, a slow session each', Array.from({ length: 10 }, () => slow(1)), false],
  ['three companies, one session in eleven as before', Array(3).fill([...slow(10), ...fast(1)]), true],
  ['three companies, every other session slow', Array(3).fill([...slow(10), ...fast(10)]), false],
  ['forty companies, as fast as before', Array.from({ length: 40 }, () => fast(20)), false],
  ['forty companies, slower by what nobody feels', Array.from({ length: 40 }, () => [1_500, 1_500]), false],
])('%s: slower %#', (_, companies, slower) => {
  expect(isSlowerThanBefore(paired(steady, companies))).toBe(slower);
});

test.each([
  [1_500, false],
  [1_501, true],
])('%i ms after a second counts as slower: %s', (time, slower) => {
  const after = withPair(steady, { time, before: 1_000 }, { sessions: 0, events: 0 });
  expect(after?.company).toEqual({ sessions: 1, events: slower ? 1 : 0 });
});

test.each<[string, Comparison, boolean]>([
  ['has three companies that are as fast as before', steady, true],
  ['has become two seconds slower too', drifted(3_000, 3_000, 3_000), false],
  ['has one company that has become slower', drifted(1_000, 9_000, 1_000), true],
  ['has become faster, which blames nobody', drifted(100, 100, 100), true],
  ['has too few companies to tell', drifted(1_000, 1_000), false],
  [
    'has companies with too few earlier times',
    withDrift(drifted(1_000, 1_000), 'new', 1_000, [1_000]),
    false,
  ],
])('sessions that are two seconds slower count while the stable release %s: %#', (_, start, counts) => {
  expect(isSlowerThanBefore(paired(start, [slow(5), slow(5), slow(5)]))).toBe(counts);
});

test('a candidate that stays as it was while the stable release becomes faster is not slower', () => {
  const faster = drifted(100, 100, 100);
  const after = withPair(faster, { time: 1_000, before: 1_000 }, { sessions: 0, events: 0 });
  expect(after?.company.events).toBe(0);
});

test('of a stable company its last session counts, and of many companies the last twenty', () => {
  const often = withDrift(withDrift(steady, 'stable 1', 2_000, second), 'stable 1', 3_000, second);
  expect(often.drifts?.map(({ milliseconds }) => milliseconds)).toEqual([0, 0, 2_000]);
  expect(drifted(...Array.from({ length: 30 }, (_, i) => i)).drifts).toHaveLength(20);
});
