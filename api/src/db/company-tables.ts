import { sql } from 'kysely';
import type { Db } from './schema.ts';
import { sessionTables } from './tenant.ts';

/** Tables whose rows belong to a company, without the parts of a partitioned one. */
const companyTables = sql`
  select c.oid, c.relname as name from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all(${[...sessionTables]})`;

/** Counters are added to when what they count is deleted. */
const isCounter = (name: string) => /_(counters|tally)$/.test(name);

/**
 * The tables of companies in an order in which their rows can be deleted: before what they refer to. Counters are last, for
 * deleted rows are counted. Sessions are left out, because the database deletes them with their person.
 */
export async function companyTablesInOrder(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; refers_to: string[] }>`
    select name, array(
      select distinct confrelid::regclass::text from pg_constraint
      where contype = 'f' and conrelid = tables.oid and confrelid <> tables.oid
    ) as refers_to
    from (${companyTables}) tables order by name`.execute(db);
  const left = new Map(rows.map((row) => [row.name, row.refers_to]));
  const order: string[] = [];
  while (left.size > 0) {
    const isReferredTo = (name: string) => [...left.values()].some((those) => those.includes(name));
    const next = [...left.keys()].find((name) => !isReferredTo(name));
    if (next === undefined) throw new Error(`Tables refer to each other: ${[...left.keys()].join(', ')}`);
    left.delete(next);
    order.push(next);
  }
  return [...order.filter((name) => !isCounter(name)), ...order.filter(isCounter)];
}
