import { expect, test } from 'vitest';
import { outcomesOf, reportOutcomes } from './outcomes.ts';

test.each([
  ['loaded', ['loaded']],
  ['crashed', ['loaded', 'crashed']],
  ['missingChunk', ['loaded', 'missingChunk']],
  ['alteredBuiltIns', ['loaded', 'alteredBuiltIns']],
  ['ofANewerHost', ['loaded']],
  ['constructor', ['loaded']],
])('of a report with %s every known kind counts', (kind, counted) => {
  const release = { remote: 'mf-fleet', release: '1.0.0-3f9c2a71d0' };
  const kinds = kind === 'loaded' ? ['loaded'] : ['loaded', kind];
  const report = reportOutcomes.body.parse({ outcomes: kinds.map((outcome) => ({ ...release, outcome })) });
  expect(outcomesOf(report).map(({ outcome }) => outcome)).toEqual(counted);
});
