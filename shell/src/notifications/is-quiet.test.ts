import { expect, test } from 'vitest';
import { isQuiet } from './ways-to-tell.ts';

const night = { from: '22:00', until: '06:30' };
const noon = { from: '12:00', until: '13:00' };

// Riyadh is three hours ahead of UTC.
test.each([
  ['the minute before', night, '18:59', false],
  ['the first minute', night, '19:00', true],
  ['midnight', night, '21:00', true],
  ['the last minute', night, '03:29', true],
  ['the end', night, '03:30', false],
  ['before noon', noon, '08:59', false],
  ['at noon', noon, '09:00', true],
  ['after noon', noon, '10:00', false],
  ['never', null, '21:00', false],
])('%s', (_, quiet, utc, expected) => {
  expect(isQuiet(quiet, new Date(`2026-11-26T${utc}:00Z`))).toBe(expected);
});
