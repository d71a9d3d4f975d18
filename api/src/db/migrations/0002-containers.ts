import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

export const containers: Migration = {
  name: '0002-containers',
  statements: [
    `create table containers (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       number text not null,
       type text not null,
       size text not null,
       price numeric(10,2) not null check (price > 0 and price <> 'NaN'),
       status text not null default 'available'
         check (status in ('available', 'rented', 'maintenance', 'reserved')),
       created_at timestamptz not null default now(),
       archived_at timestamptz,
       primary key (company_id, id),
       unique (company_id, number),
       constraint size_fits_type check (
         (type = 'حاويات أنقاض' and size in ('12 yard', '20 yard', '30 yard')) or
         (type = 'مكابس نفايات' and size in ('12 yard', '20 yard')) or
         (type = 'حاويات نفايات' and size in ('2 yard', '4 yard', '4 yard with lid', '6 yard'))
       )
     )`,
    `create index containers_newest on containers (company_id, created_at desc, id)
       where archived_at is null`,
    ...companyTable('containers', 'select, insert, update'),
  ],
};
