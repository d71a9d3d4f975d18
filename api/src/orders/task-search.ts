import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { type RawBuilder, sql } from 'kysely';

/**
 * A search in a list of tasks by container number and driver name in any spelling. It compares each container
 * and driver once, not each of their orders, of which there are many more.
 * @param table the tasks, unaliased
 * @returns null without a search text
 */
export function taskSearch(
  table: 'orders' | 'sub_orders',
  companyId: string,
  q: string | undefined,
): RawBuilder<boolean> | null {
  const text = normalizeForSearch(q ?? '');
  if (!text) return null;
  const containers = sql`select id from containers
    where company_id = ${companyId} and strpos(folded(number), ${text}) > 0`;
  const hasContainer =
    table === 'orders'
      ? sql`orders.container_id in (${containers})`
      : sql`sub_orders.order_id in (
          select id from orders where company_id = ${companyId} and container_id in (${containers}))`;
  return sql`(${hasContainer} or ${sql.table(table)}.driver_id in (
    select id from drivers where company_id = ${companyId} and strpos(folded(name), ${text}) > 0))`;
}
