import { orderSettings, type ServiceArea } from '@hawiyat/shared/contract/orders/order-settings';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Point } from '../kernel/distance.ts';
import { savedSettings, valuesIn } from '../resources/settings.ts';

export const servedBy = async (tx: Transaction<Schema>, companyId: string) =>
  (await savedSettings(tx, companyId, orderSettings)) ?? valuesIn({}, orderSettings);

/** `requests` in one of the areas or without a location; null without areas. */
export function inAreas(areas: readonly ServiceArea[]): RawBuilder<boolean> | null {
  if (areas.length === 0) return null;
  const within = areas.map(({ corners }) => {
    const polygon = corners.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(',');
    return sql`${`(${polygon})`}::polygon @> point(requests.longitude, requests.latitude)`;
  });
  return sql`(requests.latitude is null or ${sql.join(within, sql` or `)})`;
}

/** Kilometers by air from the depot to `requests`; null without a depot. */
export function awayFrom(depot: Point | null): RawBuilder<number> | null {
  if (!depot) return null;
  const { latitude, longitude } = depot;
  // A degree of longitude is shorter away from the equator.
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return sql`round((111.195 * sqrt((requests.latitude - ${latitude}::float8) ^ 2
    + (${shrink}::float8 * (requests.longitude - ${longitude}::float8)) ^ 2))::numeric, 3)`;
}
