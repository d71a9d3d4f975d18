import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Companies that have hidden their first steps. */
export const firstDays: Migration = {
  name: '0094-first-days',
  statements: [
    `create table first_days (
       company_id uuid primary key references companies,
       hidden_at timestamptz not null
     )`,
    ...companyTable('first_days', 'select, insert'),
  ],
};
