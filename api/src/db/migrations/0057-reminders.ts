import { closed, companyTable, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** How a company wants to be told, and up to which day the clock has reminded companies of what is due. */
export const reminders: Migration = {
  name: '0057-reminders',
  statements: [
    `create table notification_settings (
       company_id uuid primary key references companies,
       sound boolean not null default false,
       system boolean not null default false,
       quiet_from text,
       quiet_until text,
       hidden_groups jsonb not null default '[]',
       version integer not null default 1,
       check ((quiet_from is null) = (quiet_until is null))
     )`,
    ...companyTable('notification_settings', 'select, insert, update'),

    `create table reminder_days (
       reminder text primary key,
       day date not null
     )`,
    ...closed('reminder_days'),
    ...crossTenantGrant('clock', 'reminder_days', 'select, insert, update'),
    ...crossTenantGrant(
      'clock',
      'sub_orders',
      'select (company_id, id, order_id, type, position, status, delivery_date, driver_id)',
    ),
    'grant select (driver_id) on orders to hawiyat_clock',
    // An offer that is lost says on what.
    'grant select (container_type, container_size) on requests to hawiyat_clock',
  ],
};
