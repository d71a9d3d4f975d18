import { invalidInput } from './errors.ts';

/** Control characters and halves of a surrogate pair: no database column takes them. */
const unclean = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;
const everyUnclean = new RegExp(unclean, 'gu');

/** Shows such characters as the replacement character. */
export const visible = (text: string): string => text.replace(everyUnclean, '\uFFFD');

/** Rejects such a text, or a record with such names or texts (parameters, the fields of a form). */
export function assertPlainText(part: unknown): void {
  for (const text of typeof part === 'object' && part !== null ? Object.entries(part).flat() : [part])
    if (typeof text === 'string' && unclean.test(text)) throw invalidInput({ fields: {} });
}
