/**
 * Finds a six-digit code in a text or a log, to prove that it is absent. It must stand alone, or after a line
 * end in JSON: digits within longer numbers or ids are no code, and among thousands of them any six turn up
 * by chance.
 */
export const theCode = (...codes: string[]) =>
  new RegExp(`(?:(?<!\\w)|(?<=\\\\[nrt]))(?:${codes.join('|')})(?!\\w)`);
