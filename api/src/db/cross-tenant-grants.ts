import type { CrossTenantGrant, Reach } from './cross-tenant-grant.ts';
import { reachOfCustomers } from './reach-of-customers.ts';
import { reachOfSessions } from './reach-of-sessions.ts';
import { tablesOfPlatform } from './tables-of-platform.ts';
import { type Role, roleOfSessions, sessionTables } from './tenant.ts';

const real = "'00000000-0000-0000-0000-000000000000'";
const anyRow = 'true';
const everything = 'select, insert, update, delete';

const company: readonly Reach[] = [
  {
    table: 'requests',
    rights: `select (id, container_type, container_size, delivery_date, rental_type, unload_count, latitude, longitude, place,
      status, created_at, closed_at, world)`,
    // A late offer gets the right error for a day. A company keeps seeing requests that it has offered on.
    rows: `current_company() is not null and world = (select current_world()) and (
      status = 'open'
      or closed_at > now() - interval '1 day'
      or exists (
        select from offers where offers.company_id = current_company() and offers.request_id = requests.id
      )
    )`,
    why: 'Open requests are a marketplace. Never who asks, and never who else has offered or won.',
  },
  {
    table: 'event_clusters',
    rights: 'select',
    rows: anyRow,
    why: 'From which event on this database has numbered them itself holds for all companies.',
  },
  {
    table: 'events',
    rights: 'select',
    rows: `company_id = current_company()
      or (current_company() is not null and company_id = (select current_world()))`,
    why: "Besides its own events a company sees the marketplace's, which name nobody; a sandbox's stand with its company's.",
  },
  {
    table: 'request_counters',
    rights: 'select',
    rows: `(select current_world()) = ${real}`,
    why: 'How many requests are open, by day and kind: the marketplace, counted.',
  },
];

const signIn: readonly Reach[] = [
  {
    table: 'companies',
    rights: 'select (id, identifier, name, logo_url, status, two_factor_required, kind, sandbox_of, ends_at)',
    why: 'Whoever signs in names a company before any company is known.',
  },
  {
    table: 'admins',
    rights: 'select, update (password_hash, last_used_at)',
    why: 'The password is compared before the session exists, and replaced by a link that names nobody.',
  },
  {
    table: 'email_links',
    rights: 'select, insert, delete',
    why: 'A link’s token is all that its call brings; the person follows from it.',
  },
  { table: 'two_factor_secrets', rights: everything, why: 'Its code is compared before the session exists.' },
  { table: 'recovery_codes', rights: 'select, insert, delete', why: 'As above.' },
  {
    table: 'invites',
    rights: 'select',
    why: 'The link is all that an invited person brings; the company follows from it.',
  },
  {
    table: 'customers',
    rights: 'select (id, name, phone, claimed_phone, password_hash, created_at)',
    why: 'Customers sign in by phone; they belong to no company.',
  },
  {
    table: 'drivers',
    rights: 'select (company_id, id, name, phone, password_hash, archived_at)',
    why: "Drivers sign in by their company's identifier and their phone.",
  },
  {
    table: 'driver_sign_in_links',
    rights: 'select, delete',
    why: 'A link’s token is all that its call brings; the driver follows from it, and the link is used up.',
  },
  {
    table: 'attempts',
    rights: everything,
    why: 'Attempts are counted for all server processes together, and before anybody is known.',
  },
  {
    table: 'idempotency_keys',
    rights: everything,
    why: 'Repeats are told by a hash of who calls, before and after the work, whoever calls.',
  },
  {
    table: 'events',
    rights: 'insert',
    rows: anyRow,
    why: 'That somebody signed in belongs to the audit log.',
  },
];

