import { beforeEach, expect, test } from 'vitest';
import { loadedRows, pressRow, refreshSelected, selectedInOrder } from './press-row.ts';
import { $selected, leaveSelection, selectRows } from './selected-rows.ts';

const row = (id: string, text = '') => ({ id, text });
const loaded = loadedRows(new Map([[0, ['a', 'b', 'c', 'd', 'e'].map((id) => row(id))]]));
const ids = () => [...$selected.get().keys()].join('');
beforeEach(leaveSelection);

test.each([
  ['a press selects, the next one no longer', ['b', 'b'], ''],
  ['a range goes on from the last press', ['b', 'shift d'], 'bcd'],
  ['backwards, too', ['d', 'shift b'], 'bcd'],
  ['from its end it goes further', ['a', 'shift c', 'shift e'], 'abcde'],
  ['a range is taken back from a selected row', ['a', 'shift e', 'shift c'], 'ab'],
  ['without a press before it, it is one row', ['shift c'], 'c'],
  ['a row that is not there', ['x'], ''],
])('%s', (_, presses, selected) => {
  for (const press of presses) pressRow(loaded, press.replace('shift ', ''), press.startsWith('shift'));
  expect([...ids()].toSorted().join('')).toBe(selected);
});

test('a range over rows that the page does not have is only the row that was pressed', () => {
  const far = loadedRows(
    new Map([
      [0, [row('a')]],
      [2, [row('z')]],
    ]),
  );
  expect([...far.keys()]).toEqual([0, 100]);
  pressRow(far, 'a', false);
  pressRow(far, 'z', true);
  expect(ids()).toBe('az');
});

test('selected rows stay over refreshes, with their newest content, in the list’s order', () => {
  selectRows([row('gone'), row('c'), row('a')], true);
  const now = loadedRows(new Map([[0, [row('a', 'new'), row('b'), row('c')]]]));
  refreshSelected(now);
  expect(selectedInOrder(now, $selected.get())).toEqual([row('a', 'new'), row('c'), row('gone')]);
});
