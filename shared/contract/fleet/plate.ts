import { inSearchAlphabet } from '../core/search-alphabet.ts';
import { plainSigns } from '../core/sheet-text.ts';

/** The 17 letters of Saudi plates, each with its Latin letter. */
const latinOf: Readonly<Record<string, string>> = {
  ...{ ا: 'A', ب: 'B', ح: 'J', د: 'D', ر: 'R', س: 'S', ص: 'X', ط: 'T', ع: 'E' },
  ...{ ق: 'G', ك: 'K', ل: 'L', م: 'Z', ن: 'N', ه: 'H', و: 'U', ى: 'V' },
};
const arabicOf = Object.fromEntries(Object.entries(latinOf).map(([arabic, latin]) => [latin, arabic]));
/** On a plate a lone «ا» or «ه» looks like a digit. */
const shownAs: Readonly<Record<string, string>> = { ا: 'أ', ه: 'هـ' };

const reversed = (letters: string) => [...letters].reverse().join('');

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

/** `7356 TNJ` becomes `ح ن ط 7356`; other text stays. */
export function arabicPlate(plate: string): string {
  const [, digits, letters] = /^(\d{1,4}) ([A-Z]{3})$/.exec(plate) ?? [];
  if (digits === undefined || letters === undefined) return plate;
  const arabic = [...reversed(letters)].map((letter) => arabicOf[letter] ?? letter);
  return `${arabic.map((letter) => shownAs[letter] ?? letter).join(' ')} ${digits}`;
}
