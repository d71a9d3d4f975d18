import type { Migration } from './migration.ts';

/** Companies change and withdraw offers that wait. Existing statuses are all valid, so no row is checked again. */
export const ownOffers: Migration = {
  name: '0055-own-offers',
  separately: [
    'create index if not exists offers_by_time on offers (company_id, created_at, id)',
    'create index if not exists offers_by_status on offers (company_id, status, created_at, id)',
  ],
  statements: [
    'alter table offers drop constraint offers_status_check',
    `alter table offers add constraint offers_status_check
       check (status in ('submitted', 'accepted', 'declined', 'withdrawn')) not valid`,
    'alter table offers add column version integer not null default 1',
  ],
};
