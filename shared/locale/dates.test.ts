import { expect, test } from 'vitest';
import { day, dayWithWeekday, monthName, stamp, time } from './dates.ts';

test('a day is Gregorian, with its Saudi month and Latin digits', () => {
  expect(day('2026-11-21')).toBe('21 نوفمبر 2026');
  expect(dayWithWeekday('2026-11-21')).toBe('السبت، 21 نوفمبر 2026');
});

test('an hour is the one in Riyadh, in twelve hours', () => {
  expect(time('2026-11-21T06:30:00Z')).toBe('9:30 ص');
  expect(time('2026-11-21T11:05:00Z')).toBe('2:05 م');
  expect(stamp('2026-11-21T06:30:00Z')).toBe('21 نوفمبر 2026، 9:30 ص');
});

test('late in the evening of UTC it is already tomorrow in Riyadh', () => {
  expect(day('2026-11-20T21:30:00Z')).toBe('21 نوفمبر 2026');
});

test('the months are the twelve of the Kingdom', () => {
  const months = Array.from({ length: 12 }, (_, at) => monthName(at + 1));
  expect(months.join('، ')).toBe(
    'يناير، فبراير، مارس، أبريل، مايو، يونيو، يوليو، أغسطس، سبتمبر، أكتوبر، نوفمبر، ديسمبر',
  );
});

test('what is no date is rejected', () => {
  expect(() => day('soon')).toThrow(RangeError);
  expect(() => monthName(13)).toThrow(RangeError);
});

test('no date carries an invisible mark', () => {
  expect(stamp('2026-11-21T06:30:00Z')).not.toMatch(/[\u200e\u200f\u061c\u202f\u00a0]/);
});
