import { expect, test } from 'vitest';
import { day, dayWithWeekday, monthName, stamp, time } from './dates.ts';

test('a day is Gregorian, with its Saudi month and Latin digits', () => {
  expect(day('2026-11-21')).toBe('21 نوفمبر 2026');
  expect(dayWithWeekday('2026-11-21')).toBe('السبت، 21 نوفمبر 2026');
});

test('a time is Riyadh time on a 12-hour clock', () => {
  expect(time('2026-11-21T06:30:00Z')).toBe('9:30 ص');
  expect(time('2026-11-21T11:05:00Z')).toBe('2:05 م');
  expect(stamp('2026-11-21T06:30:00Z')).toBe('21 نوفمبر 2026، 9:30 ص');
});

test('late evening in UTC is the next day in Riyadh', () => {
  expect(day('2026-11-20T21:30:00Z')).toBe('21 نوفمبر 2026');
});

test('the months have their Saudi names', () => {
  const months = Array.from({ length: 12 }, (_, at) => monthName(at + 1));
  expect(months.join('، ')).toBe(
    'يناير، فبراير، مارس، أبريل، مايو، يونيو، يوليو، أغسطس، سبتمبر، أكتوبر، نوفمبر، ديسمبر',
  );
});

test('an invalid date is rejected', () => {
  expect(() => day('soon')).toThrow(RangeError);
  expect(() => monthName(13)).toThrow(RangeError);
});

test('dates contain no invisible marks', () => {
  expect(stamp('2026-11-21T06:30:00Z')).not.toMatch(/[\u200e\u200f\u061c\u202f\u00a0]/);
});
