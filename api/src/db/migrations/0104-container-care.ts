import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

/** What a company writes down and photographs of its containers. With a deleted container go its notes and pictures. */
export const containerCare: Migration = {
  name: '0104-container-care',
  statements: [
    `create table container_maintenance (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       container_id uuid not null,
       admin_id uuid not null,
       day date not null,
       text text not null,
       cost numeric(10,2) check (cost > 0 and cost <> 'NaN'),
       created_at timestamptz not null,
       primary key (company_id, id),
       foreign key (company_id, container_id) references containers on delete cascade,
       foreign key (company_id, admin_id) references admins
     )`,
    'create index maintenance_of_container on container_maintenance (company_id, container_id, day, id)',
    'create index maintenance_of_admin on container_maintenance (company_id, admin_id, created_at)',
    ...companyTable('container_maintenance', 'select, insert, update, delete'),

    `create table container_pictures (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       container_id uuid not null,
       url text not null,
       created_at timestamptz not null,
       primary key (company_id, id),
       foreign key (company_id, container_id) references containers on delete cascade
     )`,
    'create index pictures_of_container on container_pictures (company_id, container_id, created_at, id)',
    ...companyTable('container_pictures', 'select, insert, delete'),
  ],
};
