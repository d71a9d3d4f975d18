import { companyTable, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Links by which drivers sign in to their app without a password: one of a driver at a time. */
export const driverSignInLinks: Migration = {
  name: '0108-driver-sign-in-links',
  statements: [
    `create table driver_sign_in_links (
       company_id uuid not null references companies,
       driver_id uuid not null,
       token_hash bytea not null unique check (octet_length(token_hash) = 32),
       expires_at timestamptz not null,
       primary key (company_id, driver_id),
       foreign key (company_id, driver_id) references drivers on delete cascade
     )`,
    ...companyTable('driver_sign_in_links', 'select, insert, update, delete'),
    ...crossTenantGrant('sign_in', 'driver_sign_in_links', 'select, delete'),
  ],
};
