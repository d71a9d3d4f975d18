import { nobody } from './0001-roles.ts';
import { closed } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Replaces personal values in the audit log; `events/event-log.ts` has the same. */
const hidden = '"•••"';
/** Personal data in any event. */
const ofPersons = [
  ...['driverName', 'identityNumber', 'licenseNumber', 'nationalId', 'birthDate'],
  ...['accountName', 'bankAccountName', 'contactName', 'contactPhone', 'contactEmail'],
  ...['device', 'network', 'ip'],
];
/** Personal data in events of drivers and administrators; a company's own are public. */
const ofWhomElse = ['name', 'email', 'phone', 'picture'];
const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

export const withoutPerson = (fields: readonly string[]) =>
  `create or replace function without_person(fields jsonb) returns jsonb language sql immutable strict
       as $$
         select coalesce(jsonb_object_agg(key, case
           when value = 'null' then value
           when key in ('name', 'driverName') then to_jsonb('سائق محذوف'::text)
           when key in (${list(fields)}) then 'null'::jsonb
           else value end), '{}')
         from jsonb_each(fields)
       $$`;

/** A later transaction may commit earlier, so readers order by (xid, id) and stop before the oldest open one. */
export const events: Migration = {
  name: '0011-events',
  statements: [
    // Event numbers are valid within one cluster: after a restore, readers must not announce old events again.
    `create table event_clusters (
       id bigint generated always as identity primary key,
       cluster text not null,
       after_id bigint not null,
       noted_at timestamptz not null default now()
     )`,
    ...closed('event_clusters'),

    // Partitioned tables have no identity columns before PostgreSQL 17.
    'create sequence event_ids',
    `create table events (
       company_id uuid not null,
       id bigint not null default nextval('event_ids'),
       xid xid8 not null default pg_current_xact_id(),
       type text not null,
       entity_id uuid not null,
       actor_kind text not null check (actor_kind in ('admin', 'driver', 'customer', 'operator', 'system')),
       actor_id uuid,
       at timestamptz not null,
       data jsonb not null,
       before jsonb,
       after jsonb,
       constraint marketplace_names_nobody check (
         company_id <> '${nobody}' or (actor_id is null and before is null and after is null)
       )
     ) partition by range (at)`,
    'alter sequence event_ids owned by events.id',
    `grant usage on sequence event_ids
       to hawiyat_company, hawiyat_customer, hawiyat_platform, hawiyat_sign_in, hawiyat_scheduler`,
    'create index events_in_order on events (company_id, xid, id)',
    'create index events_in_order_of_all on events (xid, id)',
    'create index events_by_time on events (company_id, at, id)',
    'create index events_of_entity on events (company_id, entity_id, id)',
    "create index events_of_driver on events (company_id, (data ->> 'driverId')) where data ->> 'driverId' is not null",
    'create index events_of_actor on events (company_id, actor_id, at, id) where actor_id is not null',
    'create index events_of_type on events (company_id, type, at, id)',
    `create index events_of_notifications on events (company_id, id) where data -> 'notification' is not null`,
    ...closed('events'),
    `create policy company_writes on events for insert to hawiyat_company
       with check (company_id = current_company())`,
    `create policy company_erases on events for update to hawiyat_company
       using (company_id = current_company()) with check (company_id = current_company())`,
    'grant insert, update (data, before, after) on events to hawiyat_company',
    `create policy sandbox on events to hawiyat_sandbox
       using (company_id = current_company() and company_id = (select current_world()))`,
    'grant select, delete on events to hawiyat_sandbox',

    // The audit log holds no personal data: it records that such a field changed; names come from the person's row.
    `create function values_without_persons(type text, fields jsonb) returns jsonb language sql immutable strict
       as $$
         select coalesce(jsonb_object_agg(key, case
           when value = 'null' or jsonb_typeof(value) = 'boolean' then value
           when key in (${list(ofPersons)}) or (key in (${list(ofWhomElse)}) and type not like 'company.%')
             then case when value = to_jsonb('سائق محذوف'::text) then value else '${hidden}'::jsonb end
           else value end), '{}')
         from jsonb_each(fields)
       $$`,
    `create function data_without_persons(type text, data jsonb) returns jsonb language sql immutable strict
       as $$
         select case when type ~ '^(driver|person|invite|admin)[.]' then data - 'name' - 'driverName'
           else data - 'driverName' end
       $$`,
    `create function hide_persons() returns trigger language plpgsql
       as $$ begin
         new.data := data_without_persons(new.type, new.data);
         new.before := values_without_persons(new.type, new.before);
         new.after := values_without_persons(new.type, new.after);
         return new;
       end $$`,
    `create trigger persons_hidden before insert on events for each row
       when (new.before is not null or new.after is not null or new.data ?| array['name', 'driverName'])
       execute function hide_persons()`,

    // The one permitted change erases a driver. It is computed here, so that no caller can rewrite the past.
    withoutPerson(['phone', 'email', 'identityNumber', 'licenseNumber', 'picture']),
    `create function tells_of_driver(type text, entity_id uuid, data jsonb) returns uuid language sql immutable
       as $$ select case when type like 'driver.%' then entity_id else (data ->> 'driverId')::uuid end $$`,
    // In a trigger `tg_table_name` is the partition's name.
    `create function refuse_change() returns trigger language plpgsql
       as $$ begin
         if tg_op = 'UPDATE' and tg_table_name like 'events%' then
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
    'create trigger never_changed before update on events for each row execute function refuse_change()',
    `create trigger never_deleted before delete on events
       for each row when (current_user <> 'hawiyat_sandbox') execute function refuse_change()`,
    'create trigger never_emptied before truncate on events for each statement execute function refuse_change()',

    // Only a signal: readers read the table.
    `create function announce_event() returns trigger language plpgsql
       as $$ begin perform pg_notify('hawiyat_events', new.company_id::text); return null; end $$`,
    'create trigger announced after insert on events for each row execute function announce_event()',

    // Readers reach partitions only through the whole table.
    `create function add_event_part(part text, bounds text) returns void language plpgsql
       as $$ begin
         execute format('create table %I (like events including defaults including constraints)', part);
         execute format('alter table %I add primary key (company_id, id)', part);
         execute format('alter table %I enable row level security, force row level security', part);
         execute format('grant select on %I to hawiyat_company', part);
         execute format('create trigger never_emptied before truncate on %I
           for each statement execute function refuse_change()', part);
         execute format('alter table events attach partition %I %s', part, bounds);
       end $$`,
    // Creates missing months; skips a month whose events are stored already.
    `create function add_event_months(ahead int) returns void language plpgsql
       as $$ declare month timestamptz; begin
         perform set_config('lock_timeout', '2000', true), set_config('TimeZone', 'UTC', true);
         select max(substring(pg_get_expr(relpartbound, oid) from 'TO \\(''(.*?)''\\)')::timestamptz) into month
           from pg_class where oid in (select inhrelid from pg_inherits where inhparent = 'events'::regclass);
         while month <= now() + make_interval(months => ahead) loop
           begin
             perform add_event_part('events_of_' || to_char(month, 'YYYY_MM'),
               format('for values from (%L) to (%L)', month, month + interval '1 month'));
           exception when check_violation then null;
           end;
           month := month + interval '1 month';
         end loop;
       end $$`,
    `do $$ begin
       perform set_config('TimeZone', 'UTC', true);
       perform add_event_part('events_at_first', format('for values from (minvalue) to (%L)',
         date_trunc('month', now()) + interval '1 month'));
     end $$`,
    // Takes events with an unexpected date, as from a wrong clock.
    "select add_event_part('events_at_other_times', 'default')",
    'select add_event_months(3)',
  ],
};
