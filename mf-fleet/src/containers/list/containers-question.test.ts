import { expect, test } from 'vitest';
import { showAll } from './container-filter.ts';
import { newestFirst } from './container-sort.ts';
import { readQuestion, withQuestion } from './containers-question.ts';

const today = '2026-11-24';
const read = (address: string) => readQuestion(new URLSearchParams(address), today);
const everything = { filter: showAll, sort: newestFirst };

test.each([
  ['', {}],
  ['status=available', { status: 'available' }],
  ['status=reserved&size=20+yard', { status: 'reserved', size: '20 yard' }],
  ['type=%D9%85%D9%83%D8%A7%D8%A8%D8%B3+%D9%86%D9%81%D8%A7%D9%8A%D8%A7%D8%AA', { type: 'مكابس نفايات' }],
  ['q=C-0042', { text: 'C-0042' }],
  ['place=x', { place: 'x' }],
  ['free=2026-11-26', { free: ['2026-11-26', '2026-11-26'] }],
  ['from=2026-11-26&to=2026-11-30', { free: ['2026-11-26', '2026-11-30'] }],
  ['from=2026-11-26', { free: ['2026-11-26', '2026-11-26'] }],
  ['free=in-0', { free: [today, today] }],
  ['free=in-2', { free: ['2026-11-26', '2026-11-26'] }],
  // What is over is asked from today on.
  ['from=2026-11-20&to=2026-11-26', { free: [today, '2026-11-26'] }],
  ['back=late', { back: 'late' }],
  ['back=7', { back: 7 }],
] as const)('?%s asks so', (address, filter) => {
  expect(read(address)).toEqual({ ...everything, filter: { ...showAll, ...filter } });
});

test.each([
  ...['status=broken', 'size=21+yard', 'type=x', 'sort=color', 'order=up', 'back=0', 'back=soon', 'back=1.5'],
  ...['free=2026-11-20', 'free=2026-02-30', 'free=thursday', 'free=in-x', 'to=2026-11-26'],
  ...['from=2026-11-30&to=2026-11-26', 'from=x&to=y', 'other=1'],
])('?%s says nothing, and is no error', (address) => {
  expect(read(address)).toEqual(everything);
});

test.each([
  ['sort=price', { field: 'price', order: 'asc' }],
  ['sort=price&order=desc', { field: 'price', order: 'desc' }],
  ['order=asc', { field: 'createdAt', order: 'asc' }],
  ['sort=createdAt', newestFirst],
] as const)('?%s sorts so', (address, sort) => {
  expect(read(address).sort).toEqual(sort);
});

test.each([
  ['status=rented&size=20+yard&place=x&q=c54&free=2026-11-26&sort=price&order=desc'],
  [
    'type=%D8%AD%D8%A7%D9%88%D9%8A%D8%A7%D8%AA+%D9%86%D9%81%D8%A7%D9%8A%D8%A7%D8%AA&from=2026-11-26&to=2026-11-30',
  ],
  ['back=late'],
  [''],
])('?%s is written as it was read', (address) => {
  expect(withQuestion(new URLSearchParams(), read(address)).toString()).toBe(address);
});

test('the rest of the address stays, and what is no longer asked goes', () => {
  const address = new URLSearchParams('view=table&status=rented&free=2026-11-26');
  expect(withQuestion(address, everything).toString()).toBe('view=table');
});
