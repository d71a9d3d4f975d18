import type { Migration } from './migration.ts';

const tables = ['requests', 'offers', 'orders', 'sub_orders'];

/**
 * Lists order what has one day, price or status by id: new ids rise with time (UUID version 7, RFC 9562, section 5.7, with the
 * microseconds of section 6.2, method 3), so that equal ones come by age and number. Earlier rows keep theirs.
 */
export const idsByAge: Migration = {
  name: '0124-ids-by-age',
  statements: [
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
    ...tables.map((table) => `alter table ${table} alter column id set default uuid_by_age()`),
  ],
};
