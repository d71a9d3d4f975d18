import { expect, test } from 'vitest';
import { plannedTasks, rentalDays } from './rental.ts';

test('a rental lasts 7 or 10 days as agreed, a month or a year', () => {
  expect(rentalDays({ rental_type: 'once', rental_duration: 7 })).toBe(7);
  expect(rentalDays({ rental_type: 'once', rental_duration: 10 })).toBe(10);
  expect(rentalDays({ rental_type: 'once', rental_duration: null })).toBe(7);
  expect(rentalDays({ rental_type: 'monthly', rental_duration: null })).toBe(30);
  expect(rentalDays({ rental_type: 'yearly', rental_duration: null })).toBe(365);
});

test('a rental for once is only fetched at its end', () => {
  expect(
    plannedTasks('2026-12-28', { rental_type: 'once', rental_duration: 10, unload_count: null }),
  ).toEqual([{ type: 'return', delivery_date: '2027-01-07' }]);
});

test('the unloads are spread evenly, and every one lies before the return', () => {
  expect(
    plannedTasks('2026-03-01', { rental_type: 'monthly', rental_duration: null, unload_count: 2 }),
  ).toEqual([
    { type: 'unload', delivery_date: '2026-03-11' },
    { type: 'unload', delivery_date: '2026-03-21' },
    { type: 'return', delivery_date: '2026-03-31' },
  ]);
  const year = plannedTasks('2026-01-01', { rental_type: 'yearly', rental_duration: null, unload_count: 12 });
  expect(year).toHaveLength(13);
  expect(year.map((job) => job.delivery_date)).toEqual(year.map((job) => job.delivery_date).sort());
  expect(year.at(-1)).toEqual({ type: 'return', delivery_date: '2027-01-01' });
});
