import { sql } from 'kysely';
import type { Db } from './schema.ts';
import { sessionTables } from './tenant.ts';

/** Without the parts of partitioned tables. */
const companyTables = sql`
  select c.oid, c.relname as name from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all(${[...sessionTables]})`;

const isCounter = (name: string) => /_(counters|tally)$/.test(name);

/** Deleting adds to counters, so these come last. The database deletes sessions with their person. */
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
