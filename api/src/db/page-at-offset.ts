import { type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { type Paging, paged } from './paging.ts';
import type { Schema } from './schema.ts';

/** How long a list is, and in which span of days an offset falls. */
interface Counted {
  /** A select of `day`, the first of a span, and `number`: rows in it; rows of the same span add up. */
  readonly counts: RawBuilder<unknown>;
  /** Length of a span. */
  readonly days: 1 | 7;
  /** The column of `found` that the spans are about. */
  readonly dayColumn: string;
}

/**
 * A page by its offset, with the length of the whole list. In a list by day the database walks the rows of
 * one span, not all rows before the page; then it joins the page's rows alone.
 * @param found the list's rows, filtered, without columns for display
 * @param shown adds joins and columns
 */
export async function pageAtOffset<TB extends keyof Schema, Shown extends keyof Schema, O>(
  tx: Transaction<Schema>,
  found: SelectQueryBuilder<Schema, TB, object>,
  shown: (found: SelectQueryBuilder<Schema, TB, object>) => SelectQueryBuilder<Schema, Shown, O>,
  { counts, days, dayColumn }: Counted,
  { skip = 0, ...paging }: Paging,
) {
  const { key, direction, id = 'id', limit, cursor } = paging;
  const { total, day, before } = await spanOf(tx, counts, days, direction, skip);
  // After a cursor the offset counts from there.
  if (cursor !== undefined) return { ...(await paged(shown(found), { ...paging, skip })), total };

  const isByDay = key === dayColumn && day !== null;
  const beyond = direction === 'asc' ? sql`>=` : sql`<=`;
  const rest = isByDay ? found.where(sql<boolean>`${sql.ref(dayColumn)} ${beyond} ${day}::date`) : found;
  let ids = rest
    .select(sql`${sql.ref(id)}`.as('page_id'))
    .orderBy(typeof key === 'string' ? sql.ref(key) : key, direction)
    .orderBy(sql.ref(id), direction)
    .offset(isByDay ? skip - before : skip);
  if (limit !== undefined) ids = ids.limit(limit + 1);
  return { ...(await paged(shown(found.where(sql<boolean>`${sql.ref(id)} in (${ids})`)), paging)), total };
}

async function spanOf(
  tx: Transaction<Schema>,
  counts: RawBuilder<unknown>,
  days: number,
  direction: 'asc' | 'desc',
  skip: number,
) {
  const edge = direction === 'asc' ? sql`day` : sql`day + ${sql.lit(days - 1)}`;
  const { rows } = await sql<{ day: string; before: number; total: number }>`
    select (${edge})::text as day, before::bigint as before, total::bigint as total
    from (
      select day, sum(number) over (order by day ${sql.raw(direction)}) - number as before, sum(number) over () as total
      from (select day, sum(number) as number from (${counts}) as counts group by day having sum(number) > 0) as spans
    ) as running
    where before <= ${skip}::bigint order by before desc limit 1`.execute(tx);
  return rows[0] ?? { day: null, before: 0, total: 0 };
}
