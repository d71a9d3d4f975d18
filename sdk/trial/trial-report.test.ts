import { trialReport } from '@hawiyat/shared/contract/platform/trial-report';
import { expect, test } from 'vitest';
import { reportToSend } from './trial-report.ts';
import type { TriedVisit } from './try-screen.ts';

const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(3000)]);
const visit = (picture: Buffer | null): TriedVisit => ({
  ...{ wrong: null, isLate: false, milliseconds: 700.4, longest: 96, looks: { opened: {} }, picture },
  ...{
    covered: [],
    hasVanished: false,
    isMadeAnew: false,
    deadLinks: [],
    deadButtons: [],
    altered: [],
    stay: null,
    violations: [],
  },
});
const tried = ['/b', '/a'].map((path) => ({
  ...{ screenVisit: { screen: { path }, width: 390, manner: {} }, failures: [] },
  ...{ candidate: visit(jpeg), stable: path === '/a' ? visit(jpeg) : null },
}));

/** As a server reads it: whether each visit has its picture, by path. */
function pictures(longest: number) {
  const text = reportToSend(tried, longest);
  const report = trialReport.parse(JSON.parse(text));
  const has = (item: { picture: string | null } | null) => item && item.picture !== null;
  return report.screens.map(({ path, candidate, stable }) => [path, has(candidate), has(stable)]);
}

test.each([
  ['has every picture', 1_000_000, [true, true, true]],
  ['lacks those of the last screens', 10_000, [true, true, false]],
  ['lacks all, rather than being too long', 100, [false, false, false]],
])('a report %s', (_, longest, [a, stableOfA, b]) => {
  expect(pictures(longest)).toEqual([
    ['/a', a, stableOfA],
    ['/b', b, null],
  ]);
});
