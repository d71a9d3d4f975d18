import { orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isInCountry } from '../kernel/country.ts';
import type { SettingsRules } from '../resources/settings.ts';
import { pointOutsideCountry } from './errors.ts';

/** Only the server knows the borders. */
export const orderSettingsRules: SettingsRules<typeof orderSettings> = {
  throws: [pointOutsideCountry],
  accept(draft) {
    const { depot, areas } = draft;
    if (depot && !isInCountry(depot)) throw pointOutsideCountry({ field: 'depot' });
    if (areas.some(({ corners }) => !corners.every(isInCountry)))
      throw pointOutsideCountry({ field: 'areas' });
    return draft;
  },
};

export const depotOf = (tx: Transaction<Schema>, companyId: string) =>
  tx
    .selectFrom('company_settings')
    .select(['depot_latitude as latitude', 'depot_longitude as longitude'])
    .where('company_id', '=', companyId)
    .where('page', '=', orderSettings.name)
    .executeTakeFirst();

/** A table to join by `company_id`. */
export const depots = sql`(
  select company_id, depot_latitude, depot_longitude from company_settings where page = ${sql.lit(orderSettings.name)}
) as depots`;
