import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { type RawBuilder, sql } from 'kysely';

/**
 * What a search in a list of tasks compares: the container's number and the driver's name, however they are spelled. Each
 * container and driver is looked at once, not each of their orders, of which there are many times more.
 * @param table the tasks, unaliased
 * @returns null when nothing is searched for
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
