import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Questions that people of a company have saved, each for themselves. */
export const savedViews: Migration = {
  name: '0097-saved-views',
  statements: [
    `create table saved_views (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       admin_id uuid not null,
       name text not null,
       question text not null,
       created_at timestamptz not null,
       primary key (company_id, id),
       foreign key (company_id, admin_id) references admins (company_id, id),
       unique (company_id, admin_id, name)
     )`,
    ...companyTable('saved_views', 'select, insert, update (name), delete'),
  ],
};
