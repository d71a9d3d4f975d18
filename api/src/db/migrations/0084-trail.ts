import type { Migration } from './migration.ts';

/** Stands in the trail where a value tells who a person is; `events/hidden.ts` has the same. */
const hidden = '"•••"';
/** What tells who somebody is, whatever it happens to. */
const ofPersons = [
  ...[
    'driverName',
    'identityNumber',
    'licenseNumber',
    'nationalId',
    'birthDate',
    'accountName',
    'bankAccountName',
  ],
  ...['contactName', 'contactPhone', 'contactEmail', 'device', 'network', 'ip'],
];
/** The same of a driver or an administrator; a company's own are its public facts. */
const ofWhomElse = ['name', 'email', 'phone', 'picture'];
const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/**
 * The trail holds no one's personal data: before and after say that such a field changed, and a name is read from the
 * person's own row, by id, where its deletion replaces it once. A trigger sees to it, so that the previous version's events are
 * as clean; and no role changes an event but into what these functions make of it.
 */
export const trail: Migration = {
  name: '0084-trail',
  separately: [
    'create index if not exists events_by_time on events (company_id, at, id)',
    'create index if not exists events_of_actor on events (company_id, actor_id, at, id) where actor_id is not null',
    'create index if not exists events_of_type on events (company_id, type, at, id)',
  ],
  statements: [
    `create or replace function values_without_persons(type text, facts jsonb) returns jsonb language sql immutable strict
       as $$
         select coalesce(jsonb_object_agg(key, case
           when value = 'null' or jsonb_typeof(value) = 'boolean' then value
           when key in (${list(ofPersons)}) or (key in (${list(ofWhomElse)}) and type not like 'company.%')
             then case when value = to_jsonb('سائق محذوف'::text) then value else '${hidden}'::jsonb end
           else value end), '{}')
         from jsonb_each(facts)
       $$`,
    // What lists need is joined by id when events are read.
    `create or replace function data_without_persons(type text, data jsonb) returns jsonb language sql immutable strict
       as $$
         select case when type ~ '^(driver|person|invite|admin)[.]' then data - 'name' - 'driverName'
           else data - 'driverName' end
       $$`,
    `create or replace function hide_persons() returns trigger language plpgsql
       as $$ begin
         new.data := data_without_persons(new.type, new.data);
         new.before := values_without_persons(new.type, new.before);
         new.after := values_without_persons(new.type, new.after);
         return new;
       end $$`,
    `create trigger persons_hidden before insert on events for each row
       when (new.before is not null or new.after is not null or new.data ?| array['name', 'driverName'])
       execute function hide_persons()`,
    `create or replace function refuse_change() returns trigger language plpgsql
       as $$ begin
         if tg_op = 'UPDATE' and tg_table_name like 'events%' then
           if to_jsonb(new) - 'data' - 'before' - 'after' = to_jsonb(old) - 'data' - 'before' - 'after' then
             if (old.data, old.before, old.after) is distinct from (new.data, new.before, new.after)
               and new.data = data_without_persons(old.type, old.data)
               and new.before is not distinct from values_without_persons(old.type, old.before)
               and new.after is not distinct from values_without_persons(old.type, old.after)
             then return new; end if;
             if exists (
               select from drivers where company_id = old.company_id and archived_at is not null
                 and id = tells_of_driver(old.type, old.entity_id, old.data)
             )
             and new.data = without_person(old.data)
             and new.before is not distinct from without_person(old.before)
             and new.after is not distinct from without_person(old.after)
             then return new; end if;
           end if;
         end if;
         raise exception 'events are never changed' using errcode = 'restrict_violation';
       end $$`,
  ],
};
