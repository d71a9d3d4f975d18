import { expect, test } from 'vitest';
import { differences } from './errors-seen.ts';

const noted = { declared: new Set(['GET /a x', 'GET /a y', 'GET /b z']), seen: new Set(['GET /a x']) };

test('what is seen, or listed as unseen, is no difference', () => {
  expect(differences(noted, { unseen: ['GET /a y', 'GET /b z'], races: [] })).toEqual([]);
});

test('what a test meets by chance may be seen or not', () => {
  expect(differences(noted, { unseen: ['GET /a y'], races: ['GET /a x', 'GET /b z'] })).toEqual([]);
});

test.each([
  ['a declared error that nobody has seen', ['GET /b z'], 'GET /a y', 'No test has seen'],
  ['a listed one that a test sees', ['GET /a x', 'GET /a y', 'GET /b z'], 'GET /a x', 'A test sees'],
  ['a listed one that no route declares', ['GET /a y', 'GET /b z', 'GET /c z'], 'GET /c z', 'No route'],
])('%s is one', (_, unseen, pair, why) => {
  const [found, ...others] = differences(noted, { unseen, races: [] });
  expect(found).toContain(pair);
  expect(found).toContain(why);
  expect(others).toEqual([]);
});
