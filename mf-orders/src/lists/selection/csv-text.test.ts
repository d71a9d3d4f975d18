import { expect, test } from 'vitest';
import { csvText } from './selection-bar.tsx';

test.each([
  ['plain', 'شمال الرياض', 'شمال الرياض'],
  ['a comma', '24.7136, 46.6753', '"24.7136, 46.6753"'],
  ['a semicolon, for readers that split there', 'أ؛ ب; ج', '"أ؛ ب; ج"'],
  ['quotes', 'مكتب "الشمال"', '"مكتب ""الشمال"""'],
  ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['a plus', '+966', "'+966"],
  ['an at sign in full width', '＠x', "'＠x"],
  ['a leading zero', '0512', '"0512"'],
  ['nothing', '', ''],
])('%s', (_, text, cell) => {
  expect(csvText([['a', text]])).toBe(`\uFEFFa,${cell}\r\n`);
});
