import { expect, test } from 'vitest';
import { namedBars } from './named-bars.ts';

/** Months of years, the newest first. */
const months = (count: number, yearOf: (month: number) => string) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ label: String(count - at), year: yearOf(count - at) },
    ...{ value: 0, orders: 0, revenue: 0 },
  }));
const shown = (names: ReturnType<typeof namedBars>) =>
  names.flatMap((name) => (name ? [`${name.label} ${name.year}`.trim()] : [])).reverse();

test.each([
  { count: 12, room: 12, named: 12 },
  { count: 12, room: 4, named: 4 },
  { count: 36, room: 6, named: 6 },
  { count: 36, room: 3, named: 3 },
  { count: 5, room: 3, named: 3 },
  { count: 13, room: 6, named: 5 },
  { count: 1, room: 3, named: 1 },
  { count: 0, room: 3, named: 0 },
])('of $count bars $named are named where $room names fit', ({ count, room, named }) => {
  expect(
    shown(
      namedBars(
        months(count, () => ''),
        room,
      ),
    ),
  ).toHaveLength(named);
});

test('names begin with the oldest, and a year stands where it begins', () => {
  const bars = months(12, (month) => (month > 3 ? '2026' : '2025'));
  expect(shown(namedBars(bars, 6))).toEqual(['1 2025', '3', '5 2026', '7', '9', '11']);
});
