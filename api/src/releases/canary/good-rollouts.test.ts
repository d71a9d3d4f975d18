// @module-tag slow
import { expect, test } from 'vitest';
import { simulatedPanel } from '../../../bench/simulated-panel.ts';
import { Dice } from '../../../testing/fuzz/dice.ts';

const plan = { fatal: 0.01, uncaughtError: 0.01, died: 0.01, slowdown: 1, inequality: 0 };

/** A part of what `npm run bench -- canary` simulates. */
test('of whole rollouts with nothing wrong, all tests together halt next to none', () => {
  const dice = new Dice(1);
  const verdicts = Array.from({ length: 20 }, () => simulatedPanel(dice, { ...plan, companies: 40 }));
  expect(verdicts.filter((found) => found !== null)).toEqual([]);
});

test.each([
  ['takes two seconds longer is halted', { slower: 2_000 }, [19, 20]],
  ['only waits for a slower server, as everybody does, stays', { slowdown: 2 }, [0, 0]],
] as const)('a candidate of three companies among forty that %s', (_, changes, [least, most]) => {
  const dice = new Dice(2);
  const stage = { share: 0.05, sessions: 60 };
  const halted = Array.from({ length: 20 }, () =>
    simulatedPanel(dice, { ...plan, companies: 40, ...changes }, [stage]),
  ).filter((found) => found !== null);
  expect(halted.length).toBeGreaterThanOrEqual(least);
  expect(halted.length).toBeLessThanOrEqual(most);
  for (const { verdict } of halted) expect(verdict).toBe('slowerThanBefore');
});
