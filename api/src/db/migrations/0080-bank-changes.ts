import { companyTable, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/**
 * Changes of bank accounts, from their request to the operators' decision. A company confirms and withdraws them; the
 * columns that decide about them are not in its rights.
 */
export const bankChanges: Migration = {
  name: '0080-bank-changes',
  statements: [
    `create table bank_changes (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid() unique,
       bank_name text not null,
       account_number text not null,
       iban text not null,
       account_name text not null,
       -- Without a key: the person may be gone before the row.
       requested_by uuid not null,
       requested_at timestamptz not null,
       salt bytea,
       code_hash bytea,
       tries integer not null default 0,
       expires_at timestamptz not null,
       confirmed_at timestamptz,
       withdrawn_at timestamptz,
       decision text check (decision in ('approved', 'rejected')),
       decided_at timestamptz,
       reason text,
       previous jsonb,
       status text not null generated always as (
         case when withdrawn_at is not null then 'withdrawn' when decision is not null then decision
           when confirmed_at is not null then 'waiting' else 'unconfirmed' end
       ) stored,
       primary key (company_id, id),
       check (decision is null or (confirmed_at is not null and withdrawn_at is null)),
       check ((decision is null) = (decided_at is null)),
       check ((decision is not distinct from 'rejected') = (reason is not null))
     )`,
    `create unique index bank_changes_open on bank_changes (company_id)
       where withdrawn_at is null and decision is null`,
    'create index bank_changes_newest on bank_changes (company_id, requested_at desc)',
    'create index bank_changes_confirmed on bank_changes (confirmed_at desc, id desc) where confirmed_at is not null',
    ...companyTable(
      'bank_changes',
      `select,
       insert (company_id, bank_name, account_number, iban, account_name, requested_by, requested_at, salt,
         code_hash, expires_at),
       update (tries, salt, code_hash, confirmed_at, withdrawn_at)`,
    ),
    ...crossTenantGrant(
      'platform',
      'bank_changes',
      `select (company_id, id, bank_name, account_number, iban, account_name, requested_by, requested_at, expires_at,
         confirmed_at, withdrawn_at, decision, decided_at, reason, previous, status),
       update (decision, decided_at, reason, previous)`,
    ),
  ],
};
