import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Where a company's trucks set out, and which areas it serves. A company without a row has said nothing yet. */
export const orderSettings: Migration = {
  name: '0054-order-settings',
  statements: [
    `create table order_settings (
       company_id uuid primary key references companies,
       depot_latitude double precision,
       depot_longitude double precision,
       areas jsonb not null default '[]',
       hides_outside boolean not null default false,
       version integer not null default 1,
       check ((depot_latitude is null) = (depot_longitude is null))
     )`,
    ...companyTable('order_settings', 'select, insert, update'),
  ],
};
