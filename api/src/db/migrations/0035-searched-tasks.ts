import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { asCompany, asPlatform } from '../tenant.ts';
import type { Migration } from './migration.ts';

/** Rows of one transaction: whoever changes one of them waits a fraction of a second. */
const batch = 5_000;
/** Milliseconds until rows are tried again that others held. */
const pause = 200;

/**
 * A search counts the tasks of its containers and drivers from the indexes alone, so an index by driver has the container too.
 */
export const searchedTasks: Migration = {
  name: '0035-searched-tasks',
  async fill(db) {
    const { rows } = await asPlatform(db, (tx) => sql<{ id: string }>`select id from companies`.execute(tx));
    for (const { id } of rows) await fillContainers(db, id);
  },
  separately: [
    `create index if not exists sub_orders_of_container_by_day
       on sub_orders (company_id, container_id, delivery_date, id)`,
    `create index if not exists sub_orders_of_driver_by_day
       on sub_orders (company_id, driver_id, delivery_date, id) include (container_id)`,
    `create index if not exists orders_of_driver_with_container
       on orders (company_id, driver_id, delivery_date, id) include (container_id)`,
  ],
  statements: [
    'drop index sub_orders_of_driver',
    'drop index orders_of_driver_by_day',
    'alter index orders_of_driver_with_container rename to orders_of_driver_by_day',
  ],
};

/** Gives a company's sub-orders their containers; rows that others hold are left for the next round. */
async function fillContainers(db: Db, companyId: string): Promise<void> {
  for (;;) {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) after = await fillBatch(db, companyId, after);
    const { rows } = await asCompany(db, companyId, (tx) =>
      sql`select from sub_orders where company_id = ${companyId} and container_id is null limit 1`.execute(
        tx,
      ),
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** @returns the last id, unless these were the last rows */
async function fillBatch(db: Db, companyId: string, after: string): Promise<string | undefined> {
  const { rows } = await asCompany(db, companyId, (tx) =>
    sql<{ id: string; taken: number }>`
      with taken as (
        select id, order_id from sub_orders
        where company_id = ${companyId} and id > ${after}::uuid and container_id is null
        order by id limit ${batch}::int for update skip locked
      ), filled as (
        update sub_orders set container_id = orders.container_id from taken, orders
        where sub_orders.company_id = ${companyId} and sub_orders.id = taken.id
          and orders.company_id = ${companyId} and orders.id = taken.order_id
      )
      select id, (select count(*) from taken) as taken from taken order by id desc limit 1`.execute(tx),
  );
  const [last] = rows;
  return last && last.taken === batch ? last.id : undefined;
}
