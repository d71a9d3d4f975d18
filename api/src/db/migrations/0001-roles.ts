import { searchAlphabet } from '@hawiyat/shared/contract/core/search-alphabet';
import { unsearched } from '@hawiyat/shared/locale/normalize-for-search';
import { roles as names } from '../tenant.ts';
import type { Migration } from './migration.ts';

const unlessItIsThere = 'exception when duplicate_object or unique_violation then null';

/** Roles belong to the whole PostgreSQL server: another database may be creating the role now. */
const role = (name: string) => [
  `do $$ begin
     if not exists (select from pg_roles where rolname = '${name}') then create role ${name} nologin; end if;
     ${unlessItIsThere};
   end $$`,
  `do $$ begin
     execute format('grant ${name} to %I', current_user);
     ${unlessItIsThere};
   end $$`,
];

/** The world of real companies and customers, and the company id of marketplace events. */
export const nobody = '00000000-0000-0000-0000-000000000000';

const digits = [0x660, 0x6f0].flatMap((zero) =>
  Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)] as const),
);
const replaced = [...searchAlphabet, ...digits, ['٫', '.'] as const];
const column = (at: 0 | 1) => replaced.map((pair) => pair[at]).join('');

export const roles: Migration = {
  name: '0001-roles',
  statements: [
    ...names.flatMap(role),
    // Null when no company is set; null equals nothing, so no row is visible.
    `create function current_company() returns uuid language sql stable
       as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$`,
    `create function current_customer() returns uuid language sql stable
       as $$ select nullif(current_setting('app.customer_id', true), '')::uuid $$`,
    // A sandbox or demo has its own customers and requests, which no other company sees.
    `create function current_world() returns uuid language plpgsql stable as $$
       begin
         if exists (select from companies where id = current_company() and kind <> 'real') then
           return current_company();
         end if;
         return '${nobody}';
       end $$`,

    `create function advance_version() returns trigger language plpgsql
       as $$ begin new.version := old.version + 1; return new; end $$`,

    // The same as `shared/locale/normalize-for-search.ts`; a test compares both.
    String.raw`create function folded(value text) returns text
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
    'grant execute on function folded(text) to public',
    // Pads each group of digits, so that A-9 sorts before A-10.
    String.raw`create function counted(number text) returns text language sql immutable strict parallel safe
       as $$
         select regexp_replace(
           regexp_replace(number, '(\d+)', '00000000000000000000\1', 'g'), '0*(\d{20})(?!\d)', '\1', 'g')
       $$`,
    'grant execute on function counted(text) to public',
    // UUID version 7 (RFC 9562, sections 5.7 and 6.2, method 3), so that rows with one day or status sort by age.
    `create function uuid_by_age() returns uuid language sql volatile parallel safe
       as $$
         select (
           lpad(to_hex(at / 1000), 12, '0') || '7' || lpad(to_hex(at % 1000 * 4096 / 1000), 3, '0') || right(noise, 16)
         )::uuid
         from (
           select (extract(epoch from clock_timestamp()) * 1000000)::bigint as at,
             replace(gen_random_uuid()::text, '-', '') as noise
         ) as parts
       $$`,
    'grant execute on function uuid_by_age() to public',
  ],
};
