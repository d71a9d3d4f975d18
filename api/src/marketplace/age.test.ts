import { expect, test } from 'vitest';
import { ageOn, isOfAge } from './age.ts';

test('a customer is of age on the 18th birthday, not on the day before', () => {
  expect(isOfAge('2008-11-21', '2026-11-20')).toBe(false);
  expect(isOfAge('2008-11-21', '2026-11-21')).toBe(true);
});

test('who is born on 29 February is a year older on 1 March', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
});

test('nobody who is not born yet is of age', () => {
  expect(isOfAge('2030-01-01', '2026-11-21')).toBe(false);
});
