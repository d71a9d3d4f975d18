const leftToRight = '\u2066';
const firstStrong = '\u2068';
const end = '\u2069';

/**
 * For plain strings, where no element can be used (aria-label, title, toast, e-mail).
 * @param text a phone, e-mail, IBAN, identifier, container number, percentage or signed number
 * @returns the same, isolated left to right (U+2066 … U+2069)
 */
export function isolate(text: string): string {
  return `${leftToRight}${text}${end}`;
}

/** @param text a name or any free text from a person @returns the same, isolated with the direction of its first letter */
export function isolateName(text: string): string {
  return `${firstStrong}${text}${end}`;
}
