import { compactIban } from '@hawiyat/shared/locale/iban';

/** A field's text with the place of the caret in it. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** @param iban compact @returns the same in fours, as banks print it: `SA03 8000 0000 6080 1016 7519` */
export function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * Groups an IBAN while it is typed, pasted or corrected, with the caret staying behind the same sign.
 * @param before the grouped text that stood in the field
 * @param now what stands there after the key, as typed: any digits, small letters, any spaces and marks
 * @param how the input event's own word for it, e.g. `deleteContentBackward`
 */
export function retypedIban(before: string, now: Typed, how: string): Typed {
  const compact = withoutWord(compactIban(now.text));
  const behind = Math.min(withoutWord(compactIban(now.text.slice(0, now.caret))).length, compact.length);
  // Only the space between two groups was deleted: what was meant is the sign beyond it.
  if (how.startsWith('deleteContent') && compact === compactIban(before)) {
    const place = Math.max(how === 'deleteContentForward' ? behind : behind - 1, 0);
    return placed(compact.slice(0, place) + compact.slice(place + 1), place);
  }
  return placed(compact, behind);
}

/** People also copy the word before the number. */
const withoutWord = (compact: string): string => compact.replace(/^IBAN:?/, '');

const placed = (compact: string, behind: number): Typed => ({
  text: groupedIban(compact),
  caret: groupedIban(compact.slice(0, behind)).length,
});
