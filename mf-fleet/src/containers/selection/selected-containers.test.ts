import { beforeEach, expect, test } from 'vitest';
import { $selected, leaveSelection, press, select, selectedOf } from './selected-containers.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const now = () => [...$selected.get()].sort().join('');
beforeEach(leaveSelection);

test.each([
  ['one press', [['b']], 'b'],
  ['pressed twice', [['b'], ['b']], ''],
  ['a range downwards', [['b'], ['d', true]], 'bcd'],
  ['a range upwards', [['d'], ['b', true]], 'bcd'],
  ['a range begins at the last press', [['a'], ['c'], ['e', true]], 'acde'],
  ['a range takes away like its end', [['a'], ['e', true], ['b', true]], 'a'],
  ['a range without a beginning', [['c', true]], 'c'],
  ['a row that has gone', [['x']], ''],
] as const)('%s', (_, presses, selected) => {
  for (const [id, isRange = false] of presses) press(rows, id, isRange);
  expect(now()).toBe(selected);
});

test('a beginning that has gone begins no range', () => {
  press(rows, 'b', false);
  press(rows.slice(2), 'e', true);
  expect(now()).toBe('be');
});

test('all, none, and what the list still has in its order', () => {
  select(rows, true);
  expect(selectedOf([...rows].reverse().slice(1), $selected.get()).map(({ id }) => id)).toEqual([
    ...['d', 'c', 'b', 'a'],
  ]);
  select(rows, false);
  expect(now()).toBe('');
});
