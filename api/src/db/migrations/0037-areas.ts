import { closed, crossTenantGrant } from './company-table.ts';
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

/** The sections of the areas that every host and server knew before areas were rows. */
const sections = [
  {
    area: 'mf-marketing',
    path: '/',
    title: null,
    icon: null,
    position: null,
  },
  {
    area: 'mf-marketing',
    path: '/signup',
    title: null,
    icon: null,
    position: null,
  },
  {
    area: 'mf-marketing',
    path: '/privacy-policy',
    title: null,
    icon: null,
    position: null,
  },
  {
    area: 'mf-marketing',
    path: '/terms-and-conditions',
    title: null,
    icon: null,
    position: null,
  },
  {
    area: 'mf-fleet',
    path: '/containers',
    title: 'إدارة الحاويات',
    icon: icons.containers,
    position: 20,
  },
  {
    area: 'mf-fleet',
    path: '/drivers',
    title: 'إدارة السائقين',
    icon: icons.drivers,
    position: 30,
  },
  {
    area: 'mf-orders',
    path: '/orders',
    title: 'إدارة الطلبات',
    icon: icons.orders,
    position: 40,
  },
  {
    area: 'mf-insights',
    path: '/dashboard',
    title: 'الصفحة الرئيسية',
    icon: icons.home,
    position: 10,
  },
];

const text = (value: string | number | null) =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : `'${value}'`;

/**
 * The areas of the panel: who draws which paths, and what the sidebar shows for them. A path belongs to one area. The
 * previous server knows its own four and reads neither table.
 */
export const areas: Migration = {
  name: '0037-areas',
  statements: [
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
    `insert into areas (name, audience, owner) values
       ('mf-marketing', 'anyone', 'فريق الصفحات العامة'),
       ('mf-fleet', 'company', 'فريق الأسطول'),
       ('mf-orders', 'company', 'فريق الطلبات'),
       ('mf-insights', 'company', 'فريق المؤشرات')`,
    `insert into area_sections (area, path, title, icon, position) values ${sections
      .map((section) => `(${Object.values(section).map(text).join(', ')})`)
      .join(', ')}`,
    ...closed('areas'),
    ...crossTenantGrant('platform', 'areas', 'select, insert, update'),
    ...closed('area_sections'),
    ...crossTenantGrant('platform', 'area_sections', 'select, insert, delete'),
  ],
};
