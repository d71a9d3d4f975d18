import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../schema.ts';
import { asCompany, asPlatform } from '../tenant.ts';
import type { Migration } from './migration.ts';

/**
 * Orders from before have numbers by their creation. The newest are numbered first: so the highest number is always given, from
 * which those that come meanwhile count on. However often it begins, an order gets the same number.
 */
export const olderOrderNumbers: Migration = {
  name: '0053-older-order-numbers',
  async fill(db) {
    const { rows } = await asPlatform(db, (tx) => sql<{ id: string }>`select id from companies`.execute(tx));
    for (const { id } of rows) {
      await untilNothingChanges(db, id, numbers(id));
      await untilNothingChanges(db, id, positions(id));
    }
  },
  statements: [],
};

async function untilNothingChanges(db: Db, companyId: string, change: RawBuilder<unknown>): Promise<void> {
  let changed = 1n;
  while (changed > 0n)
    changed = (await asCompany(db, companyId, (tx) => change.execute(tx))).numAffectedRows ?? 0n;
}

const numbers = (companyId: string) => sql`
  with without as (
    select id, row_number() over (order by created_at desc, id desc) as back, count(*) over () as left_over
    from orders where company_id = ${companyId} and number is null
  )
  update orders set number = 10000 + without.left_over - without.back + 1
  from without
  where orders.company_id = ${companyId} and orders.id = without.id and without.back <= 5000 and orders.number is null`;

/** All sub-orders of an order at once. */
const positions = (companyId: string) => sql`
  with without as (
    select order_id from sub_orders where company_id = ${companyId} and position is null group by order_id limit 2000
  ), placed as (
    select id, row_number() over (partition by order_id order by delivery_date, created_at, id) as position
    from sub_orders
    where company_id = ${companyId} and position is null and order_id in (select order_id from without)
  )
  update sub_orders set position = placed.position from placed
  where sub_orders.company_id = ${companyId} and sub_orders.id = placed.id and sub_orders.position is null`;
