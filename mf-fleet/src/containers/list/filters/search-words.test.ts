import { expect, test } from 'vitest';
import { showAll } from '../container-filter.ts';
import { changeOf } from './search-words.ts';

const chip = (kind: string, value: string) => ({ kind, value, label: value, words: value });
const thursday = '2026-12-03';
const free = [thursday, thursday] as const;

test('«متوفرة» with a day concerns the day, in either order', () => {
  const available = { ...showAll, status: 'available' } as const;
  expect(changeOf(chip('free', thursday), available)).toEqual({ free, status: 'all' });
  expect(changeOf(chip('free', thursday), showAll)).toEqual({ free });
  expect(changeOf(chip('status', 'available'), { ...showAll, free })).toEqual({});
  expect(changeOf(chip('status', 'rented'), { ...showAll, free })).toEqual({ status: 'rented' });
});

test('a district is a place', () => {
  expect(changeOf(chip('district', 'الدرعية'), showAll)).toEqual({ place: 'الدرعية' });
});
