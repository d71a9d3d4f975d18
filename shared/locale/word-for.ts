/**
 * The Arabic word for a value of a response; an unknown value is returned unchanged.
 */
export const wordFor = <Known extends string>(
  words: Readonly<Record<Known, string>>,
  value: Known,
): string => (Object.hasOwn(words, value) ? words[value] : value);
