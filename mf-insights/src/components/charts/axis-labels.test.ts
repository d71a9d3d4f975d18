import { expect, test } from 'vitest';
import { axisLabels } from './axis-labels.ts';

/** Months of years, the newest first. */
const months = (count: number, yearOf: (month: number) => string) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ label: String(count - at), year: yearOf(count - at) },
    ...{ value: 0, orders: 0, revenue: 0, isUnfinished: false },
  }));
const shown = (labels: ReturnType<typeof axisLabels>) =>
  labels.flatMap((label) => (label ? [`${label.label} ${label.year}`.trim()] : [])).reverse();

test.each([
  { count: 12, room: 12, labeled: 12 },
  { count: 12, room: 4, labeled: 4 },
  { count: 36, room: 6, labeled: 6 },
  { count: 36, room: 3, labeled: 3 },
  { count: 5, room: 3, labeled: 3 },
  { count: 13, room: 6, labeled: 5 },
  { count: 1, room: 3, labeled: 1 },
  { count: 0, room: 3, labeled: 0 },
])('of $count bars $labeled get a label where $room fit', ({ count, room, labeled }) => {
  expect(
    shown(
      axisLabels(
        months(count, () => ''),
        room,
      ),
    ),
  ).toHaveLength(labeled);
});

test('labels start at the oldest bar, and a year is written where it begins', () => {
  const bars = months(12, (month) => (month > 3 ? '2026' : '2025'));
  expect(shown(axisLabels(bars, 6))).toEqual(['1 2025', '3', '5 2026', '7', '9', '11']);
});
