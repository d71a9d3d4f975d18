import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/**
 * Codes that prove an address, one for each browser that asks. `email_verifications` stays for servers of the previous
 * version; a code that one of them sent is no proof any more, and is asked for anew.
 */
export const emailCodes: Migration = {
  name: '0019-email-codes',
  statements: [
    `create table email_codes (
       email text not null,
       browser text not null,
       salt bytea not null,
       code_hash bytea not null,
       tries integer not null default 0,
       sent_at timestamptz not null,
       expires_at timestamptz not null,
       verified_at timestamptz,
       primary key (email, browser)
     )`,
    'create index email_codes_sent on email_codes (sent_at)',
    ...closed('email_codes'),
    ...crossTenantGrant('platform', 'email_codes', 'select, insert, update, delete'),
  ],
};
