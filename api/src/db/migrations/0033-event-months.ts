import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const columns = `company_id uuid not null,
  id bigint not null default nextval('event_ids'),
  xid xid8 not null default pg_current_xact_id(),
  type text not null,
  entity_id uuid not null,
  actor_kind text not null,
  actor_id uuid,
  at timestamptz not null,
  data jsonb not null,
  before jsonb,
  after jsonb,
  constraint events_actor_kind_check check (
    actor_kind in ('admin', 'driver', 'customer', 'operator', 'system')
  ),
  constraint marketplace_names_nobody check (
    company_id <> '${nobody}' or (actor_id is null and before is null and after is null)
  )`;
const indexes = ['events_in_order', 'events_of_entity', 'events_of_driver'];
const roles = ['company', 'customer', 'platform', 'sign_in', 'clock']
  .map((role) => `hawiyat_${role}`)
  .join(', ');

/** A part is reached through the whole table: by its own name it shows nothing, to whoever may read it. */
const closedPart = (table: string) => [...closed(table), `grant select on ${table} to hawiyat_company`];

/**
 * Events by months, with an index in their order for those who read all. What is there becomes the first part as it is:
 * no row is copied. Identity columns are not for partitioned tables before PostgreSQL 17, so a sequence counts.
 */
export const eventMonths: Migration = {
  name: '0033-event-months',
  statements: [
    'lock table events in access exclusive mode',
    'create sequence event_ids',
    "select setval('event_ids', last_value, is_called) from events_id_seq",
    'alter table events alter column id drop identity',
    `grant usage on sequence event_ids to ${roles}`,
    ...['company', 'company_writes', 'company_erases', 'customer', 'platform', 'sign_in', 'clock'].map(
      (policy) => `drop policy ${policy} on events`,
    ),
    `revoke all on events from ${roles}`,
    ...['never_changed', 'announced'].map((trigger) => `drop trigger ${trigger} on events`),
    ...indexes.map((index) => `alter index ${index} rename to ${index}_at_first`),
    'alter table events rename to events_at_first',
    "alter table events_at_first alter column id set default nextval('event_ids')",
    ...closedPart('events_at_first'),

    `create table events (${columns}) partition by range (at)`,
    'alter sequence event_ids owned by events.id',
    ...closed('events'),
    `create policy company on events for select to hawiyat_company
       using (company_id = current_company() or (current_company() is not null and company_id = '${nobody}'))`,
    `create policy company_writes on events for insert to hawiyat_company
       with check (company_id = current_company())`,
    `create policy company_erases on events for update to hawiyat_company
       using (company_id = current_company()) with check (company_id = current_company())`,
    'grant select, insert, update (data, before, after) on events to hawiyat_company',
    `create policy customer on events for insert to hawiyat_customer with check (company_id = '${nobody}')`,
    'grant insert on events to hawiyat_customer',
    ...crossTenantGrant('platform', 'events', 'select, insert'),
    ...['sign_in', 'clock'].flatMap((role) => [
      `create policy ${role} on events for insert to hawiyat_${role} with check (true)`,
      `grant insert on events to hawiyat_${role}`,
    ]),
    'create index events_in_order on events (company_id, xid, id)',
    'create index events_of_entity on events (company_id, entity_id, id)',
    "create index events_of_driver on events (company_id, (data ->> 'driverId')) where data ->> 'driverId' is not null",
    'create index events_in_order_of_all on events (xid, id)',

    // The table's name in a trigger is the part's.
    `create or replace function refuse_change() returns trigger language plpgsql
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
    `create trigger never_changed before update or delete on events
       for each row execute function refuse_change()`,
    `create trigger never_emptied before truncate on events
       for each statement execute function refuse_change()`,
    `create trigger announced after insert on events for each row execute function announce_event()`,

    // The owner sees no rows of a table that is closed to it.
    'alter table events_at_first no force row level security',
    `do $$ declare until timestamptz; begin
       perform set_config('TimeZone', 'UTC', true);
       select date_trunc('month', greatest(now(), max(at))) + interval '1 month' into until from events_at_first;
       execute format('alter table events attach partition events_at_first for values from (minvalue) to (%L)', until);
     end $$`,
    'alter table events_at_first force row level security',

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
    // What has an unexpected date, as of a clock that is wrong, is stored here.
    "select add_event_part('events_at_other_times', 'default')",
    /** Creates the missing months up to so many from now; one whose events are stored already is left out. */
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
    'select add_event_months(3)',
  ],
};
