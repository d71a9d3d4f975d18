import type { Container } from '@hawiyat/shared/contract/containers';
import { expect, test } from 'vitest';
import { matching } from './container-filter.ts';

const containers: Container[] = [
  {
    id: '1',
    containerNumber: 'C-0001',
    type: 'حاويات أنقاض',
    size: '12 yard',
    price: 450,
    status: 'rented',
    heldByOrder: true,
  },
  {
    id: '2',
    containerNumber: 'C-0002',
    type: 'حاويات نفايات',
    size: '2 yard',
    price: 99,
    status: 'reserved',
    heldByOrder: true,
  },
];

test.each([
  ['', ['C-0001', 'C-0002']],
  ['٠٠٠٢', ['C-0002']],
  ['۰۰۰۱', ['C-0001']],
  ['c-0001', ['C-0001']],
  [' انقاض ', ['C-0001']],
  ['نفايات', ['C-0002']],
  ['C-0003', []],
])('searching for «%s» looks at number and type, however it is typed', (text, expected) => {
  const found = containers.filter(matching({ status: 'all', text }));
  expect(found.map((item) => item.containerNumber)).toEqual(expected);
});

test('status and text must both fit', () => {
  const found = containers.filter(matching({ status: 'rented', text: 'نفايات' }));
  expect(found).toEqual([]);
});
