import { searchAlphabet } from '@hawiyat/shared/contract/core/search-alphabet';
import { unsearched } from '@hawiyat/shared/locale/normalize-for-search';
import type { Migration } from './migration.ts';

const digits = [0x660, 0x6f0].flatMap((zero) =>
  Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)] as const),
);
const replaced = [...searchAlphabet, ...digits, ['٫', '.'] as const];
const column = (at: 0 | 1) => replaced.map((pair) => pair[at]).join('');

/** A search finds a name in whichever spelling: one table of letters, hamza seats, compound names with and without a space. */
export const searchAlphabetMigration: Migration = {
  name: '0141-search-alphabet',
  statements: [
    // The same as `shared/locale/normalize-for-search.ts`; a test holds them together.
    String.raw`create or replace function folded(value text) returns text
       language sql immutable strict parallel safe
       as $$
         select regexp_replace(replace(replace(regexp_replace(btrim(regexp_replace(
           translate(
             regexp_replace(lower(normalize(value, NFKC) collate "C"), '[${unsearched}]', '', 'g'),
             '${column(0)}', '${column(1)}'
           ),
           '[\u0009-\u000d \u00a0\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'
         ), ' '), '([\u0621-\u064a]) (?=[\u0621-\u064a])', '\1', 'g'), 'ئو', 'و'), 'ئ', 'ي'), '([وي])\1+', '\1', 'g')
         $$`,
    // What is stored in its normalized form is computed anew.
    `alter table containers drop column folded_number, drop column folded_type,
       add column folded_number text generated always as (folded(number)) stored,
       add column folded_type text generated always as (folded(type)) stored`,
    `alter table drivers drop column folded_name,
       add column folded_name text generated always as (folded(name)) stored`,
  ],
};
