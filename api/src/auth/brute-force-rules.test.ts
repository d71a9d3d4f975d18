import { expect, test } from 'vitest';
import { type Decision, decision, type EarlierAttempts } from './brute-force-rules.ts';

const none = { count: 0, endsIn: 0 };
const tried = (count: number, endsIn = 600) => ({ count, endsIn });
const stranger = (nextTurnIn: number): Decision => ({ as: 'stranger', nextTurnIn });
const known: Decision = { as: 'known browser' };

test.each<[string, Partial<EarlierAttempts>, Decision]>([
  ['nobody has tried', {}, stranger(0)],
  ['nine were wrong from here', { here: tried(9) }, stranger(0)],
  ['ten were wrong from here', { here: tried(10, 870) }, { wait: 870 }],
  ['ten were wrong from elsewhere', { everywhere: tried(10) }, stranger(0)],
  ['a known browser, and this network waits', { browser: none, here: tried(10) }, known],
  ['a known browser, and strangers take turns', { browser: tried(9), turnIn: 64 }, known],
  ['a known browser that guesses is a stranger', { browser: tried(10) }, stranger(0)],
  ['and waits like one', { browser: tried(10), here: tried(10, 300) }, { wait: 300 }],
  ['the last before turns', { everywhere: tried(39) }, stranger(0)],
  ['the first with a turn after it', { everywhere: tried(40) }, stranger(2)],
  ['turns grow', { everywhere: tried(43) }, stranger(16)],
  ['to about a minute', { everywhere: tried(46) }, stranger(64)],
  ['and no further', { everywhere: tried(5000) }, stranger(64)],
  ['between turns', { everywhere: tried(60), turnIn: 17 }, { wait: 17 }],
  ['the own network first', { here: tried(10, 700), turnIn: 17 }, { wait: 700 }],
])('%s', (_case, tries, decided) => {
  expect(decision({ browser: null, here: none, everywhere: none, turnIn: 0, ...tries })).toEqual(decided);
});

test('guessers from any number of networks have about a hundred tries an hour, and nobody waits longer than a minute', () => {
  let [count, turnAt, longest] = [0, 0, 0];
  for (let second = 0; second < 3600; second += 1) {
    for (let network = 0; network < 100; network += 1) {
      const turnIn = Math.max(0, turnAt - second);
      longest = Math.max(longest, turnIn);
      const tries = { browser: null, here: none, everywhere: { count, endsIn: 3600 - second }, turnIn };
      const decided = decision(tries);
      if ('wait' in decided || decided.as === 'known browser') continue;
      count += 1;
      turnAt = second + decided.nextTurnIn;
    }
  }
  expect(count).toBeLessThanOrEqual(105);
  expect(longest).toBeLessThanOrEqual(64);
});

test('a server that is put to the test has all limits raised', () => {
  const tries = { browser: null, here: tried(10), everywhere: tried(40), turnIn: 0 };
  expect(decision(tries, 2)).toEqual(stranger(0));
});
