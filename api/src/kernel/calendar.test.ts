import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, lastMonths, momentOf, monthOf, monthsBefore } from './calendar.ts';

test('a minute before midnight in Riyadh is still today, a minute after is tomorrow', () => {
  expect(dayOf(new Date('2026-03-10T20:59:00Z'))).toBe('2026-03-10');
  expect(dayOf(new Date('2026-03-10T21:01:00Z'))).toBe('2026-03-11');
  expect(dayOf(new Date('2026-12-31T20:59:59.999Z'))).toBe('2026-12-31');
  expect(dayOf(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test('a time of a day in Riyadh is three hours earlier in UTC', () => {
  expect(momentOf('2026-07-01', 0).toISOString()).toBe('2026-06-30T21:00:00.000Z');
  expect(momentOf('2026-07-01', 9.5).toISOString()).toBe('2026-07-01T06:30:00.000Z');
});

test('days are added and counted over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2027-03-01', '2026-03-01')).toBe(-365);
  expect(daysBetween('2026-05-05', '2026-05-05')).toBe(0);
});

test('months go back to the same day, or to the last day of a shorter month', () => {
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
  expect(monthsBefore('2026-01-15', 1)).toBe('2025-12-15');
  expect(monthOf('2026-01-31')).toBe('2026-01');
});

test('the last months end with the day’s own, over the year’s end and from a long month’s last day', () => {
  expect(lastMonths('2026-01-31', 3)).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(lastMonths('2026-03-31', 1)).toEqual(['2026-03']);
  expect(new Set(lastMonths('2026-12-31', 36)).size).toBe(36);
});
