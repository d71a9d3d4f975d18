const leftToRight = '\u2066';
const firstStrong = '\u2068';
const end = '\u2069';

/** Isolates a number, e-mail or identifier left to right in plain strings (aria-label, title, toast, e-mail). */
export const isolate = (text: string): string => `${leftToRight}${text}${end}`;

/** Isolates a person's free text in the direction of its first letter. */
export const isolateName = (text: string): string => `${firstStrong}${text}${end}`;
