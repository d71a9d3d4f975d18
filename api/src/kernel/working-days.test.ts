import { expect, test } from 'vitest';
import { dayOff, nextWorkingDay } from './working-days.ts';

const holidays = [{ name: 'عيد الفطر', from: '2027-03-09', until: '2027-03-12' }];
/** All but Friday. */
const work = { days: [6, 0, 1, 2, 3, 4], holidays };

test.each([
  ['2026-11-26', null, 'a Thursday'],
  ['2026-11-27', '', 'a Friday'],
  ['2026-11-28', null, 'a Saturday'],
  ['2027-03-08', null, 'the day before a holiday'],
  ['2027-03-09', 'عيد الفطر', 'its first day'],
  ['2027-03-12', 'عيد الفطر', 'its last day, a Friday'],
  ['2027-03-13', null, 'the day after it'],
])('%s: %s, %s', (day, expected, _) => {
  expect(dayOff(work, day)).toBe(expected);
});

test.each([
  ['2026-11-25', '2026-11-26', 'the next day'],
  ['2026-11-26', '2026-11-28', 'after Friday'],
  ['2027-03-08', '2027-03-13', 'after a holiday that ends on a Friday'],
])('after %s comes %s: %s', (day, next) => {
  expect(nextWorkingDay(work, day)).toBe(next);
});

test('without any working day the next one is tomorrow', () => {
  expect(nextWorkingDay({ days: [], holidays: [] }, '2026-11-26')).toBe('2026-11-27');
});
