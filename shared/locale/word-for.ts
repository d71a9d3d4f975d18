/**
 * The Arabic word for a value that the server answered.
 * @returns a value that this build does not know yet as it is
 */
export const wordFor = <Known extends string>(
  words: Readonly<Record<Known, string>>,
  value: Known,
): string => (Object.hasOwn(words, value) ? words[value] : value);
