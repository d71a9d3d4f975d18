/**
 * What finds a six-digit code in a text or in a log, to say that it must not be there.
 * It stands on its own, or after a line's end as JSON writes one: digits within a longer number or an id (a time, a form's
 * boundary) are no code, and among thousands of them any six turn up by chance.
 */
export const theCode = (...codes: string[]) =>
  new RegExp(`(?:(?<!\\w)|(?<=\\\\[nrt]))(?:${codes.join('|')})(?!\\w)`);
