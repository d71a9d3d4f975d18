import type { ServiceArea } from '@hawiyat/shared/contract/orders/order-settings';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** What a company says of its depot and its areas; nothing when it has said nothing yet. */
export async function servedBy(tx: Transaction<Schema>, companyId: string) {
  const row = await tx
    .selectFrom('order_settings')
    .select(['depot_latitude', 'depot_longitude', 'areas', 'hides_outside'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? { depot_latitude: null, depot_longitude: null, areas: [], hides_outside: false };
}

/**
 * `requests` in one of the areas, and those without a location, which may be anywhere.
 * @returns null without areas: then nothing is outside of them
 */
export function inAreas(areas: readonly ServiceArea[]): RawBuilder<boolean> | null {
  if (areas.length === 0) return null;
  const within = areas.map(({ corners }) => {
    const polygon = corners.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(',');
    return sql`${`(${polygon})`}::polygon @> point(requests.longitude, requests.latitude)`;
  });
  return sql`(requests.latitude is null or ${sql.join(within, sql` or `)})`;
}

/**
 * Kilometers by air from the depot to `requests`, for an order by nearness.
 * @returns null without a depot
 */
export function awayFrom({
  depot_latitude: latitude,
  depot_longitude: longitude,
}: {
  readonly depot_latitude: number | null;
  readonly depot_longitude: number | null;
}): RawBuilder<number> | null {
  if (latitude === null || longitude === null) return null;
  // A degree of longitude is shorter away from the equator.
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return sql`round((111.195 * sqrt((requests.latitude - ${latitude}::float8) ^ 2
    + (${shrink}::float8 * (requests.longitude - ${longitude}::float8)) ^ 2))::numeric, 3)`;
}
