import { expect, test } from 'vitest';
import { wordFor } from './word-for.ts';

const words: Record<string, string> = { available: 'متوفرة' };

test.each([
  ['available', 'متوفرة'],
  ['on_the_moon', 'on_the_moon'],
  ['toString', 'toString'],
])('the word for %s', (value, word) => {
  expect(wordFor(words, value)).toBe(word);
});
