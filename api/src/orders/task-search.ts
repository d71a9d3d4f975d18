import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { kindsMatching } from '../kernel/kinds-matching.ts';
import { readOrderNumber } from '../kernel/order-number.ts';
import { placesMatching } from '../kernel/place-in-words.ts';

interface Matches {
  readonly containers: readonly string[] | null;
  readonly exact: readonly string[] | null;
  readonly drivers: readonly string[] | null;
  readonly is_everything: boolean;
}

export interface Found {
  readonly matches: RawBuilder<boolean>;
  /** Disjoint conditions: an index counts each. */
  readonly parts: readonly RawBuilder<boolean>[];
  /** Tasks whose own or container's number is the whole text. */
  readonly exact: RawBuilder<boolean> | null;
}

/**
 * Searches tasks by container number, type and size, driver, place and whole order number; null when all match.
 * It finds containers, drivers, places and orders first: a search that finds none reads none of the many tasks.
 */
export async function taskSearch(
  tx: Transaction<Schema>,
  table: 'orders' | 'sub_orders',
  companyId: string,
  q: string | undefined,
): Promise<Found | null> {
  const text = normalizeForSearch(q ?? '');
  if (!text) return null;
  const kinds = kindsMatching(text).map(({ type, size }) => sql`(${type}, ${size})`);
  const isKind = kinds.length === 0 ? sql`false` : sql`(type, size) in (${sql.join(kinds)})`;
  const isMatch = sql`(strpos(folded_number, ${text}) > 0 or ${isKind})`;
  const { rows } = await sql<Matches>`
    select containers.ids as containers, containers.exact, drivers.ids as drivers, containers.is_everything
    from (select array_agg(id) filter (where ${isMatch}) as ids,
            array_agg(id) filter (where folded_number = ${text}) as exact,
            coalesce(bool_and(${isMatch}), false) as is_everything
          from containers where company_id = ${companyId}) as containers,
         (select array_agg(id) as ids from drivers
          where company_id = ${companyId} and strpos(folded_name, ${text}) > 0) as drivers`.execute(tx);
  const [found] = rows;
  const oneOf = (column: string, type: 'uuid' | 'text', values: readonly string[] | null | undefined) =>
    values && values.length > 0
      ? [sql<boolean>`${sql.ref(`${table}.${column}`)} = any(${values}::${sql.raw(type)}[])`]
      : [];
  const byNumber = await numbered(tx, table, companyId, text);
  const exact = [...(byNumber ? [byNumber] : []), ...oneOf('container_id', 'uuid', found?.exact)];
  const exactly = exact.length > 0 ? sql<boolean>`(${sql.join(exact, sql` or `)})` : null;
  if (found?.is_everything) return exactly && { matches: sql`true`, parts: [sql`true`], exact: exactly };
  const parts = [
    ...(byNumber ? [byNumber] : []),
    ...oneOf('container_id', 'uuid', found?.containers),
    ...oneOf('driver_id', 'uuid', found?.drivers),
    ...oneOf('place', 'text', placesMatching(text)),
  ];
  if (parts.length === 0) return { matches: sql`false`, parts: [sql`false`], exact: null };
  // `is not true` also covers columns without a value.
  const apart = parts.map((part, at) =>
    at === 0 ? part : sql<boolean>`(${part} and (${sql.join(parts.slice(0, at), sql` or `)}) is not true)`,
  );
  return { matches: sql`(${sql.join(parts, sql` or `)})`, parts: apart, exact: exactly };
}

/** Sorts by day, and exact matches of a search beyond all days. Without one the plain day can use an index. */
export function byDayOrMatch(table: 'orders' | 'sub_orders', search: Found | null) {
  const day = `${table}.delivery_date`;
  if (!search?.exact) return { key: day, cast: 'date' } as const;
  const key = sql`(case when ${search.exact} then '1' else '0' end || ${sql.ref(day)}::text)`;
  return { key, cast: 'text' } as const;
}

async function numbered(
  tx: Transaction<Schema>,
  table: 'orders' | 'sub_orders',
  companyId: string,
  text: string,
): Promise<RawBuilder<boolean> | null> {
  const wanted = readOrderNumber(text);
  if (!wanted) return null;
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('company_id', '=', companyId)
    .where('number', '=', wanted.number)
    .executeTakeFirst();
  if (!order) return null;
  if (table === 'orders') return sql`orders.id = ${order.id}::uuid`;
  const ofOrder = sql<boolean>`sub_orders.order_id = ${order.id}::uuid`;
  return wanted.position === undefined
    ? ofOrder
    : sql`(${ofOrder} and sub_orders.position = ${wanted.position})`;
}
