import { inSearchAlphabet } from '../core/search-alphabet.ts';
import { plainSigns } from '../core/sheet-text.ts';
import { arabicOf, latinOf, reversed } from './plate.ts';

/** Reads a Saudi plate in Arabic or Latin letters, which run in opposite directions: «ح ن ط 7356» is `7356 TNJ`. */
export function parsePlate(text: string): string | null {
  const typed = inSearchAlphabet(plainSigns(text).toUpperCase())
    .replace(/[\s\-_.,/|'"=]/g, '')
    .replace(/ي/g, 'ى');
  const [, before, letters = '', after] = /^(\d{1,4})?(\D{3})(\d{1,4})?$/u.exec(typed) ?? [];
  if ((before === undefined) === (after === undefined)) return null;
  const digits = String(Number(before ?? after));
  if (digits === '0') return null;
  const isLatin = [...letters].every((letter) => Object.hasOwn(arabicOf, letter));
  const isArabic = [...letters].every((letter) => Object.hasOwn(latinOf, letter));
  if (!isLatin && !isArabic) return null;
  const latin = isLatin ? letters : reversed([...letters].map((letter) => latinOf[letter]).join(''));
  return `${digits} ${latin}`;
}
