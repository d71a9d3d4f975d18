import { isolateName } from '@hawiyat/shared/locale/bidi';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import type { ContainerFilter } from './container-filter.ts';
import type { ContainerSort } from './container-sort.ts';
import { messages } from './containers-messages.ts';
import { messages as filterMessages } from './filters/filter-messages.ts';
import { sortWords } from './filters/sort-words.ts';

/** The filter and sort in words: `متوفرة، 20 ياردة، متوفرة الخميس 3 ديسمبر · مرتبة حسب تاريخ الإضافة تنازلي`. */
export function questionWords(filter: ContainerFilter, sort: ContainerSort, today: string): string {
  const { status, type, size, text, free, back } = filter;
  const searched = text.trim();
  const asked = [
    status !== 'all' && statusLabel[status],
    type !== 'all' && type,
    size !== 'all' && sizeLabel[size],
    free && `${filterMessages.free} ${filterMessages.onDays(free, today)}`,
    back === 'late' && filterMessages.late,
    typeof back === 'number' && `تعود خلال ${pluralizeGenitive(back, 'day')}`,
    searched && `البحث: ${isolateName(searched)}`,
  ].filter(Boolean);
  const order = `مرتبة حسب ${sortWords.sortFields[sort.field]} ${sortWords.direction[sort.order]}`;
  return [asked.length > 0 ? asked.join('، ') : messages.all, order].join(' · ');
}
