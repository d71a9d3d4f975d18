import type { Schema } from './schema.ts';
import type { Role } from './tenant.ts';

/** One way in which a role reaches rows of more than one company, and the reason for it. */
export interface CrossTenantGrant {
  readonly role: Role;
  readonly table: keyof Schema;
  /** Privileges, with their columns where not all are granted. */
  readonly rights: Readonly<
    Partial<Record<'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE', 'all' | readonly string[]>>
  >;
  readonly why: string;
}

const all = 'all';

/**
 * Everything that crosses companies on purpose. The migrations grant it, and a test compares this list with
 * what the database allows: rows of any other table are visible to their own company alone.
 */
export const crossTenantGrants: readonly CrossTenantGrant[] = [
  {
    role: 'hawiyat_company',
    table: 'requests',
    rights: {
      SELECT: [
        ...['id', 'container_type', 'container_size', 'delivery_date', 'rental_type', 'unload_count'],
        ...['latitude', 'longitude', 'place', 'status', 'created_at', 'closed_at', 'world'],
      ],
    },
    why: 'Open requests are a marketplace. Never who asks, and never who else has offered or won.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'companies',
    rights: {
      SELECT: [
        ...['id', 'identifier', 'name', 'logo_url', 'status', 'second_step_required'],
        ...['kind', 'sandbox_of', 'ends_at'],
      ],
    },
    why: 'Whoever signs in names a company before any company is known.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'admins',
    rights: { SELECT: all, UPDATE: ['password_hash', 'last_used_at'] },
    why: 'The password is compared before the session exists, and replaced by a link that names nobody.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'email_links',
    rights: { SELECT: all, INSERT: all, DELETE: all },
    why: 'A link’s token is all that its call brings; the person follows from it.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'password_resets',
    rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
    why: 'As above, by the server version before.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'second_steps',
    rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
    why: 'Its code is compared before the session exists.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'recovery_codes',
    rights: { SELECT: all, INSERT: all, DELETE: all },
    why: 'As above.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'sessions',
    rights: { SELECT: all, INSERT: all, UPDATE: ['last_used_at'], DELETE: all },
    why: 'A token is all that a call brings; the company follows from it.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'invites',
    rights: { SELECT: all },
    why: 'The link is all that an invited person brings; the company follows from it.',
  },
  {
    role: 'hawiyat_platform',
    table: 'companies',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'Review admits and suspends companies.',
  },
  {
    role: 'hawiyat_platform',
    table: 'bank_accounts',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'Review sees what a company registered with.',
  },
  {
    role: 'hawiyat_platform',
    table: 'bank_changes',
    rights: {
      SELECT: [
        ...['company_id', 'id', 'status', 'bank_name', 'account_number', 'iban', 'account_name'],
        ...['requested_by', 'requested_at', 'expires_at', 'confirmed_at', 'withdrawn_at', 'decision'],
        ...['decided_at', 'reason', 'previous'],
      ],
      UPDATE: ['decision', 'decided_at', 'reason', 'previous'],
    },
    why: 'Operators decide about a new account; the code that confirms it is none of their business.',
  },
  {
    role: 'hawiyat_platform',
    table: 'admins',
    rights: {
      SELECT: ['company_id', 'id', 'name', 'email', 'role', 'created_at', 'removed_at'],
      INSERT: all,
      UPDATE: ['name'],
    },
    why: 'Approval creates the first administrator, and a name goes when its retention ends; passwords are none of its business.',
  },
  {
    role: 'hawiyat_platform',
    table: 'sessions',
    rights: { SELECT: ['company_id', 'admin_id', 'last_used_at'], DELETE: all },
    why: "Suspending a company ends its administrators' sessions at once; of live demos the one idle longest ends.",
  },
  {
    role: 'hawiyat_platform',
    table: 'customers',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'Customers belong to the platform, not to a company.',
  },
  {
    role: 'hawiyat_platform',
    table: 'requests',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'So do their requests, until a company has an order.',
  },
  {
    role: 'hawiyat_platform',
    table: 'releases',
    rights: { SELECT: all, INSERT: all, UPDATE: ['manifest', 'team_id', 'signed', 'signature'] },
    why: 'The panel itself is one for all companies.',
  },
  {
    role: 'hawiyat_platform',
    table: 'release_events',
    rights: { SELECT: all, INSERT: all },
    why: 'As above. Only ever added to.',
  },
  {
    role: 'hawiyat_platform',
    table: 'areas',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'Every company has the same areas.',
  },
  {
    role: 'hawiyat_platform',
    table: 'area_sections',
    rights: { SELECT: all, INSERT: all, DELETE: all },
    why: 'As above.',
  },
  {
    role: 'hawiyat_platform',
    table: 'guard_probes',
    rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
    why: 'What came of trying a candidate is nobody’s own.',
  },
  {
    role: 'hawiyat_platform',
    table: 'release_previews',
    rights: { SELECT: all, INSERT: all, UPDATE: ['revoked_at', 'opened_at'], DELETE: all },
    why: 'A preview names people of any company, and each opens it for their own.',
  },
  {
    role: 'hawiyat_platform',
    table: 'webhooks',
    rights: { SELECT: all, INSERT: all, UPDATE: ['removed_at'] },
    why: 'Operators’ machines are told of releases, which are nobody’s own.',
  },
  {
    role: 'hawiyat_platform',
    table: 'webhook_deliveries',
    rights: { SELECT: all, INSERT: all, UPDATE: ['tries', 'next_try_at', 'sent_at', 'status'], DELETE: all },
    why: 'As above.',
  },
  {
    role: 'hawiyat_platform',
    table: 'release_log_heads',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'As above. Where each log ends, with a seal.',
  },
  ...(
    [
      'guard_watches',
      'guard_sessions',
      'guard_companies',
      'guard_networks',
      'canary_comparisons',
      'canary_compared',
      'canary_earlier_times',
    ] as const
  ).map(
    (table): CrossTenantGrant => ({
      role: 'hawiyat_platform',
      table,
      rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
      why: 'A release is judged by the sessions of all companies, which have no names there.',
    }),
  ),
  {
    role: 'hawiyat_platform',
    table: 'teams',
    rights: { SELECT: all, INSERT: all, UPDATE: ['revoked_at'] },
    why: 'As above. A team is never taken away, only its credential.',
  },
  {
    role: 'hawiyat_platform',
    table: 'operators',
    rights: { SELECT: all, INSERT: all, UPDATE: ['credential_hash', 'disabled_at'] },
    why: "The platform's own people belong to no company. None is ever taken away: the log names them.",
  },
  {
    role: 'hawiyat_platform',
    table: 'operator_sessions',
    rights: { SELECT: all, INSERT: all, DELETE: all },
    why: 'As above.',
  },
  {
    role: 'hawiyat_platform',
    table: 'machine_tokens',
    rights: { SELECT: all, INSERT: all, UPDATE: ['revoked_at'] },
    why: 'As above: a token is never taken away, only what it opens.',
  },
  {
    role: 'hawiyat_company',
    table: 'event_clusters',
    rights: { SELECT: all },
    why: 'From which event on this database has numbered them itself holds for all companies.',
  },
  {
    role: 'hawiyat_platform',
    table: 'event_clusters',
    rights: { SELECT: all, INSERT: all },
    why: 'A server that starts on a restored database notes where its own numbers begin.',
  },
  {
    role: 'hawiyat_company',
    table: 'events',
    rights: { SELECT: all },
    why: "Besides its own events a company sees the marketplace's, which name nobody.",
  },
  {
    role: 'hawiyat_sign_in',
    table: 'customers',
    rights: { SELECT: ['id', 'name', 'phone', 'claimed_phone', 'password_hash', 'created_at'] },
    why: 'Customers sign in by phone; they belong to no company.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'customer_sessions',
    rights: { SELECT: all, INSERT: all, UPDATE: ['last_used_at'], DELETE: all },
    why: 'As with administrators: the customer follows from the token.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'drivers',
    rights: { SELECT: ['company_id', 'id', 'name', 'phone', 'password_hash', 'archived_at'] },
    why: "Drivers sign in by their company's identifier and their phone.",
  },
  {
    role: 'hawiyat_sign_in',
    table: 'driver_sessions',
    rights: { SELECT: all, INSERT: all, UPDATE: ['last_used_at'], DELETE: all },
    why: 'The driver, and the company, follow from the token.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'attempts',
    rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
    why: 'Attempts are counted for all server processes together, and before anybody is known.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'idempotency_keys',
    rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
    why: 'Repeats are told by a hash of who calls, before and after the work, whoever calls.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'events',
    rights: { INSERT: all },
    why: 'That somebody signed in belongs to the trail.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'driver_sign_in_links',
    rights: { SELECT: all, DELETE: all },
    why: 'A link’s token is all that its call brings; the driver follows from it, and the link is used up.',
  },
  {
    role: 'hawiyat_platform',
    table: 'driver_sessions',
    rights: { SELECT: ['company_id', 'driver_id'], DELETE: all },
    why: "Suspending a company ends its drivers' sessions too.",
  },
  {
    role: 'hawiyat_platform',
    table: 'email_verifications',
    rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
    why: 'Nobody who registers has a company yet.',
  },
  {
    role: 'hawiyat_platform',
    table: 'email_codes',
    rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
    why: 'As above.',
  },
  {
    role: 'hawiyat_platform',
    table: 'registrations',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'As above.',
  },
  {
    role: 'hawiyat_platform',
    table: 'mails',
    rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
    why: 'Letters of the platform itself.',
  },
  {
    role: 'hawiyat_platform',
    table: 'text_messages',
    rights: { SELECT: all, INSERT: all, UPDATE: all, DELETE: all },
    why: 'As above.',
  },
  {
    role: 'hawiyat_platform',
    table: 'orders',
    rights: {
      SELECT: [
        ...['company_id', 'id', 'number', 'total_price', 'status', 'canceled_at', 'canceled_by'],
        ...['refund', 'compensation', 'refunded_at'],
      ],
      UPDATE: ['refunded_at'],
    },
    why: "Refunds are the platform's to pay: amounts and dates, and nothing of the work.",
  },
  {
    role: 'hawiyat_platform',
    table: 'events',
    rights: { SELECT: all, INSERT: all },
    why: "The platform's own decisions about a company belong to its trail, and one reader tells all live streams.",
  },
  {
    role: 'hawiyat_customer',
    table: 'customers',
    rights: {
      SELECT: [
        ...['id', 'name', 'phone', 'email', 'birth_date'],
        ...['claimed_phone', 'phone_proven_at', 'most_open_requests', 'most_undelivered_orders', 'world'],
      ],
      UPDATE: ['phone_proven_at'],
    },
    why: 'Own row only.',
  },
  {
    role: 'hawiyat_customer',
    table: 'phone_codes',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'Own row only.',
  },
  {
    role: 'hawiyat_customer',
    table: 'requests',
    rights: {
      SELECT: all,
      INSERT: all,
      UPDATE: ['status', 'accepted_company_id', 'accepted_offer_id', 'closed_at'],
    },
    why: 'Own rows only.',
  },
  {
    role: 'hawiyat_customer',
    table: 'offers',
    rights: {
      SELECT: ['company_id', 'id', 'request_id', 'price', 'rental_duration', 'status', 'created_at'],
    },
    why: 'Offers on own requests only, whichever company made them.',
  },
  {
    role: 'hawiyat_customer',
    table: 'companies',
    rights: { SELECT: ['id', 'name'] },
    why: 'The names of those who offered on own requests.',
  },
  {
    role: 'hawiyat_customer',
    table: 'orders',
    rights: {
      SELECT: [
        ...['company_id', 'id', 'number', 'request_id', 'container_id', 'status', 'total_price'],
        ...['proof_of_delivery_url', 'canceled_at', 'refund', 'compensation', 'refunded_at'],
      ],
    },
    why: 'Orders of own requests only.',
  },
  {
    role: 'hawiyat_customer',
    table: 'containers',
    rights: { SELECT: ['company_id', 'id', 'number'] },
    why: 'The numbers of the containers of own orders.',
  },
  {
    role: 'hawiyat_customer',
    table: 'events',
    rights: { INSERT: all },
    why: "The marketplace's events only: that a request is there, or closed.",
  },
  {
    role: 'hawiyat_clock',
    table: 'orders',
    rights: {
      SELECT: ['company_id', 'id', 'number', 'status', 'delivery_date', 'driver_id'],
      UPDATE: ['status'],
    },
    why: 'A day ends for all companies at once.',
  },
  {
    role: 'hawiyat_clock',
    table: 'sub_orders',
    rights: {
      SELECT: [
        ...['company_id', 'id', 'order_id', 'type', 'position', 'status', 'delivery_date', 'driver_id'],
      ],
    },
    why: 'As above: each company is reminded of what is due.',
  },
  ...(['containers', 'drivers'] as const).map(
    (table): CrossTenantGrant => ({
      role: 'hawiyat_clock',
      table,
      rights: { SELECT: ['company_id', 'id', 'restorable_until'] },
      why: 'What was archived and not restored in time is deleted for all companies.',
    }),
  ),
  {
    role: 'hawiyat_clock',
    table: 'work_settings',
    rights: { SELECT: ['company_id', 'days', 'holidays'] },
    why: 'As above, on the days on which it works.',
  },
  {
    role: 'hawiyat_clock',
    table: 'documents',
    rights: {
      SELECT: ['company_id', 'id', 'expires_on', 'replaced_at', 'warned_days'],
      UPDATE: ['warned_days'],
    },
    why: 'Which papers expire is found for all companies at once; what they are is read as each company.',
  },
  {
    role: 'hawiyat_clock',
    table: 'reminder_days',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'The days on which companies were reminded are nobody’s own.',
  },
  {
    role: 'hawiyat_clock',
    table: 'requests',
    rights: {
      SELECT: ['id', 'container_type', 'container_size', 'status', 'delivery_date', 'world'],
      UPDATE: ['status', 'closed_at'],
    },
    why: 'As above.',
  },
  {
    role: 'hawiyat_clock',
    table: 'offers',
    rights: { SELECT: ['company_id', 'id', 'request_id', 'status'], UPDATE: ['status'] },
    why: 'Offers on what has expired are declined, whoever made them.',
  },
  {
    role: 'hawiyat_clock',
    table: 'events',
    rights: { INSERT: all },
    why: 'What the day changed belongs to the trail.',
  },
  ...(['order_tally', 'revenue_tally'] as const).flatMap((table): CrossTenantGrant[] => [
    {
      role: 'hawiyat_clock',
      table,
      rights: { SELECT: all, INSERT: all, DELETE: all },
      why: 'What the day changed is counted, and long tallies are folded for all companies.',
    },
    {
      role: 'hawiyat_platform',
      table,
      rights: { INSERT: all },
      why: 'Each of its changes to an order passes the count, though none changes it.',
    },
  ]),
  ...(['task_counters', 'price_counters', 'request_counters'] as const).map(
    (table): CrossTenantGrant => ({
      role: 'hawiyat_clock',
      table,
      rights: { SELECT: all, INSERT: all, DELETE: all },
      why: 'As above: what the day changed is counted, and rows are merged for all companies.',
    }),
  ),
  ...(['task_counters', 'request_counters'] as const).map(
    (table): CrossTenantGrant => ({
      role: 'hawiyat_platform',
      table,
      rights: { INSERT: all },
      why: 'Its changes of orders and requests are counted too.',
    }),
  ),
  {
    role: 'hawiyat_company',
    table: 'request_counters',
    rights: { SELECT: all },
    why: 'How many requests are open, by day and kind: the marketplace, counted.',
  },
  {
    role: 'hawiyat_customer',
    table: 'request_counters',
    rights: { INSERT: all },
    why: 'A placed or closed request is counted.',
  },
  ...(['requests', 'customers'] as const).map(
    (table): CrossTenantGrant => ({
      role: 'hawiyat_sandbox',
      table,
      rights: { SELECT: all, DELETE: all },
      why: 'A sandbox is deleted with its own world, which is never the real one.',
    }),
  ),
  {
    role: 'hawiyat_sandbox',
    table: 'companies',
    rights: { SELECT: all, DELETE: all },
    why: 'Own row only, and never that of a real company.',
  },
];
