import { expect, test } from 'vitest';
import { isWithin } from './scheduled-advances.ts';

const hours = { days: [0, 1, 2, 3, 4], from: 8, until: 16 };

// Riyadh is three hours ahead of UTC; 22 November 2026 is a Sunday.
test.each([
  ['Sunday 7:59', '2026-11-22T04:59:59Z', false],
  ['Sunday 8:00', '2026-11-22T05:00:00Z', true],
  ['Sunday 15:59', '2026-11-22T12:59:59Z', true],
  ['Sunday 16:00', '2026-11-22T13:00:00Z', false],
  ['Thursday noon', '2026-11-26T09:00:00Z', true],
  ['Friday noon', '2026-11-27T09:00:00Z', false],
  ['Saturday noon', '2026-11-28T09:00:00Z', false],
  ['Saturday in UTC, Sunday 1:00 in Riyadh', '2026-11-28T22:00:00Z', false],
])('%s', (_, moment, expected) => {
  expect(isWithin(hours, new Date(moment))).toBe(expected);
});

test('a day until midnight goes on past the end of the UTC day before', () => {
  const late = { days: [0], from: 0, until: 24 };
  expect(isWithin(late, new Date('2026-11-21T21:00:00Z'))).toBe(true);
  expect(isWithin(late, new Date('2026-11-22T20:59:59Z'))).toBe(true);
  expect(isWithin(late, new Date('2026-11-22T21:00:00Z'))).toBe(false);
});
