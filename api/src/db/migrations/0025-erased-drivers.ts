import type { Migration } from './migration.ts';

/** What an event of a deleted driver becomes. @param facts that tell who he was, beside his name */
export const withoutPerson = (facts: readonly string[]) =>
  `create or replace function without_person(facts jsonb) returns jsonb language sql immutable strict
       as $$
         select coalesce(jsonb_object_agg(key, case
           when value = 'null' then value
           when key in ('name', 'driverName') then to_jsonb('سائق محذوف'::text)
           when key in (${facts.map((fact) => `'${fact}'`).join(', ')}) then 'null'::jsonb
           else value end), '{}')
         from jsonb_each(facts)
       $$`;

/**
 * A deleted driver is nobody any more. Events are never changed but for this: those of an archived driver lose what tells who he
 * was, and nothing else; what they become is computed here, so that no caller can write another past.
 */
export const erasedDrivers: Migration = {
  name: '0025-erased-drivers',
  statements: [
    withoutPerson(['phone', 'email', 'identityNumber', 'licenseNumber', 'picture']),
    `create function tells_of_driver(type text, entity_id uuid, data jsonb) returns uuid language sql immutable
       as $$ select case when type like 'driver.%' then entity_id else (data ->> 'driverId')::uuid end $$`,
    `create or replace function refuse_change() returns trigger language plpgsql
       as $$ begin
         if tg_op = 'UPDATE' and tg_table_name = 'events' then
           if exists (
             select from drivers where company_id = old.company_id and archived_at is not null
               and id = tells_of_driver(old.type, old.entity_id, old.data)
           )
           and to_jsonb(new) - 'data' - 'before' - 'after' = to_jsonb(old) - 'data' - 'before' - 'after'
           and new.data = without_person(old.data)
           and new.before is not distinct from without_person(old.before)
           and new.after is not distinct from without_person(old.after)
           then return new; end if;
         end if;
         raise exception 'events are never changed' using errcode = 'restrict_violation';
       end $$`,
    `create policy company_erases on events for update to hawiyat_company
       using (company_id = current_company()) with check (company_id = current_company())`,
    'grant update (data, before, after) on events to hawiyat_company',
    "create index events_of_driver on events (company_id, (data ->> 'driverId')) where data ->> 'driverId' is not null",
  ],
};
