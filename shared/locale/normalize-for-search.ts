import { latinDigits } from '../contract/digits.ts';

/** Tashkeel, dagger alif and tatweel; direction marks and zero widths of pasted text. */
const unseen = /[\u064B-\u0652\u0670\u0640\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Spelled out, because `\s` differs in the database. */
const space = /[\t\n\v\f\r \u00A0\u2000-\u200A\u202F\u205F\u3000]+/g;

/**
 * Normalizes a text for search: without hamza on the alif, with ه for ة and ي for ى, without
 * vowel signs and tatweel, in either digits and either case. The database's function
 * `folded` does exactly the same; only A–Z have case, because a database in the C locale knows no other.
 * @param text a stored text or a search term
 * @returns the text to compare; empty when nothing is left
 */
export function normalizeForSearch(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(unseen, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(space, ' ')
    .replace(/^ | $/g, '');
}
