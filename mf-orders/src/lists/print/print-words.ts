import { filterTexts } from '../filters/filter-texts.ts';
import type { AcceptedQuery, NewOrdersQuery, SubOrdersQuery } from '../filters/orders-query.ts';
import { messages } from '../lists-messages.ts';
import { filterWords } from '../selection/filter-words.ts';
import { messages as selectionMessages } from '../selection/selection-messages.ts';

/** `يحتاج إلى إجراء، مرتبة حسب تاريخ التوصيل تصاعدي`. */
export function taskWords(query: AcceptedQuery | SubOrdersQuery): string {
  const direction = query.order === 'asc' ? messages.ascending : messages.descending;
  const filter = filterWords(query);
  return query.sort === 'match'
    ? messages.bestFirst(filter)
    : messages.sorted(filter, messages.sortFields[query.sort], direction);
}

/** `بانتظار عرض، الأقرب موعدًا`. */
export function requestWords({ sort, ...query }: NewOrdersQuery): string {
  const texts = filterTexts(query).filter(({ name }) => name !== 'status');
  const order = messages.newOrderSorts[sort ?? 'deliveryDate'];
  return [...texts.map(({ text }) => text), query.q && selectionMessages.search(query.q), order]
    .filter(Boolean)
    .join('، ');
}
