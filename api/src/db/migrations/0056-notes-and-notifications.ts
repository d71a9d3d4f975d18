import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

/** What a company writes down about an order, for itself; and which of its events people are told of, up to where they have seen them. */
export const notesAndNotifications: Migration = {
  name: '0056-notes-and-notifications',
  separately: [
    `create index if not exists requests_open_by_time on requests (created_at, id) where status = 'open'`,
    `create index if not exists events_of_notifications on events (company_id, id)
       where data -> 'notification' is not null`,
  ],
  statements: [
    `create table order_notes (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       order_id uuid not null,
       admin_id uuid not null,
       text text not null,
       created_at timestamptz not null,
       primary key (company_id, id),
       foreign key (company_id, order_id) references orders,
       foreign key (company_id, admin_id) references admins
     )`,
    'create index order_notes_of_order on order_notes (company_id, order_id, created_at)',
    ...companyTable('order_notes', 'select, insert'),

    `create table notification_marks (
       company_id uuid primary key references companies,
       seen_id bigint not null,
       seen_at timestamptz not null
     )`,
    ...companyTable('notification_marks', 'select, insert, update'),
    // The clock names the orders that are late.
    'grant select (number) on orders to hawiyat_clock',
  ],
};
