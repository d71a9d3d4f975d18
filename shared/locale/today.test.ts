import { expect, test } from 'vitest';
import { daysAfter, today } from './today.ts';

test('the day begins at midnight in Riyadh, also at the turn of a year', () => {
  expect(today(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
  expect(today(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  expect(today(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test('days are counted over months and leap days, in both directions', () => {
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
});
