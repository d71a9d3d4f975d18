import { messages as selectionMessages } from '../../texts/list-actions.ts';
import { messages } from '../../texts/lists.ts';
import { filterTexts } from '../filters/filter-texts.ts';
import type { AcceptedQuery, NewOrdersQuery, SubOrdersQuery, TasksQuery } from '../filters/orders-query.ts';

/** `يحتاج إلى إجراء، لم يُعيَّن سائق، يوم 24 نوفمبر 2026`. */
export function filterWords(query: TasksQuery): string {
  const texts = filterTexts(query).map(({ text }) => text);
  return [...texts, ...(query.q ? [selectionMessages.search(query.q)] : [])].join('، ');
}

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
  const order = selectionMessages.newOrderSorts[sort ?? 'deliveryDate'];
  return [...texts.map(({ text }) => text), query.q && selectionMessages.search(query.q), order]
    .filter(Boolean)
    .join('، ');
}
