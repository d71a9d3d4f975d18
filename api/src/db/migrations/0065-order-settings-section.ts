import { sql } from 'kysely';
import { asPlatform } from '../tenant.ts';
import type { Migration } from './migration.ts';

/** The order settings have a title of their own, unless operators have moved the orders to another area. */
export const orderSettingsSection: Migration = {
  name: '0065-order-settings-section',
  async fill(db) {
    await asPlatform(db, (tx) =>
      sql`
        insert into area_sections (area, path, title)
        select area, '/orders/settings', 'إعدادات الطلبات' from area_sections
        where path = '/orders' and area = 'mf-orders'
        on conflict do nothing`.execute(tx),
    );
  },
  statements: [],
};
