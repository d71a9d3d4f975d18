import { expect, test } from 'vitest';
import { knownRows } from './live-list.ts';

test('the first row of a page stands behind all pages before it', () => {
  const pages = new Map([
    [2, [{ id: 'y' }, { id: 'z' }]],
    [0, [{ id: 'a' }]],
  ]);
  expect([...knownRows(pages)].map(([position, { id }]) => `${position} ${id}`)).toEqual([
    ...['0 a', '100 y', '101 z'],
  ]);
});
