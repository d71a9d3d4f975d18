import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

/** When a company works, and what its offers begin from. A company without a row has said nothing yet. */
export const workSettings: Migration = {
  name: '0081-work-settings',
  statements: [
    `create table work_settings (
       company_id uuid primary key references companies,
       days smallint[] not null,
       opens text,
       closes text,
       holidays jsonb not null default '[]',
       rental_duration smallint,
       prices jsonb not null default '[]',
       version integer not null default 1,
       check ((opens is null) = (closes is null))
     )`,
    ...companyTable('work_settings', 'select, insert, update'),
    // Reminders go to all companies at once, on their working days.
    `create policy clock on work_settings to hawiyat_clock using (true) with check (true)`,
    'grant select (company_id, days, holidays) on work_settings to hawiyat_clock',
  ],
};
