export const latinOf: Readonly<Record<string, string>> = {
  ...{ ا: 'A', ب: 'B', ح: 'J', د: 'D', ر: 'R', س: 'S', ص: 'X', ط: 'T', ع: 'E' },
  ...{ ق: 'G', ك: 'K', ل: 'L', م: 'Z', ن: 'N', ه: 'H', و: 'U', ى: 'V' },
};
export const arabicOf = Object.fromEntries(Object.entries(latinOf).map(([arabic, latin]) => [latin, arabic]));
/** On a plate a lone «ا» or «ه» looks like a digit. */
const shownAs: Readonly<Record<string, string>> = { ا: 'أ', ه: 'هـ' };

export const reversed = (letters: string) => [...letters].reverse().join('');

/** `7356 TNJ` becomes `ح ن ط 7356`; other text stays. */
export function arabicPlate(plate: string): string {
  const [, digits, letters] = /^(\d{1,4}) ([A-Z]{3})$/.exec(plate) ?? [];
  if (digits === undefined || letters === undefined) return plate;
  const arabic = [...reversed(letters)].map((letter) => arabicOf[letter] ?? letter);
  return `${arabic.map((letter) => shownAs[letter] ?? letter).join(' ')} ${digits}`;
}
