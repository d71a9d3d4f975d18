import { sql } from 'kysely';
import { asPlatform } from '../tenant.ts';
import type { Migration } from './migration.ts';

/** Vehicles have a page of their own, unless operators have moved the drivers or given the path to another area. */
export const vehiclesSection: Migration = {
  name: '0095-vehicles-section',
  async fill(db) {
    await asPlatform(db, (tx) =>
      sql`
        insert into area_sections (area, path, title)
        select area, '/vehicles', 'المركبات والوثائق' from area_sections
        where path = '/drivers' and area = 'mf-fleet'
          and not exists (select from area_sections as others where others.path ~ '^/vehicles(/|$)')
        on conflict do nothing`.execute(tx),
    );
  },
  statements: [],
};
