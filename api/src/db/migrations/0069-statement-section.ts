import { sql } from 'kysely';
import { asPlatform } from '../tenant.ts';
import type { Migration } from './migration.ts';

/** The statement has a title of its own, unless operators have moved the dashboard to another area. */
export const statementSection: Migration = {
  name: '0069-statement-section',
  async fill(db) {
    await asPlatform(db, (tx) =>
      sql`
        insert into area_sections (area, path, title)
        select area, '/dashboard/statement', 'كشف إيرادات' from area_sections
        where path = '/dashboard' and area = 'mf-insights'
        on conflict do nothing`.execute(tx),
    );
  },
  statements: [],
};
