import { expect, test } from 'vitest';
import { visualRuns } from './visual-runs.ts';

test.each<[line: string, runs: string[]]>([
  ['', []],
  ['حاويات', ['حاويات']],
  ['حاويات أنقاض', ['أنقاض', ' ', 'حاويات']],
  ['C-0059', ['C-0059']],
  ['20 ياردة', ['ياردة', ' ', '20']],
  ['4 ياردة بغطاء', ['بغطاء', ' ', 'ياردة', ' ', '4']],
  ['حاويات أنقاض، 20 ياردة', ['ياردة', ' ', '20', ' ', 'أنقاض،', ' ', 'حاويات']],
  // A Latin name keeps its own order, and what is in brackets stays there.
  ['شركة Al Rowad للنقل', ['للنقل', ' ', 'Al Rowad', ' ', 'شركة']],
  ['شركة (الرواد)', ['(', 'الرواد', ')', ' ', 'شركة']],
  ['شركة 🚛 الرواد', ['الرواد', ' ', '🚛', ' ', 'شركة']],
  ['رؤية ٢٠٣٠', ['2030', ' ', 'رؤية']],
  ['خدمات ۲۴/۷', ['24/7', ' ', 'خدمات']],
])('%s stands on paper from left to right', (line, expected) => {
  expect(visualRuns(line).map(({ text }) => text)).toEqual(expected);
});

test('one font draws a word, because letters of two do not join', () => {
  const fontsOf = (line: string) => visualRuns(line).map(({ font }) => /([^/]+)-\d+-normal/.exec(font)?.[1]);
  expect(fontsOf('20')).toEqual(['ibm-plex-sans-arabic-latin']);
  expect(fontsOf('گاڑیاں')).toEqual(['ibm-plex-sans-arabic-arabic']);
  expect(fontsOf('شر\u0870كة')).toEqual(['noto-sans-arabic-arabic']);
});
