import type { Migration } from './migration.ts';
import { role } from './role.ts';

/** The world of real companies and customers. */
const real = '00000000-0000-0000-0000-000000000000';

/** As migration 0032 counts, but for real requests only. */
const countRequests = (change: string, rows: string) =>
  `create or replace function count_requests_on_${change}() returns trigger language plpgsql as $$
     begin
       insert into request_counters (delivery_date, container_type, container_size, requests)
         select delivery_date, container_type, container_size, sum(times) from (${rows}) changed
         group by delivery_date, container_type, container_size having sum(times) <> 0;
       return null;
     end $$`;
const openOnes = (from: string, times: number) =>
  `select delivery_date, container_type, container_size, ${times} as times from ${from}
     where status = 'open' and world = '${real}'`;

/**
 * Companies for trying things out: a real company's sandbox, and a visitor's demo. Each is a world of its own, with customers and
 * requests that no other company sees, and it sees no others. A world's id is its company's, and nil for all that is real.
 */
export const sandboxes: Migration = {
  name: '0089-sandboxes',
  separately: [
    `alter table customers add column if not exists world uuid not null default '${real}'`,
    `alter table requests add column if not exists world uuid not null default '${real}'`,
    `create index if not exists requests_of_world on requests (world, delivery_date) where world <> '${real}'`,
    `create index if not exists customers_of_world on customers (world) where world <> '${real}'`,
  ],
  statements: [
    `alter table companies
       add column kind text not null default 'real' check (kind in ('real', 'sandbox', 'demo')),
       add column sandbox_of uuid references companies,
       add column ends_at timestamptz,
       add check ((kind = 'real') = (ends_at is null)),
       add check ((kind = 'sandbox') = (sandbox_of is not null))`,
    'create unique index sandbox_of_company on companies (sandbox_of) where sandbox_of is not null',
    'create index companies_that_expire on companies (ends_at) where ends_at is not null',
    'grant select (kind, sandbox_of, ends_at) on companies to hawiyat_sign_in',

    // A session in a sandbox ends with the real one that it was opened from.
    'alter table sessions add column opened_from bytea references sessions on delete cascade',
    'create index sessions_opened_from on sessions (opened_from) where opened_from is not null',

    `create function current_world() returns uuid language plpgsql stable as $$
       begin
         if exists (select from companies where id = current_company() and kind <> 'real') then
           return current_company();
         end if;
         return '${real}';
       end $$`,

    // A request is in its customer's world, whoever writes it.
    'grant select (world) on customers to hawiyat_customer',
    `create function take_world() returns trigger language plpgsql as $$
       begin
         new.world := coalesce((select world from customers where id = new.customer_id), '${real}');
         return new;
       end $$`,
    `create trigger take_world before insert or update of world on requests
       for each row execute function take_world()`,

    'drop policy company on requests',
    `create policy company on requests for select to hawiyat_company
       using (
         current_company() is not null and world = (select current_world()) and (
           status = 'open'
           or closed_at > now() - interval '1 day'
           or exists (
             select from offers where offers.company_id = current_company() and offers.request_id = requests.id
           )
         )
       )`,
    'grant select (world) on requests to hawiyat_company',
    'grant select (world) on requests to hawiyat_clock',

    // The counters are the real marketplace's: a sandbox counts its few requests one by one.
    countRequests('insert', openOnes('added', 1)),
    countRequests('update', `${openOnes('added', 1)} union all ${openOnes('removed', -1)}`),
    countRequests('delete', openOnes('removed', -1)),
    `alter policy company on request_counters using ((select current_world()) = '${real}')`,

    // The marketplace's events are the real one's; a sandbox's stand with its company's.
    'drop policy company on events',
    `create policy company on events for select to hawiyat_company
       using (
         company_id = current_company()
         or (current_company() is not null and company_id = (select current_world()))
       )`,
    'drop policy customer on events',
    `create policy customer on events for insert to hawiyat_customer
       with check (company_id = (select world from customers where id = current_customer()))`,

    // Deletes a whole sandbox: of the company that it acts for, and only if that is none of the real ones.
    ...role('hawiyat_sandbox'),
    ...['requests', 'customers'].flatMap((table) => [
      `create policy sandbox on ${table} to hawiyat_sandbox
         using (world = current_company() and world = (select current_world()))`,
      `grant select, delete on ${table} to hawiyat_sandbox`,
    ]),
    `create policy sandbox on companies to hawiyat_sandbox using (id = current_company() and kind <> 'real')`,
    'grant select, delete on companies to hawiyat_sandbox',
    'grant insert on request_counters to hawiyat_sandbox',
    'drop trigger never_changed on events',
    `create trigger never_changed before update on events for each row execute function refuse_change()`,
    `create trigger never_deleted before delete on events
       for each row when (current_user <> 'hawiyat_sandbox') execute function refuse_change()`,
  ],
};
