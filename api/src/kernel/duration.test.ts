import { expect, test } from 'vitest';
import { waitInWords } from './duration.ts';

test.each([
  [1, 'ثانية واحدة'],
  [2, 'ثانيتين'],
  [7, '7 ثوانٍ'],
  [59, '59 ثانية'],
  [60, 'دقيقة واحدة'],
  [61, 'دقيقتين'],
  [600, '10 دقائق'],
  [900, '15 دقيقة'],
  [6000, '100 دقيقة'],
])('%d seconds read as Arabic counts them', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
