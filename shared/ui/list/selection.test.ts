import { beforeEach, expect, test } from 'vitest';
import { createSelection, selectedInOrder } from './selection.ts';

const row = (id: string, text = '') => ({ id, text });
const known = new Map(['a', 'b', 'c', 'd', 'e'].map((id, at) => [at, row(id)]));
const selection = createSelection<ReturnType<typeof row>>();
const ids = () => [...selection.$selected.get().keys()].toSorted().join('');
beforeEach(selection.clear);

test.each([
  ['a press selects, the next one no longer', ['b', 'b'], ''],
  ['a range goes on from the last press', ['b', 'shift d'], 'bcd'],
  ['backwards, too', ['d', 'shift b'], 'bcd'],
  ['from its end it goes further', ['a', 'shift c', 'shift e'], 'abcde'],
  ['a range is taken back from a selected row', ['a', 'shift e', 'shift c'], 'ab'],
  ['without a press before it, it is one row', ['shift c'], 'c'],
  ['what is no longer selected begins a range, too', ['b', 'b', 'shift d'], 'bcd'],
  ['a row that is not there', ['x'], ''],
])('%s', (_, presses, selected) => {
  for (const press of presses) selection.press(known, press.replace('shift ', ''), press.startsWith('shift'));
  expect(ids()).toBe(selected);
});

test('a range over rows that the page does not have is only the row that was pressed', () => {
  const far = new Map([
    [0, row('a')],
    [100, row('z')],
  ]);
  selection.press(far, 'a', false);
  selection.press(far, 'z', true);
  expect(ids()).toBe('az');
});

test('a range begins at no row that has gone', () => {
  selection.press(known, 'b', false);
  selection.press(new Map([...known].slice(2)), 'e', true);
  expect(ids()).toBe('be');
});

test('all, then none, then no range', () => {
  selection.press(known, 'b', false);
  selection.set(known.values(), true);
  expect(ids()).toBe('abcde');
  selection.set(known.values(), false);
  selection.press(known, 'd', true);
  expect(ids()).toBe('d');
});

test('selected rows stay over refreshes, with their newest content, in the list’s order', () => {
  selection.set([row('gone'), row('c'), row('a')], true);
  const now = new Map([row('a', 'new'), row('b'), row('c')].entries());
  selection.refresh(now);
  expect(selectedInOrder(now, selection.$selected.get())).toEqual([row('a', 'new'), row('c'), row('gone')]);
});
