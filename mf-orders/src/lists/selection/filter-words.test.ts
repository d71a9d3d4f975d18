import { expect, test } from 'vitest';
import { acceptedQuery, subOrdersQuery } from '../filters/tasks-address.ts';
import { filterWords } from './filter-words.ts';

test.each([
  ['', 'مفتوحة'],
  ['status=late&driver=unassigned', 'مفتوحة، لم يُعيَّن سائق، متأخرة'],
  ['q=أنقاض&scope=all', 'الكل، البحث: ⁨أنقاض⁩'],
  ['status=completed&day=2026-11-24', 'الكل، مكتملة، يوم 24 نوفمبر 2026'],
])('accepted orders at «%s»', (address, words) => {
  expect(filterWords(acceptedQuery(new URLSearchParams(address)))).toBe(words);
});

test('sub-orders by type, and overdue', () => {
  const address = new URLSearchParams('type=return&overdue=true&driver=assigned');
  expect(filterWords(subOrdersQuery(address))).toBe('مفتوحة، إرجاع، تم تعيين سائق، متأخرة');
});
