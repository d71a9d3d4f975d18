import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Deletion on request, names that go once their retention has ended, and each person's consents. */
export const personalData: Migration = {
  name: '0086-personal-data',
  separately: [
    'create index if not exists order_notes_of_admin on order_notes (company_id, admin_id, created_at)',
    'create index if not exists admins_removed on admins (removed_at) where removed_at is not null',
  ],
  statements: [
    'alter table customers add column erased_at timestamptz',
    'create index customers_erased on customers (erased_at) where erased_at is not null',
    'grant update (name) on admins to hawiyat_platform',
    // Every consent and withdrawal stays, the newest counts.
    `create table consents (
       company_id uuid not null references companies,
       id bigint not null generated always as identity,
       admin_id uuid not null,
       channel text not null,
       given boolean not null,
       text_version int not null,
       at timestamptz not null,
       primary key (company_id, id),
       foreign key (company_id, admin_id) references admins
     )`,
    'create index consents_of_admin on consents (company_id, admin_id, channel, id)',
    ...companyTable('consents', 'select, insert, delete'),
  ],
};
