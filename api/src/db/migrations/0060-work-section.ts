import { sql } from 'kysely';
import { asPlatform } from '../tenant.ts';
import type { Migration } from './migration.ts';

/** The queue of work has a title of its own, unless operators have moved the orders to another area. */
export const workSection: Migration = {
  name: '0060-work-section',
  async fill(db) {
    await asPlatform(db, (tx) =>
      sql`
        insert into area_sections (area, path, title)
        select area, '/orders/work', 'عمل اليوم' from area_sections
        where path = '/orders' and area = 'mf-orders'
        on conflict do nothing`.execute(tx),
    );
  },
  statements: [],
};
