import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { expect, test } from 'vitest';
import { newestFirst, sortBy, sorted } from './container-sort.ts';

const container = (
  containerNumber: string,
  price: number,
  size: Container['size'],
  type: Container['type'],
): Container => ({
  ...{ id: containerNumber, containerNumber, price, size, type },
  ...{ status: 'available', heldByOrder: false, hold: null, version: 1 },
});

const containers = [
  container('C-10000', 450, '20 yard', 'حاويات أنقاض'),
  container('C-2000', 1250.5, '4 yard with lid', 'حاويات نفايات'),
  container('C-0009', 99.99, '4 yard', 'حاويات نفايات'),
  container('C-0002', 450, '20 yard', 'مكابس نفايات'),
];
const numbers = (containers: readonly Container[]) => containers.map((item) => item.containerNumber);

test('without a choice the newest comes first, in reverse the oldest', () => {
  expect(numbers(sorted(containers, newestFirst))).toEqual(['C-10000', 'C-2000', 'C-0009', 'C-0002']);
  expect(numbers(sorted(containers, { field: 'createdAt', order: 'asc' }))).toEqual([
    ...['C-0002', 'C-0009', 'C-2000', 'C-10000'],
  ]);
});

test.each([
  ['containerNumber', ['C-0002', 'C-0009', 'C-2000', 'C-10000']],
  ['price', ['C-0009', 'C-0002', 'C-10000', 'C-2000']],
  ['size', ['C-0009', 'C-2000', 'C-0002', 'C-10000']],
  ['status', ['C-0002', 'C-0009', 'C-2000', 'C-10000']],
  ['type', ['C-10000', 'C-0009', 'C-2000', 'C-0002']],
  ['income', ['C-0002', 'C-0009', 'C-2000', 'C-10000']],
] as const)('%s sorts by its value, not its letters, and equal ones come by number', (field, expected) => {
  expect(numbers(sorted(containers, sortBy(field)))).toEqual(expected);
});

test('the other direction turns the values round, not the equals', () => {
  expect(numbers(sorted(containers, { field: 'price', order: 'desc' }))).toEqual([
    ...['C-2000', 'C-0002', 'C-10000', 'C-0009'],
  ]);
});

test('what is not out comes last, from either end', () => {
  const out = (number: string, until: string | null, place: string | null): Container => ({
    ...container(number, 100, '12 yard', 'حاويات أنقاض'),
    hold: {
      ...{ orderId: number, number: 'ح-10377', status: 'delivered', day: '2026-11-14' },
      ...{ deliveredAt: '2026-11-14T08:00:00.000Z', until, contactName: null, place },
      deliveryLocation: null,
    },
  });
  const some = [
    containers[0] as Container,
    ...[out('late', '2026-11-20', 'ملهم'), out('unknown', null, null), out('soon', '2026-11-28', 'الدرعية')],
  ];
  expect(numbers(sorted(some, { field: 'until', order: 'asc' }))).toEqual([
    ...['late', 'soon', 'C-10000', 'unknown'],
  ]);
  expect(numbers(sorted(some, { field: 'until', order: 'desc' }))).toEqual([
    ...['soon', 'late', 'C-10000', 'unknown'],
  ]);
  expect(numbers(sorted(some, { field: 'place', order: 'asc' }))).toEqual([
    ...['soon', 'late', 'C-10000', 'unknown'],
  ]);
});
