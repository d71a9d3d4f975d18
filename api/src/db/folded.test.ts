import { folded } from '@hawiyat/shared/locale/folded';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';

const letters = [
  ...['أ', 'إ', 'آ', 'ٱ', 'ا', 'ة', 'ه', 'ى', 'ي', 'ئ', 'ؤ', 'ـ', 'َ', 'ّ', 'ٰ', '\u0653', '\u0654'],
  ...['٠', '٩', '۰', '۹', '٫', 'A', 'z', 'É', 'e\u0301', '-', '😀'],
  ...[' ', '\t', '\n', '\u0085', '\u00a0', '\u2028', '\u3000', '\u200f', '\u2066', '\ufeff'],
];

test('the database and the code fold a text alike, whatever it is', async () => {
  const { db, close } = await testDatabase();
  const typed = fc.array(fc.constantFrom(...letters)).map((it) => it.join(''));
  // Code points that only the younger Unicode of the two knows are compared by neither of them alike.
  const anything = fc.string({ unit: 'binary', maxLength: 30 }).filter((it) => !/\0|\p{Cn}/u.test(it));
  const texts = fc.sample(fc.oneof(typed, anything), 2_000);
  const { rows } = await sql<{ folded: string }>`
    select folded(text) from unnest(${sql.val(texts)}::text[]) with ordinality as it (text, place)
    order by place`.execute(db);
  expect(rows.map((it) => it.folded)).toEqual(texts.map(folded));
  await close();
}, 60_000);
