import { invalidInput } from './errors.ts';

/**
 * Control characters other than tab and line ends, and halves of a surrogate pair: no database column takes
 * them.
 */
const unclean = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;
const everyUnclean = new RegExp(unclean, 'gu');

/** Shows such characters as the replacement character. */
export const visible = (text: string): string => text.replace(everyUnclean, '\uFFFD');

/**
 * Rejects such text, names included.
 * @param part a text, or a record of texts: query or path parameters, the fields of a form
 */
export function assertPlainText(part: unknown): void {
  for (const text of typeof part === 'object' && part !== null ? Object.entries(part).flat() : [part])
    if (typeof text === 'string' && unclean.test(text)) throw invalidInput({ fields: {} });
}
