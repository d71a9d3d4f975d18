import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { readOrderNumber } from '../kernel/order-number.ts';

interface Matches {
  readonly containers: readonly string[] | null;
  readonly drivers: readonly string[] | null;
  /** Every task has one of the containers. */
  readonly is_everything: boolean;
}

/** The tasks that a search finds. */
export interface Found {
  readonly matches: RawBuilder<boolean>;
  /** The same in parts, no task in two of them: each is counted from an index alone. */
  readonly parts: readonly RawBuilder<boolean>[];
}

/**
 * A search in a list of tasks by container number and driver name in any spelling, and by an order's whole number.
 * Containers, drivers and that order are found first, because there are many more tasks: a search that finds none
 * reads no task.
 * @param table the tasks, unaliased
 * @returns null when every task matches, as without a search text
 */
export async function taskSearch(
  tx: Transaction<Schema>,
  table: 'orders' | 'sub_orders',
  companyId: string,
  q: string | undefined,
): Promise<Found | null> {
  const text = normalizeForSearch(q ?? '');
  if (!text) return null;
  const { rows } = await sql<Matches>`
    select containers.ids as containers, drivers.ids as drivers, containers.is_everything
    from (select array_agg(id) filter (where strpos(folded_number, ${text}) > 0) as ids,
            coalesce(bool_and(strpos(folded_number, ${text}) > 0), false) as is_everything
          from containers where company_id = ${companyId}) as containers,
         (select array_agg(id) as ids from drivers
          where company_id = ${companyId} and strpos(folded_name, ${text}) > 0) as drivers`.execute(tx);
  const [found] = rows;
  if (found?.is_everything) return null;
  const { containers, drivers } = { containers: found?.containers ?? [], drivers: found?.drivers ?? [] };
  const byContainer = sql<boolean>`${sql.ref(`${table}.container_id`)} = any(${containers}::uuid[])`;
  const byDriver = sql<boolean>`${sql.ref(`${table}.driver_id`)} = any(${drivers}::uuid[])`;
  const byNumber = await numbered(tx, table, companyId, text);
  const parts = [
    ...(byNumber ? [byNumber] : []),
    ...(containers.length > 0 ? [byContainer] : []),
    ...(drivers.length > 0 ? [byDriver] : []),
  ];
  if (parts.length === 0) return { matches: sql`false`, parts: [sql`false`] };
  const apart = parts.map((part, at) =>
    at === 0 ? part : sql<boolean>`(${part} and not (${sql.join(parts.slice(0, at), sql` or `)}))`,
  );
  return { matches: sql`(${sql.join(parts, sql` or `)})`, parts: apart };
}

/** The task or tasks of the order with that number. */
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
