import { expect, test } from 'vitest';
import { outcomesOf, reportOutcomes } from './outcomes.ts';

const outcomeOf = (outcome: string) =>
  reportOutcomes.body.safeParse({ outcomes: [{ remote: 'mf-fleet', release: '1.0.0-3f9c2a71d0', outcome }] })
    .data?.outcomes[0]?.outcome;

test.each([
  ['loaded', 'loaded'],
  ['retried', 'retried'],
  ['failed', 'failed'],
  ['hung', 'hung'],
  ['crashed', 'crashed'],
  ['fellBack', 'fellBack'],
  ['uncaughtError', 'uncaughtError'],
  ['missingChunk', 'missingChunk'],
  ['alteredLayout', 'alteredLayout'],
  ['measured', 'measured'],
  ['threw', 'crashed'],
  ['fell_back', 'fellBack'],
  ['erred', 'uncaughtError'],
  ['constructor', undefined],
])('the reported %s counts as %s', (reported, outcome) => {
  expect(outcomeOf(reported)).toBe(outcome);
});

test.each([
  ['missingChunk', ['loaded', 'missingChunk']],
  ['alteredLayout', ['loaded', 'alteredLayout']],
  ['measured', ['loaded', 'measured']],
  ['ofANewerHost', ['loaded']],
  ['constructor', ['loaded']],
])('beside what every server knows, a page may report later kinds: %s', (kind, counted) => {
  const of = { remote: 'mf-fleet', release: '1.0.0-3f9c2a71d0' };
  const body = { outcomes: [{ ...of, outcome: 'loaded' }], later: [{ ...of, outcome: kind }] };
  expect(outcomesOf(reportOutcomes.body.parse(body)).map(({ outcome }) => outcome)).toEqual(counted);
});
