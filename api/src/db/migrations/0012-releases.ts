import { closed } from './company-table.ts';
import type { Migration } from './migration.ts';

const icons = {
  home: 'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM15 12h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM4 16h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z',
  containers:
    'M22 7.7c0-.6-.4-1.2-.8-1.5l-6.3-3.9a1.72 1.72 0 0 0-1.7 0l-10.3 6c-.5.2-.9.8-.9 1.4v6.6c0 .5.4 1.2.8 1.5l6.3 3.9a1.72 1.72 0 0 0 1.7 0l10.3-6c.5-.3.9-1 .9-1.5ZM10 21.9V14L2.1 9.1M10 14l11.9-6.9M14 19.8v-8.1M18 17.5V9.4',
  drivers:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  orders:
    'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1zM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M12 11h4M12 16h4M8 11h.01M8 16h.01',
};

/** `title`, `icon` and `position` only for sections in the sidebar. */
const sections: readonly (readonly [
  area: string,
  path: string,
  title?: string,
  icon?: string,
  position?: number,
])[] = [
  ['mf-marketing', '/'],
  ['mf-marketing', '/signup'],
  ['mf-marketing', '/privacy-policy'],
  ['mf-marketing', '/terms-and-conditions'],
  ['mf-fleet', '/containers', 'إدارة الحاويات', icons.containers, 20],
  ['mf-fleet', '/drivers', 'إدارة السائقين', icons.drivers, 30],
  ['mf-fleet', '/vehicles', 'المركبات والوثائق'],
  ['mf-orders', '/orders', 'إدارة الطلبات', icons.orders, 40],
  ['mf-orders', '/orders/work', 'عمل اليوم'],
  ['mf-orders', '/orders/settings', 'إعدادات الطلبات'],
  ['mf-insights', '/dashboard', 'الصفحة الرئيسية', icons.home, 10],
  ['mf-insights', '/dashboard/statement', 'كشف إيرادات'],
];
const text = (value?: string) => (value === undefined ? 'null' : `'${value}'`);

export const releases: Migration = {
  name: '0012-releases',
  statements: [
    `create table teams (
       id uuid primary key default gen_random_uuid(),
       remote text not null,
       name text not null,
       public_key text not null,
       token_hash bytea not null unique,
       created_at timestamptz not null,
       revoked_at timestamptz
     )`,
    ...closed('teams'),

    // Immutable, but a team may sign again after further checks. Without a team the release ships with a server.
    `create table releases (
       remote text not null,
       id text not null,
       manifest jsonb not null,
       published_at timestamptz not null default now(),
       team_id uuid references teams,
       signed text,
       signature text,
       primary key (remote, id)
     )`,
    'create index releases_of_team on releases (team_id) where team_id is not null',
    ...closed('releases'),

    // Append-only; the stable release follows from it.
    `create table release_events (
       id bigint generated always as identity primary key,
       remote text not null,
       seq integer not null,
       at timestamptz not null,
       actor text not null,
       reason text not null,
       event text not null,
       previous text not null,
       hash text not null,
       seal text,
       unique (remote, seq)
     )`,
    ...closed('release_events'),
    `create table release_log_heads (
       remote text primary key,
       seq integer not null,
       hash text not null,
       unsealed integer not null,
       seal text not null
     )`,
    ...closed('release_log_heads'),

    // The link's signature covers a row's first columns.
    `create table release_previews (
       id uuid primary key default gen_random_uuid(),
       remote text not null,
       release text not null,
       emails jsonb not null,
       until timestamptz not null,
       created_by text not null,
       created_at timestamptz not null,
       revoked_at timestamptz,
       opened_at timestamptz
     )`,
    ...closed('release_previews'),

    // A path belongs to one area.
    `create table areas (
       id bigint generated always as identity unique,
       name text primary key,
       audience text not null check (audience in ('anyone', 'company')),
       owner text not null,
       retired_at timestamptz
     )`,
    `create table area_sections (
       path text primary key,
       area text not null references areas,
       title text,
       icon text,
       position integer,
       check (position is null or (title is not null and icon is not null))
     )`,
    'create index area_sections_of_area on area_sections (area)',
    `insert into areas (name, audience, owner) values
       ('mf-marketing', 'anyone', 'فريق الصفحات العامة'),
       ('mf-fleet', 'company', 'فريق الأسطول'),
       ('mf-orders', 'company', 'فريق الطلبات'),
       ('mf-insights', 'company', 'فريق المؤشرات')`,
    `insert into area_sections (area, path, title, icon, position) values ${sections
      .map(([area, path, title, icon, position = 'null']) =>
        [text(area), text(path), text(title), text(icon), position].join(', '),
      )
      .map((row) => `(${row})`)
      .join(', ')}`,
    ...closed('areas'),
    ...closed('area_sections'),

    // A delivery is stored in the transaction of its event.
    `create table webhooks (
       id uuid primary key default gen_random_uuid(),
       url text not null,
       events jsonb not null,
       created_by text not null,
       created_at timestamptz not null,
       removed_at timestamptz
     )`,
    ...closed('webhooks'),
    `create table webhook_deliveries (
       id uuid primary key default gen_random_uuid(),
       seq bigint generated always as identity,
       webhook_id uuid not null references webhooks,
       payload jsonb not null,
       created_at timestamptz not null,
       tries integer not null default 0,
       next_try_at timestamptz,
       sent_at timestamptz,
       status integer
     )`,
    'create index webhook_deliveries_due on webhook_deliveries (next_try_at) where next_try_at is not null',
    'create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id)',
    'create index webhook_deliveries_newest on webhook_deliveries (seq)',
    ...closed('webhook_deliveries'),
  ],
};
