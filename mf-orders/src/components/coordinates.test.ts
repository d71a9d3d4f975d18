import { expect, test } from 'vitest';
import { knownCoordinates, mapLink } from './coordinates.ts';

const riyadh = { latitude: 24.7136, longitude: 46.6753 };

test.each([
  ['no location', null, null],
  ['a zero latitude', { latitude: 0, longitude: 46.7 }, null],
  ['a zero longitude', { latitude: 24.7, longitude: 0 }, null],
  ['both coordinates', riyadh, riyadh],
])('of %s', (_, location, known) => {
  expect(knownCoordinates(location)).toEqual(known);
});

test('the link to a map application has both coordinates', () => {
  expect(mapLink(riyadh)).toBe('https://www.google.com/maps?q=24.7136,46.6753');
});
