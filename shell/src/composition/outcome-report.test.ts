import { type Outcome, outcomesOf, reportOutcomes } from '@hawiyat/shared/contract/outcomes';
import * as z from '@hawiyat/shared/contract/schema';
import { expect, test } from 'vitest';
import { fieldOf } from './outcome-report.ts';

const reportOf = (all: readonly Outcome[]) => ({
  outcomes: all.filter((outcome) => fieldOf(outcome) === 'outcomes'),
  later: all.filter((outcome) => fieldOf(outcome) === 'later'),
});

/** The body as servers accepted it before pages reported silent faults. */
const earlierBody = z.object({
  outcomes: z.array(
    z.object({
      remote: z.string(),
      release: z.string(),
      outcome: z.enum(['loaded', 'retried', 'fellBack', 'failed', 'crashed', 'hung', 'uncaughtError']),
      milliseconds: z.optional(z.number()),
    }),
  ),
});

const of = { remote: 'mf-fleet', release: '1.0.0-3f9c2a71d0' };
const loaded: Outcome = { ...of, outcome: 'loaded', milliseconds: 840, isWarm: true };
const crashed: Outcome = { ...of, outcome: 'crashed' };
const silent: Outcome[] = [
  { ...of, outcome: 'missingChunk' },
  { ...of, outcome: 'alteredLayout' },
  { ...of, outcome: 'measured', longTask: 120, calls: 4 },
  { ...of, outcome: 'died' },
  { ...of, outcome: 'deadLink' },
  { ...of, outcome: 'lostSession' },
  { ...of, outcome: 'alteredBuiltIns' },
];

test('an earlier server accepts a report of silent faults, and counts all that it knows', () => {
  const { outcomes } = earlierBody.parse(reportOf([loaded, ...silent, crashed]));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['loaded', 'crashed']);
});

test.each([
  ['with silent faults', [loaded, ...silent, crashed]],
  ['without one', [loaded, crashed]],
  ['of silent faults alone', silent],
])('a server of today counts every outcome of a report %s', (_, all) => {
  const counted = outcomesOf(reportOutcomes.body.parse(reportOf(all)));
  expect(new Set(counted)).toEqual(new Set(all));
});
