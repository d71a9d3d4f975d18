import { expect, test } from 'vitest';
import { pdfPages } from '../../../testing/pdf-content.ts';
import { drawable } from './label-fonts.ts';
import { labelSheets } from './label-sheets.ts';
import { visualRuns } from './visual-runs.ts';

const labelOf = (owner: string) => ({
  ...{ number: 'C-0001', kind: 'حاويات أنقاض، 20 ياردة', owner, address: 'http://localhost/containers/1' },
});
async function drawnFor(...owners: readonly string[]): Promise<string> {
  const pages = pdfPages(await labelSheets(owners.map(labelOf)));
  return pages.flatMap(({ texts }) => texts).join('');
}
const lettersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter(
    (letter) =>
      /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter) && !/\p{Default_Ignorable_Code_Point}/u.test(letter),
  );
/** Names of ten letters fit beside the code. */
const namesOf = (letters: readonly string[]) =>
  letters.flatMap((_, at) => (at % 10 === 0 ? [letters.slice(at, at + 10).join('')] : []));

test.each<[block: string, first: number, last: number]>([
  ['Arabic', 0x621, 0x65f],
  ['Arabic of other languages', 0x66e, 0x6ff],
  ['Arabic Supplement', 0x750, 0x77f],
  ['Arabic Extended-A', 0x8a0, 0x8ff],
  ['Basic Latin', 0x21, 0x7e],
  ['Latin-1 Supplement', 0xa1, 0xff],
  ['Latin Extended-A', 0x100, 0x17f],
  ['Devanagari', 0x904, 0x939],
  ['Cyrillic', 0x410, 0x44f],
  ['Greek', 0x391, 0x3c9],
  ['dashes and quotation marks', 0x2010, 0x2026],
  ['currency signs', 0x20a0, 0x20c0],
  ['emoticons', 0x1f600, 0x1f640],
])('a name with letters of %s stands whole on a label', { tags: ['slow'] }, async (_, first, last) => {
  const names = namesOf(lettersFrom(first, last));
  await drawnFor(...names);
  for (const name of names) {
    // A bracket opens to the other side, so letters are counted.
    expect(visualRuns(name).flatMap(({ text }) => [...text])).toHaveLength([...drawable(name)].length);
    expect(drawable(name)).not.toContain('□');
  }
});

test.each<[name: string, drawn: RegExp]>([
  ['مؤسسة رؤية ٢٠٣٠', /2030/],
  ['شركة ۲۴', /24/],
  ['ＡＢＣ', /ABC/],
  ['⅐ طن', /1⁄7/],
  ['\u20c1', /س\.ر/],
  ['漢', /□/],
])('«%s» is drawn by its equivalent form, or as a box', async (name, drawn) => {
  expect(await drawnFor(name)).toMatch(drawn);
});

const sorted = (text: string) => [...text.normalize('NFKC').replaceAll(' ', '')].sort().join('');

test.each([
  'للحاويات الحديثة المحدودة',
  'شركة النقليات المتقدمة للخدمات',
  'مؤسسة الوسام الذهبي للمقاولات',
  'شركة الأفق الواسع للتجارة',
])('«%s» fits in smaller letters and is not cut', async (name) => {
  expect(sorted(await drawnFor(name))).toBe(sorted(`${await drawnFor('')}${name}`));
});

test('what does not fit is cut at a word, a single word at a letter', async () => {
  expect(await drawnFor('شركة '.repeat(30))).toContain('...');
  const drawn = await drawnFor('م'.repeat(200));
  expect(drawn).toContain('...');
  expect(drawn.split('م').length).toBeGreaterThan(10);
});
