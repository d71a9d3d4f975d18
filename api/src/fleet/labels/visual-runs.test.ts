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
  ['شركة 🚛 الرواد', ['الرواد', ' ', ' ', 'شركة']],
])('%s stands on paper from left to right', (line, expected) => {
  expect(visualRuns(line).map(({ text }) => text)).toEqual(expected);
});

test('each run has the font that can draw it', () => {
  expect(visualRuns('حاويات 20').map(({ script }) => script)).toEqual(['latin', 'latin', 'arabic']);
});
