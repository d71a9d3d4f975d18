import { expect, test } from 'vitest';
import { type Decision, decision, type EarlierAttempts, rounds } from './brute-force-rules.ts';

const none = { count: 0, endsIn: 0 };
const tried = (count: number, endsIn = 600) => ({ count, endsIn });
const stranger = (round: number, nextTurnIn = 0): Decision => ({ as: 'stranger', round, nextTurnIn });
const known: Decision = { as: 'known browser' };
const nothing: EarlierAttempts = {
  browser: null,
  here: none,
  site: none,
  everywhere: none,
  ofSite: 0,
  rounds: Array.from({ length: rounds }, () => ({ count: 0, turnIn: 0 })),
};
/** What rounds have had; the others nothing. */
const had = (round: number, count: number, turnIn = 0) =>
  nothing.rounds.map((empty, at) => (at === round ? { count, turnIn } : empty));

test.each<[string, Partial<EarlierAttempts>, Decision]>([
  ['nobody has tried', {}, stranger(0)],
  ['nine were wrong from here', { here: tried(9), ofSite: 9 }, stranger(3)],
  ['ten were wrong from here', { here: tried(10, 870) }, { wait: 870 }],
  ['ten were wrong from elsewhere', { everywhere: tried(10) }, stranger(0)],
  ['29 were wrong from other networks of the site', { site: tried(29), ofSite: 29 }, stranger(3)],
  ['thirty were wrong from other networks of the site', { site: tried(30, 600) }, { wait: 600 }],
  ['a known browser, and this network waits', { browser: none, here: tried(10) }, known],
  ['a known browser, and strangers take turns', { browser: tried(9), rounds: had(0, 99, 64) }, known],
  ['a known browser that guesses is a stranger', { browser: tried(10) }, stranger(0)],
  ['and waits like one', { browser: tried(10), here: tried(10, 300) }, { wait: 300 }],
  ['the first try, beside any number of others’ later ones', { everywhere: tried(5000) }, stranger(0)],
  ['the first try, while others wait', { everywhere: tried(500), rounds: had(3, 400, 64) }, stranger(0)],
  ['the third, beside others’ first ones', { ofSite: 2, rounds: had(0, 90, 64) }, stranger(2)],
  ['the sixtieth first one', { rounds: had(0, 59) }, stranger(0)],
  ['the 61st, with a turn after it', { rounds: had(0, 60) }, stranger(0, 2)],
  ['between turns of first ones', { rounds: had(0, 61, 1) }, { wait: 1 }],
  ['the fourth, the last before turns', { ofSite: 3, everywhere: tried(39) }, stranger(3)],
  ['the first with a turn after it', { ofSite: 3, everywhere: tried(40) }, stranger(3, 2)],
  ['turns grow', { ofSite: 9, everywhere: tried(43) }, stranger(3, 16)],
  ['to about a minute', { ofSite: 9, everywhere: tried(46) }, stranger(3, 64)],
  ['and no further', { ofSite: 9, everywhere: tried(5000) }, stranger(3, 64)],
  ['between turns', { ofSite: 5, everywhere: tried(60), rounds: had(3, 60, 17) }, { wait: 17 }],
  ['the own network first', { ofSite: 9, here: tried(10, 700), rounds: had(3, 60, 17) }, { wait: 700 }],
])('%s', (_case, tries, decided) => {
  expect(decision({ ...nothing, ...tries })).toEqual(decided);
});

/** An hour of guesses from so many networks, each as soon as it may. */
function hourOf(networks: number) {
  const tries = Array.from({ length: networks }, () => ({ here: 0, hour: 0 }));
  const all = Array.from({ length: rounds }, () => ({ count: 0, turnAt: 0 }));
  let [everywhere, longest] = [0, 0];
  for (let second = 0; second < 3600; second += 1) {
    for (const network of tries) {
      if (second % 900 === 0) network.here = 0;
      const decided = decision({
        ...nothing,
        here: tried(network.here, 1),
        everywhere: tried(everywhere),
        ofSite: network.hour,
        rounds: all.map(({ count, turnAt }) => ({ count, turnIn: Math.max(0, turnAt - second) })),
      });
      if ('wait' in decided) longest = Math.max(longest, decided.wait);
      const round = 'round' in decided && all[decided.round];
      if (!round || !('round' in decided)) continue;
      network.here += 1;
      network.hour += 1;
      everywhere += 1;
      round.count += 1;
      if (decided.nextTurnIn > 0) round.turnAt = second + decided.nextTurnIn;
    }
  }
  return { everywhere, longest, isNewcomerAtOnce: (all[0]?.turnAt ?? 0) === 0 };
}

test.each([
  [1, 40, true],
  [12, 140, true],
  [60, 300, true],
  [1000, 500, false],
])(
  'guessers from %i networks have at most %i tries an hour, and nobody waits longer than a minute for a turn',
  (networks, most, isNewcomerAtOnce) => {
    const hour = hourOf(networks);
    expect(hour.everywhere).toBeLessThanOrEqual(most);
    expect(hour.longest).toBeLessThanOrEqual(64);
    expect(hour.isNewcomerAtOnce).toBe(isNewcomerAtOnce);
  },
);

test('a server that is put to the test has all limits raised', () => {
  const tries = { here: tried(10), site: tried(30), everywhere: tried(40), rounds: had(0, 60) };
  expect(decision({ ...nothing, ...tries }, 2)).toEqual(stranger(0));
});
