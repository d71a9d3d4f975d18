import { expect, test } from 'vitest';
import { momentOf } from '../kernel/calendar.ts';
import { figuresByMonth, type Rental } from './utilization.ts';

const at = (day: string, hours: number) => momentOf(day, hours);
const rental = (
  from: readonly [string, number],
  to: readonly [string, number] | null,
  earned: string | null = to && '100.00',
): Rental => ({ deliveredAt: at(...from), backAt: to && at(...to), earned });

const longAgo = at('2020-01-01', 0);
const lateNow = at('2026-12-31', 23);
/** Half days of April 2026, which has 30 days. */
const inApril = (...rentals: Rental[]) =>
  figuresByMonth(['2026-04'], rentals, { since: longAgo, now: lateNow })[0];

test.each<[what: string, halves: number, rentals: Rental[]]>([
  ['nothing', 0, []],
  ['from 9 to 11', 1, [rental(['2026-04-05', 9], ['2026-04-05', 11])]],
  ['from 11 to 13', 2, [rental(['2026-04-05', 11], ['2026-04-05', 13])]],
  ['noon is afternoon', 1, [rental(['2026-04-05', 12], ['2026-04-05', 20])]],
  ['two days from an afternoon to a morning', 2, [rental(['2026-04-05', 15], ['2026-04-06', 8])]],
  ['a week', 15, [rental(['2026-04-05', 8], ['2026-04-12', 8])]],
  ['from the month before', 3, [rental(['2026-03-20', 8], ['2026-04-02', 8])]],
  ['into the next month', 2, [rental(['2026-04-30', 8], ['2026-05-20', 8])]],
  ['over the whole month', 60, [rental(['2026-01-01', 8], ['2026-06-01', 8])]],
  ['still there', 60, [rental(['2026-01-01', 8], null)]],
  ['only before', 0, [rental(['2026-03-01', 8], ['2026-03-31', 23])]],
  ['only after', 0, [rental(['2026-05-01', 0], ['2026-05-02', 8])]],
  [
    'a half day of two rentals counts once',
    3,
    [rental(['2026-04-05', 8], ['2026-04-05', 13]), rental(['2026-04-05', 14], ['2026-04-06', 8])],
  ],
])('out in April: %s', (_, halves, rentals) => {
  expect(inApril(...rentals)?.share).toBeCloseTo(halves / 60);
});

test('a month that is not over counts up to now, one to come not at all', () => {
  const now = at('2026-04-10', 9);
  const rentals = [rental(['2026-04-06', 8], null)];
  const [april, may] = figuresByMonth(['2026-04', '2026-05'], rentals, { since: longAgo, now });
  // Of 19 half days, from the first to the morning of the tenth, 9.
  expect(april?.share).toBeCloseTo(9 / 19);
  expect(may?.share).toBeNull();
});

test('a container is counted from the day that the company added it, or from an earlier rental on', () => {
  const since = at('2026-04-16', 0);
  const shares = (...rentals: Rental[]) =>
    figuresByMonth(['2026-03', '2026-04'], rentals, { since, now: lateNow }).map(({ share }) => share);
  expect(shares()).toEqual([null, 0]);
  expect(shares(rental(['2026-04-16', 8], ['2026-04-30', 20]))).toEqual([null, 1]);
  expect(shares(rental(['2026-03-31', 13], ['2026-04-01', 8]))).toEqual([1, 1 / 31]);
});

test('income counts in the month of its completion, in Riyadh, to the halala', () => {
  const rentals = [
    rental(['2026-03-20', 8], ['2026-04-01', 0], '450.50'),
    rental(['2026-04-02', 8], ['2026-04-30', 23.9], '0.01'),
    rental(['2026-04-30', 23.95], ['2026-05-01', 0], '99999999.99'),
    // Canceled after delivery, and not back yet: nothing is earned.
    rental(['2026-05-02', 8], ['2026-05-03', 8], null),
    rental(['2026-05-04', 8], null),
  ];
  const figures = figuresByMonth(['2026-03', '2026-04', '2026-05'], rentals, {
    since: longAgo,
    now: lateNow,
  });
  expect(figures.map(({ income }) => income)).toEqual([0, 45_051, 9_999_999_999]);
});
