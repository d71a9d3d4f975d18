import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/**
 * Links by e-mail for a new password or a sign-in, several of a person at a time. The server version before still
 * writes `password_resets`.
 */
export const emailLinks: Migration = {
  name: '0135-email-links',
  statements: [
    `create table email_links (
       token_hash bytea primary key check (octet_length(token_hash) = 32),
       company_id uuid not null,
       admin_id uuid not null,
       kind text not null check (kind in ('password', 'sign-in')),
       browser_hash bytea check (octet_length(browser_hash) = 32),
       is_known boolean not null,
       created_at timestamptz not null,
       expires_at timestamptz not null,
       foreign key (company_id, admin_id) references admins on delete cascade,
       check ((kind = 'sign-in') = (browser_hash is not null))
     )`,
    'create index email_links_of_person on email_links (company_id, admin_id)',
    ...closed('email_links'),
    ...crossTenantGrant('sign_in', 'email_links', 'select, insert, delete'),
  ],
};
