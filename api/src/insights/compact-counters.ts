import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asScheduler } from '../db/tenant.ts';

/** Rows that a company's statistics can add up without noticeable delay. */
const mostRows = 500;

/**
 * Merges the counter rows of companies that have many. The sums stay the same at every moment, also while
 * orders change and several servers compact.
 */
export async function compactCounters(context: Context): Promise<void> {
  await asScheduler(context.db, async (tx) => {
    await compact(tx, 'order_tally', 'company_id, month, status', ['orders']);
    await compact(tx, 'revenue_tally', 'company_id, month', ['orders', 'revenue']);
  });
}

/** @param columns the grouping columns */
async function compact(
  tx: Transaction<Schema>,
  table: string,
  columns: string,
  sums: string[],
): Promise<void> {
  const added = sums.map((sum) => `sum(${sum})`);
  await sql`
    with long as (select company_id from ${sql.table(table)} group by 1 having count(*) > ${mostRows}::int),
      taken as (
        delete from ${sql.table(table)} where company_id in (select company_id from long) returning *
      )
    insert into ${sql.table(table)} (${sql.raw(`${columns}, ${sums}`)})
    select ${sql.raw(`${columns}, ${added}`)} from taken group by ${sql.raw(columns)}
    having ${sql.raw(added.map((text) => `${text} <> 0`).join(' or '))}`.execute(tx);
}
