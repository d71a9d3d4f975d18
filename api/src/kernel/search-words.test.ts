import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['', []],
  [' ـ ', []],
  ['الدرعية', ['الدرعيه']],
  ['20 ياردة الدرعية', ['20 يارده', 'الدرعيه']],
  ['٢٠ياردة، أنقاض', ['20 يارده', 'انقاض']],
  ['أنقاض 20 يار', ['انقاض', '20 يار']],
  ['4 yards with lid', ['4 yard', 'with', 'lid']],
  ['12 c', ['12', 'c']],
  ['ياردة 20', ['يارده', '20']],
  ['عبد الله عبد', ['عبد', 'الله']],
  ['ح - 10002', ['ح - 10002']],
  ['10452 / 2', ['10452 / 2']],
  ['ح-10002 الدرعية', ['ح-10002', 'الدرعيه']],
])('«%s» is searched as %j', (q, words) => {
  expect(searchWords(q)).toEqual(words);
});

test('many words are few comparisons', () => {
  const letters = [...'abcdefghijklmnop'];
  expect(searchWords(letters.join(' '))).toEqual([...letters.slice(0, 7), letters.slice(7).join(' ')]);
});