const platform: readonly Reach[] = [
  { table: 'companies', rights: 'select, insert, update', why: 'Review admits and suspends companies.' },
  {
    table: 'bank_accounts',
    rights: 'select, insert, update',
    why: 'Review sees what a company registered with.',
  },
  {
    table: 'bank_changes',
    rights: `select (company_id, id, status, bank_name, account_number, iban, account_name, requested_by, requested_at,
      expires_at, confirmed_at, withdrawn_at, decision, decided_at, reason, previous),
      update (decision, decided_at, reason, previous)`,
    why: 'Operators decide about a new account; the code that confirms it is none of their business.',
  },
  {
    table: 'admins',
    rights: 'select (company_id, id, name, email, role, created_at, removed_at), insert, update (name)',
    why: 'Approval creates the first administrator, and a name goes when its retention ends; passwords are none of its business.',
  },
  {
    table: 'customers',
    rights: 'select, insert, update',
    why: 'Customers belong to the platform, not to a company.',
  },
  {
    table: 'requests',
    rights: 'select, insert, update',
    why: 'So do their requests, until a company has an order.',
  },
  {
    table: 'orders',
    rights: `select (company_id, id, number, total_price, status, canceled_at, canceled_by, refund, compensation, refunded_at),
      update (refunded_at)`,
    why: "Refunds are the platform's to pay: amounts and dates, and nothing of the work.",
  },
  {
    table: 'events',
    rights: 'select, insert',
    why: "The platform's own decisions about a company belong to its audit log, and one reader tells all live streams.",
  },
  {
    table: 'event_clusters',
    rights: 'select, insert',
    why: 'A server that starts on a restored database notes where its own numbers begin.',
  },
  ...(['order_tally', 'revenue_tally', 'task_counters', 'request_counters'] as const).map((table) => ({
    table,
    rights: 'insert',
    why: 'Each of its changes to an order or a request passes the count, though none changes it.',
  })),
  {
    table: 'registrations',
    rights: 'select, insert, update',
    why: 'Nobody who registers has a company yet.',
  },
  ...tablesOfPlatform.map(({ table, rights }) => ({ table, rights, why: 'Its rows are no company’s.' })),
];

const scheduler: readonly Reach[] = [
  {
    table: 'orders',
    rights: 'select (company_id, id, number, status, delivery_date, driver_id), update (status)',
    why: 'A day ends for all companies at once.',
  },
  {
    table: 'sub_orders',
    rights: 'select (company_id, id, order_id, type, position, status, delivery_date, driver_id)',
    why: 'As above: each company is reminded of what is due.',
  },
  {
    table: 'company_settings',
    rights: 'select (company_id, page, settings)',
    rows: `page = 'work'`,
    why: 'As above, on the days on which it works.',
  },
  ...(['containers', 'drivers'] as const).map((table) => ({
    table,
    rights: 'select (company_id, id, restorable_until)',
    rows: 'restorable_until is not null',
    why: 'What was archived and not restored in time is deleted for all companies.',
  })),
  {
    table: 'documents',
    rights: 'select (company_id, id, expires_on, replaced_at, warned_days), update (warned_days)',
    why: 'Which documents expire is found for all companies at once; what they are is read as each company.',
  },
  {
    table: 'reminder_days',
    rights: 'select, insert, update',
    why: 'The days on which companies were reminded are nobody’s own.',
  },
  {
    table: 'requests',
    rights: `select (id, container_type, container_size, status, delivery_date, world), update (status, closed_at)`,
    why: 'A day ends for the marketplace, too.',
  },
  {
    table: 'offers',
    rights: 'select (company_id, id, request_id, status), update (status)',
    why: 'Offers on what has expired are declined, whoever made them.',
  },
  { table: 'events', rights: 'insert', rows: anyRow, why: 'What the day changed belongs to the audit log.' },
  ...(['order_tally', 'revenue_tally', 'task_counters', 'price_counters', 'request_counters'] as const).map(
    (table) => ({
      table,
      rights: 'select, insert, delete',
      why: 'What the day changed is counted, and rows are merged for all companies.',
    }),
  ),
];

const sandbox: readonly Reach[] = [
  ...(['requests', 'customers'] as const).map((table) => ({
    table,
    rights: 'select, delete',
    rows: 'world = current_company() and world = (select current_world())',
    why: 'A sandbox is deleted with its own world, which is never the real one.',
  })),
  {
    table: 'companies',
    rights: 'select, delete',
    rows: "id = current_company() and kind <> 'real'",
    why: 'Own row only, and never that of a real company.',
  },
];

const as = (role: Role, reaches: readonly Reach[]) => reaches.map((reach) => ({ role, ...reach }));

/** Each start grants what is missing (`grant-rights.ts`); a test compares this list with the database. */
export const crossTenantGrants: readonly CrossTenantGrant[] = [
  ...as('hawiyat_company', company),
  ...as('hawiyat_sign_in', signIn),
  ...as('hawiyat_platform', platform),
  ...as('hawiyat_customer', reachOfCustomers),
  ...as('hawiyat_scheduler', scheduler),
  ...as('hawiyat_sandbox', sandbox),
  ...sessionTables.flatMap((table) => as(roleOfSessions(table), reachOfSessions[table])),
];
