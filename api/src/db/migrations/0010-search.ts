import type { Migration } from './migration.ts';

/** How texts are compared in a search, and the indexes for pages of a list in each of its orders. */
export const search: Migration = {
  name: '0010-search',
  statements: [
    // The same as `shared/locale/normalize-for-search.ts`, which folds what is searched for; a test holds them together.
    String.raw`create function folded(value text) returns text
         language sql immutable strict parallel safe
         as $$
           select btrim(regexp_replace(
             translate(
               lower(normalize(value, NFC) collate "C"),
               E'\u0623\u0625\u0622\u0629\u0649\u066b\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u0009\u000a\u000b\u000c\u000d\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670\u0640\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff',
               E'\u0627\u0627\u0627\u0647\u064a.01234567890123456789                    '
             ),
             ' +', ' ', 'g'
           ), ' ')
         $$`,
    // Every role searches.
    'grant execute on function folded(text) to public',
    'create index containers_by_price on containers (company_id, price, id) where archived_at is null',
    // By the place in the company's sequence: as text, C-10000 would come before C-2000.
    `create index containers_by_number on containers (company_id, (lpad(substr(number, 3), 10, '0')), id)
       where archived_at is null`,
    // A page goes on by both of its columns in one direction.
    'drop index containers_newest',
    'create index containers_newest on containers (company_id, created_at desc, id desc) where archived_at is null',
    'drop index drivers_newest',
    'create index drivers_newest on drivers (company_id, created_at desc, id desc) where archived_at is null',
    'create index drivers_by_name on drivers (company_id, name, id) where archived_at is null',
    // The dashboard counts all orders by month and state: from this index alone.
    'create index orders_in_numbers on orders (company_id, created_at) include (status)',
    `create index offers_submitted on offers (request_id) where status = 'submitted'`,
    'create index orders_unassigned on orders (company_id, delivery_date, id) where driver_id is null',
  ],
};
