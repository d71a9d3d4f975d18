import type { Migration } from './migration.ts';

/** What a person of a company may do. Everybody who was there before owns the company. */
export const roles: Migration = {
  name: '0070-roles',
  statements: [
    `alter table admins add column role text not null default 'owner'
       check (role in ('owner', 'dispatcher', 'accountant', 'viewer'))`,
    'grant select (role) on admins to hawiyat_company',
    'grant select (role) on admins to hawiyat_platform',
  ],
};
