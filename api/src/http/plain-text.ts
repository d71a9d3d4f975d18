import { invalid } from './refusal.ts';

/** Control characters other than tab and line ends, and halves of a surrogate pair: no database column takes them. */
const unclean = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;

/**
 * Refuses text that nobody types, anywhere in a request's part, names included.
 * @param part parsed JSON, query or path parameters, as deep as it may be: it is walked without recursion
 * @throws Refusal 400
 */
export function assertPlainText(part: unknown): void {
  const waiting = [part];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && unclean.test(value)) throw invalid();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) waiting.push(name, inner);
  }
}
