import { searchAlphabet } from '@hawiyat/shared/contract/core/search-alphabet';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';

const letters = [
  ...searchAlphabet.keys(),
  ...['و', 'ي', 'ء', 'ئ', 'ع', 'ب', '\u200c', '\ufe0f', '\u0670', '\u06e1'],
  ...['أ', 'إ', 'آ', 'ٱ', 'ا', 'ة', 'ه', 'ى', 'ي', 'ئ', 'ؤ', 'ـ', 'َ', 'ّ', 'ٰ', '\u0653', '\u0654'],
  ...['٠', '٩', '۰', '۹', '٫', 'A', 'z', 'É', 'e\u0301', '-', '😀'],
  ...['\ufefb', '\ufdf2', '\ufe8e', '\u06c0', '\uff21', '\u2460', '\u0316', '\u0301', '\u3099'],
  ...[' ', '\t', '\n', '\u0085', '\u00a0', '\u2028', '\u3000', '\u200f', '\u2066', '\ufeff'],
];

test('the database and the code normalize any text for search alike', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const { db, close } = await testDatabase();
  const typed = fc.array(fc.constantFrom(...letters)).map((item) => item.join(''));
  // The two Unicode versions order marks differently that only the younger one knows, unless the text is
  // normalized.
  const anything = fc
    .string({ unit: 'binary', maxLength: 30 })
    .filter((text) => !/\0|\p{Cn}/u.test(text))
    .map((text) => text.normalize('NFKC'));
  const texts = fc.sample(fc.oneof(typed, anything), 2_000);
  const { rows } = await sql<{ folded: string }>`
    select folded(text) from unnest(${sql.val(texts)}::text[]) with ordinality as it (text, place)
    order by place`.execute(db);
  expect(rows.map((row) => row.folded)).toEqual(texts.map(normalizeForSearch));
  await close();
});
