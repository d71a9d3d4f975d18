import { expect, test } from 'vitest';
import { shownColumns } from './shown-columns.ts';

test.each([
  ['nothing chosen yet', undefined, 'type,size,status,place,until,price,utilization'],
  ['some, in the table’s order', 'price,type', 'type,price'],
  ['none', '', ''],
  ['one of another release', 'price,weight', 'price'],
])('%s', (_, stored, shown) => {
  expect(shownColumns(stored).join(',')).toBe(shown);
});
