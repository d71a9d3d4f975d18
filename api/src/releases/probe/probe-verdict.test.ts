import { expect, test } from 'vitest';
import { judged } from './probe-verdict.ts';

/** The result of each visit in turn, for candidate and stable apart; null: it opens. */
type Visits = readonly (string | null)[];
const inTurn = (visits: Visits) => {
  const left = [...visits];
  return async () => {
    const [next] = left.splice(0, 1);
    if (next === undefined) throw new Error('Nobody should have asked once more');
    return next;
  };
};

test.each<[string, Visits, Visits, string]>([
  ['opens everywhere', [null, null], [], 'passed'],
  ['throws twice where the stable release opens', ['crashed', 'crashed'], [null], 'failed'],
  ['throws twice at its second path', [null, 'crashed', 'crashed'], [null], 'failed'],
  ['throws once', ['crashed', null], [null], 'unclear'],
  ['times out as the stable release does', ['late'], ['late'], 'unclear'],
])('a candidate that %s', async (_, candidate, stable, outcome) => {
  const found = await judged(['/one', '/two'], inTurn(candidate), inTurn(stable));
  expect(found.outcome).toBe(outcome);
});
