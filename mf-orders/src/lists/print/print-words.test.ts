import { readQuery } from '@hawiyat/shared/lib/query-state';
import { expect, test } from 'vitest';
import { acceptedQuery, newOrdersQuery, subOrdersQuery } from '../filters/orders-query.ts';
import { requestWords, taskWords } from './print-words.ts';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test.each([
  ['', 'يحتاج إلى إجراء، مرتبة حسب تاريخ التوصيل تصاعدي'],
  ['status=all&sort=totalPrice&order=desc', 'جميع الحالات، مرتبة حسب السعر الإجمالي تنازلي'],
  ['q=أنقاض', 'جميع الحالات، البحث: أنقاض، الأقرب إلى البحث أولًا'],
])('accepted orders of ?%s are «%s»', (address, words) => {
  expect(plain(taskWords(readQuery(acceptedQuery, new URLSearchParams(address))))).toBe(words);
});

test('sub-orders say their type', () => {
  expect(plain(taskWords(readQuery(subOrdersQuery, new URLSearchParams('type=return'))))).toMatch(
    /^يحتاج إلى إجراء، إرجاع، /,
  );
});

test.each([
  ['', 'الأقرب موعدًا'],
  ['sort=distance&applied=false', 'بانتظار عرض، الأقرب إلى المستودع'],
  ['q=20', 'البحث: 20، الأحدث وصولًا'],
  ['size=20+yard&place=السلي', '20 ياردة، السلي، الأقرب موعدًا'],
])('open requests of ?%s are «%s»', (address, words) => {
  expect(plain(requestWords(readQuery(newOrdersQuery, new URLSearchParams(address))))).toBe(words);
});
