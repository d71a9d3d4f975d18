/** An unknown value comes back unchanged. */
export const wordFor = <Known extends string>(
  words: Readonly<Record<Known, string>>,
  value: Known,
): string => (Object.hasOwn(words, value) ? words[value] : value);
