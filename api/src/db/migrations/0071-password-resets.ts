import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Links for a new password: one of a person at a time, found by the token alone. */
export const passwordResets: Migration = {
  name: '0071-password-resets',
  statements: [
    `create table password_resets (
       company_id uuid not null,
       admin_id uuid not null,
       token_hash bytea not null unique check (octet_length(token_hash) = 32),
       expires_at timestamptz not null,
       primary key (company_id, admin_id),
       foreign key (company_id, admin_id) references admins on delete cascade
     )`,
    ...closed('password_resets'),
    ...crossTenantGrant('sign_in', 'password_resets', 'select, insert, update, delete'),
    'grant update (password_hash) on admins to hawiyat_sign_in',
    // A forgotten identifier is looked up by the address alone.
    'create index admins_by_email on admins (email)',
  ],
};
