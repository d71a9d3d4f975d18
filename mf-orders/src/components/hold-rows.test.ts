import { expect, test } from 'vitest';
import { holdRows, letGo } from './hold-rows.ts';

type Row = { id: string; driver?: string };
const rows = (text: string): Row[] => [...text].map((id) => ({ id }));
const answer = (text: string, { total = text.length, queryKey = 'q' } = {}) => ({
  ...{ total, queryKey, pages: new Map([[0, rows(text)]]), loading: false, error: null, outdated: false },
});
const text = (shown: { pages: ReadonlyMap<number, readonly Row[]> }) =>
  [...shown.pages.values()]
    .flat()
    .map(({ id }) => id)
    .join('');

test.each<[what: string, before: string, now: string, shown: string, gone: string, waiting: number]>([
  ['nothing has changed', 'abc', 'abc', 'abc', '', 0],
  ['a row arrives above', 'abc', 'xabc', 'abc', '', 1],
  ['two rows arrive between', 'abc', 'axbyc', 'abc', '', 2],
  ['a row goes', 'abc', 'ac', 'abc', 'b', 1],
  ['one goes and one arrives', 'abc', 'acx', 'abc', 'b', 2],
  ['all go', 'ab', '', 'ab', 'ab', 2],
  ['a row moves', 'abc', 'cab', 'abc', '', 0],
])('%s', (_, before, now, shown, gone, waiting) => {
  const held = holdRows(letGo(answer(before)), answer(now));
  expect(text(held)).toBe(shown);
  expect(held.total).toBe(before.length);
  expect([...held.gone].join('')).toBe(gone);
  expect(held.waiting).toBe(waiting);
});

test('a row has its newest content in its place', () => {
  const now = {
    ...answer('xab'),
    pages: new Map([[0, [{ id: 'x' }, { id: 'a' }, { id: 'b', driver: 'سعد' }]]]),
  };
  expect(holdRows(letGo(answer('ab')), now).pages.get(0)).toEqual([{ id: 'a' }, { id: 'b', driver: 'سعد' }]);
});

test('a row that comes back while the list is held is no longer gone', () => {
  const without = holdRows(letGo(answer('abc')), answer('ac'));
  expect([...holdRows(without, answer('abc')).gone]).toEqual([]);
});

test('another question is answered at once', () => {
  const other = answer('xyz', { queryKey: 'other' });
  expect(holdRows(letGo(answer('abc')), other)).toEqual(letGo(other));
});

test('a page that scrolls into sight is shown, and one that is far away is forgotten', () => {
  const long = {
    ...answer('ab', { total: 120 }),
    pages: new Map([
      [0, rows('ab')],
      [1, rows('cd')],
    ]),
  };
  const now = {
    ...long,
    pages: new Map([
      [1, rows('xc')],
      [2, rows('ef')],
    ]),
  };
  const held = holdRows(letGo(long), now);
  expect([...held.pages]).toEqual([
    [1, rows('cd')],
    [2, rows('ef')],
  ]);
  expect([[...held.gone], held.waiting]).toEqual([['d'], 2]);
});
