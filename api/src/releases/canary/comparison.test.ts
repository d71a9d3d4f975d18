import { expect, test } from 'vitest';
import {
  type ComparedSession,
  type Comparison,
  isWorse,
  noComparison,
  p75Of,
  withCompared,
} from './comparison.ts';
import { noTimes, quantile, withTime } from './times.ts';

const none = { sessions: 0, events: 0 };
const session = (changes: Partial<ComparedSession>): ComparedSession => ({
  arm: 'stable',
  stage: '1',
  time: 1_000,
  hasFault: false,
  isNew: true,
  ...changes,
});

/** Stable sessions of a second, then in turn one of each side, each of a company of its own. */
function compared(candidateTime: number, rounds = 40): Comparison {
  let comparison = noComparison('slow');
  const add = (next: ComparedSession) => {
    comparison = withCompared('slow', comparison, next, none)?.comparison ?? comparison;
  };
  for (let i = 0; i < 12; i++) add(session({}));
  for (let i = 0; i < rounds; i++) {
    add(session({ arm: 'candidate', time: candidateTime }));
    add(session({}));
  }
  return comparison;
}

test.each([
  [3_000, true],
  [1_000, false],
  [1_800, false],
  [500, false],
])('a candidate of %i ms beside a second is worse: %s', (time, worse) => {
  expect(isWorse('slow', compared(time))).toBe(worse);
});

test('one company, however often it is slow, convinces nobody', () => {
  let comparison = compared(1_000, 0);
  let company = none;
  for (let i = 0; i < 100; i++) {
    const after = withCompared('slow', comparison, session({ arm: 'candidate', time: 9_000 }), company);
    if (after) ({ comparison, company } = after);
  }
  expect(company.events).toBe(1);
  expect(isWorse('slow', comparison)).toBe(false);
});

test('a session is compared once, and one of an earlier stage not at all', () => {
  const comparison = compared(1_000);
  expect(withCompared('slow', comparison, session({ isNew: false }), none)).toBeNull();
  expect(withCompared('slow', comparison, session({ stage: '0' }), none)).toBeNull();
});

test('a new stage counts its own sessions, and keeps what is known of times and the evidence', () => {
  const before = compared(1_500);
  const after = withCompared('slow', before, session({ stage: '2' }), none)?.comparison;
  expect(after).toMatchObject({ stage: '2', shares: { candidate: 0, stable: 1 }, evidence: before.evidence });
  expect(after && p75Of(after).candidate).toBe(p75Of(before).candidate);
});

test.each([
  ['of a candidate alone', 1, true],
  ['of both sides alike', 2, false],
] as const)('sixteen sessions with a fault %s', (_, sides, worse) => {
  let comparison = noComparison('silentFault');
  for (let i = 0; i < 16; i++)
    for (const arm of ['candidate', 'stable'] as const) {
      const hasFault = arm === 'candidate' || sides === 2;
      comparison =
        withCompared('silentFault', comparison, session({ arm, time: null, hasFault }), none)?.comparison ??
        comparison;
    }
  expect(isWorse('silentFault', comparison)).toBe(worse);
});

test.each([
  [[], null],
  [[1_000], null],
  [[1_000, 1_000, 1_000], 1_000],
  [[100, 100, 100, 8_000], 100],
  [[100, 8_000, 8_000, 8_000], 8_000],
])('p75 of %j is %s, within a tenth', (times, expected) => {
  const p75 = quantile(times.reduce(withTime, noTimes), 0.75, 3);
  if (expected === null) expect(p75).toBeNull();
  else expect(Math.abs((p75 ?? 0) / expected - 1)).toBeLessThan(0.1);
});
