import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

interface Matches {
  readonly containers: readonly string[] | null;
  readonly drivers: readonly string[] | null;
  /** Every task has one of the containers. */
  readonly is_everything: boolean;
}

/**
 * A search in a list of tasks by container number and driver name in any spelling. Containers and drivers are
 * found first, because there are many more tasks: a search that finds none reads no task.
 * @param table the tasks, unaliased
 * @returns null when every task matches, as without a search text
 */
export async function taskSearch(
  tx: Transaction<Schema>,
  table: 'orders' | 'sub_orders',
  companyId: string,
  q: string | undefined,
): Promise<RawBuilder<boolean> | null> {
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
  const conditions = [];
  if (containers.length > 0) conditions.push(hasContainer(table, companyId, containers));
  if (drivers.length > 0) conditions.push(sql`${sql.table(table)}.driver_id = any(${drivers}::uuid[])`);
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** Above so many containers a join finds their sub-orders in fewer steps. */
const mostLookedUp = 100;

function hasContainer(table: 'orders' | 'sub_orders', companyId: string, ids: readonly string[]) {
  if (table === 'orders') return sql`orders.container_id = any(${ids}::uuid[])`;
  const orders = sql`select id from orders where company_id = ${companyId} and container_id = any(${ids}::uuid[])`;
  // As an array, so that the sub-orders are looked up by index.
  return ids.length > mostLookedUp
    ? sql`sub_orders.order_id in (${orders})`
    : sql`sub_orders.order_id = any(array(${orders}))`;
}
