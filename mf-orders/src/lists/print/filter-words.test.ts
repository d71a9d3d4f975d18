import { readQuery } from '@hawiyat/shared/lib/query-state';
import { expect, test } from 'vitest';
import { acceptedQuery, subOrdersQuery } from '../filters/orders-query.ts';
import { filterWords } from './print-words.ts';

test.each([
  ['', 'يحتاج إلى إجراء'],
  ['status=late&driver=unassigned', 'متأخرة، لم يُعيَّن سائق'],
  ['status=open&late=true', 'مفتوحة، متأخرة'],
  ['status=all&type=مكابس نفايات&size=20 yard&place=السلي', 'جميع الحالات، مكابس نفايات، 20 ياردة، السلي'],
  ['q=أنقاض', 'جميع الحالات، البحث: ⁨أنقاض⁩'],
  ['status=completed&day=2026-11-24', 'مكتملة، يوم 24 نوفمبر 2026'],
])('accepted orders at «%s»', (address, words) => {
  expect(filterWords(readQuery(acceptedQuery, new URLSearchParams(address)))).toBe(words);
});

test('sub-orders by type, and overdue', () => {
  const address = new URLSearchParams('type=return&overdue=true&driver=assigned');
  expect(filterWords(readQuery(subOrdersQuery, address))).toBe(
    'يحتاج إلى إجراء، إرجاع، تم تعيين سائق، متأخرة',
  );
});
