import { filterTexts } from '../filters/filter-texts.ts';
import { messages } from './selection-messages.ts';
import type { SelectedList } from './task-selection.ts';

/** `يحتاج إلى إجراء، لم يُعيَّن سائق، يوم 24 نوفمبر 2026`. */
export function filterWords(query: SelectedList['query']): string {
  const { q } = query;
  return [...filterTexts(query).map(({ text }) => text), ...(q ? [messages.search(q)] : [])].join('، ');
}
