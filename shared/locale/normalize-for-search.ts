import { latinDigits } from '../contract/core/digits.ts';
import { inSearchAlphabet } from '../contract/core/search-alphabet.ts';

/** Vowel signs and other marks, tatweel, a lone hamza; direction marks and zero widths. */
export const unsearched =
  String.raw`\u00ad\u034f\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed` +
  String.raw`\u08d3-\u08e1\u08e3-\u08ff\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufe00-\ufe0f\ufeff`;
const ignored = new RegExp(`[${unsearched}]`, 'g');
/** Spelled out, because `\s` differs in the database. */
const space = /[\t\n\v\f\r \u00A0\u2000-\u200A\u202F\u205F\u3000]+/g;

/** Does the same as the database's function `folded`: similar letters are equal, compound names lose their space. */
export function normalizeForSearch(text: string): string {
  const letters = latinDigits(text.normalize('NFKC'))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(ignored, '');
  return inSearchAlphabet(letters)
    .replace(space, ' ')
    .replace(/^ | $/g, '')
    .replace(/([ء-ي]) (?=[ء-ي])/g, '$1')
    .replace(/ئو/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/([وي])\1+/g, '$1');
}
