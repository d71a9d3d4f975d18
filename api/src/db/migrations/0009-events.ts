import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Whose events are everybody's: those of the marketplace. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * What happened, written in the transaction in which it happened, and never changed. A transaction that began later may
 * commit earlier, so readers go by (xid, id) and stop before the oldest transaction that is still open: then nothing
 * can appear behind them.
 */
export const events: Migration = {
  name: '0009-events',
  statements: [
    `create table events (
       company_id uuid not null,
       id bigint not null generated always as identity,
       xid xid8 not null default pg_current_xact_id(),
       type text not null,
       entity_id uuid not null,
       actor_kind text not null check (actor_kind in ('admin', 'driver', 'customer', 'operator', 'system')),
       actor_id uuid,
       at timestamptz not null,
       data jsonb not null,
       before jsonb,
       after jsonb,
       primary key (company_id, id),
       constraint marketplace_names_nobody check (
         company_id <> '${nobody}' or (actor_id is null and before is null and after is null)
       )
     )`,
    'create index events_in_order on events (company_id, xid, id)',
    'create index events_of_entity on events (company_id, entity_id, id)',
    ...closed('events'),
    `create policy company on events for select to hawiyat_company
       using (company_id = current_company() or (current_company() is not null and company_id = '${nobody}'))`,
    `create policy company_writes on events for insert to hawiyat_company
       with check (company_id = current_company())`,
    'grant select, insert on events to hawiyat_company',
    `create policy customer on events for insert to hawiyat_customer with check (company_id = '${nobody}')`,
    'grant insert on events to hawiyat_customer',
    ...crossTenantGrant('platform', 'events', 'select, insert'),
    ...['sign_in', 'clock'].flatMap((it) => [
      `create policy ${it} on events for insert to hawiyat_${it} with check (true)`,
      `grant insert on events to hawiyat_${it}`,
    ]),

    `create function refuse_change() returns trigger language plpgsql
       as $$ begin raise exception 'events are never changed' using errcode = 'restrict_violation'; end $$`,
    `create trigger never_changed before update or delete on events
       for each row execute function refuse_change()`,
    `create trigger never_emptied before truncate on events
       for each statement execute function refuse_change()`,

    // Only wakes those who read: what they read is the table.
    `create function announce_event() returns trigger language plpgsql
       as $$ begin perform pg_notify('hawiyat_events', new.company_id::text); return null; end $$`,
    `create trigger announced after insert on events for each row execute function announce_event()`,
  ],
};
