import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { readOrderNumber } from './order-number.ts';

/** More count as one, because each is compared with every container and driver. */
const mostWords = 8;
const yard = ['يارده', 'yard'];

/** Normalized: «20 ياردة الدرعية» is `20 يارده`, `الدرعيه`. A size, even half typed, or a spaced order number is one. */
export function searchWords(q: string): readonly string[] {
  const whole = normalizeForSearch(q);
  if (readOrderNumber(whole)) return [whole];
  const words: string[] = [];
  for (const typed of q.split(/[\s،,]+/)) {
    const word = normalizeForSearch(typed)
      .replace(/^(\d+)(?=يارد|yard)/, '$1 ')
      .replace(/ياردات$/, 'يارده')
      .replace(/yards$/, 'yard');
    if (word === '') continue;
    const isYards = /^\d+$/.test(words.at(-1) ?? '') && yard.some((whole) => whole.startsWith(word));
    words.push(isYards ? `${words.pop()} ${word}` : word);
  }
  const unique = [...new Set(words)];
  if (unique.length <= mostWords) return unique;
  return [...unique.slice(0, mostWords - 1), normalizeForSearch(unique.slice(mostWords - 1).join(' '))];
}
