import { compactIban } from './iban.ts';

export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** `SA03 8000 0000 6080 1016 7519` */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Regroups a typed or pasted IBAN, and keeps the caret after the same character. */
export function formatTypedIban(before: string, now: Typed, inputType: string): Typed {
  const compact = compactIban(now.text);
  const charactersBefore = Math.min(compactIban(now.text.slice(0, now.caret)).length, compact.length);
  // Deleting only the space between two groups means the character next to it.
  if (inputType.startsWith('deleteContent') && compact === compactIban(before)) {
    const index = Math.max(inputType === 'deleteContentForward' ? charactersBefore : charactersBefore - 1, 0);
    return withCaret(compact.slice(0, index) + compact.slice(index + 1), index);
  }
  return withCaret(compact, charactersBefore);
}

const withCaret = (compact: string, charactersBefore: number): Typed => ({
  text: groupedIban(compact),
  caret: groupedIban(compact.slice(0, charactersBefore)).length,
});
