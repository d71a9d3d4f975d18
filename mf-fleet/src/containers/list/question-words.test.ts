import { expect, test } from 'vitest';
import { showAll } from './container-filter.ts';
import { newestFirst } from './container-sort.ts';
import { questionWords } from './containers-menu.tsx';

const newest = ' · مرتبة حسب تاريخ الإضافة تنازلي';

test.each([
  [{}, `الكل${newest}`],
  [{ status: 'available', size: '20 yard' }, `متوفرة، 20 ياردة${newest}`],
  [
    { type: 'مكابس نفايات', free: ['2026-12-03', '2026-12-05'] },
    `مكابس نفايات، متوفرة من 3 ديسمبر إلى 5 ديسمبر${newest}`,
  ],
  [{ back: 'late' }, `المتأخرة في الإرجاع${newest}`],
  [{ back: 7, text: ' c54 ' }, `تعود خلال 7 أيام، البحث: c54${newest}`],
] as const)('%j is said as «%s»', (asked, words) => {
  const said = questionWords({ ...showAll, ...asked }, newestFirst, '2026-11-26');
  expect(said.replace(/[\u2066-\u2069]/g, '')).toBe(words);
});
