import { isolateName } from '@hawiyat/shared/locale/bidi';
import { statusLabel } from '@hawiyat/shared/locale/fleet-words';
import type { ContainerFilter } from './container-filter.ts';
import type { ContainerSort } from './container-sort.ts';
import { messages } from './containers-messages.ts';
import { setFilters } from './filters/set-filters.ts';
import { sortWords } from './filters/sort-words.ts';

/** The filter and sort in words: `متوفرة، 20 ياردة، متوفرة الخميس 3 ديسمبر · مرتبة حسب تاريخ الإضافة تنازلي`. */
export function questionWords(filter: ContainerFilter, sort: ContainerSort, today: string): string {
  const searched = filter.text.trim();
  const set = setFilters(filter, today);
  const asked = [
    filter.status !== 'all' && filter.status !== 'reserved' && statusLabel[filter.status],
    ...set.map(({ text }) => text),
    searched && `البحث: ${isolateName(searched)}`,
  ].filter(Boolean);
  const order = `مرتبة حسب ${sortWords.sortFields[sort.field]} ${sortWords.direction[sort.order]}`;
  return [asked.length > 0 ? asked.join('، ') : messages.all, order].join(' · ');
}
