import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Db } from '../db/schema.ts';
import { asScheduler } from '../db/tenant.ts';

/** A company's statistics add up so many rows without noticeable delay. */
const mostRows = 500;

/** Event streams wait for open transactions, so each batch is short. */
const batch = 2_000;

/** Merges counter rows. The sums stay the same at every moment, also while several servers compact. */
export async function compactCounters({ db }: Pick<Context, 'db'>): Promise<void> {
  await compact(db, 'order_tally', 'company_id, month, status', ['orders']);
  await compact(db, 'revenue_tally', 'company_id, month', ['orders', 'revenue']);
  await merge(db, 'task_counters', 'company_id, kind, week, status, assigned', { tasks: 'sum' });
  await merge(db, 'request_counters', 'delivery_date, container_type, container_size', { requests: 'sum' });
  await merge(db, 'price_counters', 'company_id, month, container_type, container_size, rental_type', {
    ...{ orders: 'sum', least: 'min', most: 'max' },
  });
}

async function compact(db: Db, table: string, columns: string, sums: string[]): Promise<void> {
  const added = sums.map((sum) => `sum(${sum})`);
  await asScheduler(db, (tx) =>
    sql`
      with long as (select company_id from ${sql.table(table)} group by 1 having count(*) > ${mostRows}::int),
        taken as (
          delete from ${sql.table(table)} where company_id in (select company_id from long) returning *
        )
      insert into ${sql.table(table)} (${sql.raw(`${columns}, ${sums}`)})
      select ${sql.raw(`${columns}, ${added}`)} from taken group by ${sql.raw(columns)}
      having ${sql.raw(added.map((text) => `${text} <> 0`).join(' or '))}`.execute(tx),
  );
}

/** Merges the rows since the last run into their groups; `sums` has each column's aggregate. */
async function merge(
  db: Db,
  table: string,
  columns: string,
  sums: Readonly<Record<string, 'sum' | 'min' | 'max'>>,
): Promise<void> {
  const [counted, ...others] = Object.keys(sums);
  const merged = Object.entries(sums).map(([column, how]) => `${how}(${column})`);
  const mergeBatch = sql<{ taken: number }>`
    with fresh as (select ${sql.raw(columns)} from ${sql.table(table)} where not merged limit ${batch}::int),
      taken as (
        delete from ${sql.table(table)} where (${sql.raw(columns)}) in (select distinct * from fresh) returning *
      ),
      added as (
        insert into ${sql.table(table)} (${sql.raw([columns, counted, ...others].join(', '))}, merged)
        select ${sql.raw([columns, ...merged].join(', '))}, true from taken group by ${sql.raw(columns)}
        having sum(${sql.raw(counted ?? '')}) <> 0
      )
    select count(*) as taken from fresh`;
  for (let left = batch; left === batch; ) {
    const { rows } = await asScheduler(db, (tx) => mergeBatch.execute(tx));
    left = rows[0]?.taken ?? 0;
  }
}
