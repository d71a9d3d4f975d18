import { type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { type Paging, paged } from './paging.ts';
import type { Schema } from './schema.ts';

interface Counted {
  /** Selects `day`, the first of a span, and `number`: rows in it; rows of the same span add up. */
  readonly counts: RawBuilder<unknown>;
  readonly days: 1 | 7;
  /** The column of `found` that the spans count. */
  readonly dayColumn: string;
}

interface Listed<TB extends keyof Schema, Shown extends keyof Schema, O> {
  /** The list's filters, without columns. */
  readonly found: SelectQueryBuilder<Schema, TB, object>;
  readonly withColumns: (
    found: SelectQueryBuilder<Schema, TB, object>,
  ) => SelectQueryBuilder<Schema, Shown, O>;
}

/** In a list by day the database reads only the rows of the page's spans. */
export async function pageAtOffset<TB extends keyof Schema, Shown extends keyof Schema, O>(
  tx: Transaction<Schema>,
  { found, withColumns }: Listed<TB, Shown, O>,
  { counts, days, dayColumn }: Counted,
  { skip = 0, ...paging }: Paging,
) {
  const { key, direction, id = 'id', limit, cursor } = paging;
  const { total, first, last, before } = await spansOf(tx, counts, direction, {
    skip,
    // One more than requested shows whether anything follows.
    end: limit === undefined ? null : skip + limit + 1,
  });
  // After a cursor the offset counts from there.
  if (cursor !== undefined) return { ...(await paged(withColumns(found), { ...paging, skip })), total };

  if (key !== dayColumn || first === null) {
    const ids = fromNearerEnd(found, { ...paging, skip, total });
    return {
      ...(await paged(withColumns(found.where(sql<boolean>`${sql.ref(id)} in (${ids})`)), paging)),
      total,
    };
  }
  const day = sql.ref(dayColumn);
  /** `end` is the last span's first day; null: the page may end later than counted. */
  const pageUpTo = (end: string | null) => {
    const [from, to] = direction === 'asc' ? [first, end] : [end, first];
    let some = found;
    if (from !== null) some = some.where(sql<boolean>`${day} >= ${from}::date`);
    if (to !== null) some = some.where(sql<boolean>`${day} < ${to}::date + ${sql.lit(days)}`);
    const ids = inOrder(some, paging, { offset: skip - before, limit: oneMore(limit) });
    return paged(withColumns(some.where(sql<boolean>`${sql.ref(id)} in (${ids})`)), paging);
  };
  const page = await pageUpTo(last);
  // The list may have changed since it was counted.
  const isShort = last !== null && page.nextCursor === null;
  return { ...(isShort ? await pageUpTo(null) : page), total };
}

const oneMore = (limit: number | undefined) => (limit === undefined ? undefined : limit + 1);

function inOrder<TB extends keyof Schema>(
  found: SelectQueryBuilder<Schema, TB, object>,
  { key, id = 'id', direction }: Pick<Paging, 'key' | 'id' | 'direction'>,
  { offset, limit }: { readonly offset: number; readonly limit: number | undefined },
) {
  const ids = found
    .select(sql`${sql.ref(id)}`.as('page_id'))
    .orderBy(typeof key === 'string' ? sql.ref(key) : key, direction)
    .orderBy(sql.ref(id), direction)
    .offset(offset);
  return limit === undefined ? ids : ids.limit(limit);
}

/** Without spans: the database walks the rows on the page's shorter side. */
function fromNearerEnd<TB extends keyof Schema>(
  found: SelectQueryBuilder<Schema, TB, object>,
  { direction, limit, skip, total, ...order }: Paging & { readonly skip: number; readonly total: number },
) {
  const end = limit === undefined ? total : Math.min(total, skip + limit + 1);
  if (skip <= total - end)
    return inOrder(found, { ...order, direction }, { offset: skip, limit: oneMore(limit) });
  const opposite = { ...order, direction: direction === 'asc' ? 'desc' : 'asc' } as const;
  return inOrder(found, opposite, { offset: total - end, limit: Math.max(0, end - skip) });
}

/** `end` counts the rows up to the page's end; null: all. */
async function spansOf(
  tx: Transaction<Schema>,
  counts: RawBuilder<unknown>,
  direction: 'asc' | 'desc',
  { skip, end }: { readonly skip: number; readonly end: number | null },
) {
  const { rows } = await sql<{ first: string | null; last: string | null; before: number; total: number }>`
    with spans as (
      select day, sum(number) over (order by day ${sql.raw(direction)}) as up_to, number
      from (select day, sum(number) as number from (${counts}) as counts group by day having sum(number) > 0) as days
    ), first as (
      select day, up_to - number as before from spans where up_to - number <= ${skip}::bigint
      order by up_to desc limit 1
    )
    select first.day::text as first, first.before::bigint as before,
      (select day from spans where up_to >= ${end}::bigint order by up_to limit 1)::text as last,
      (select sum(number) from spans)::bigint as total
    from first`.execute(tx);
  return rows[0] ?? { first: null, last: null, before: 0, total: 0 };
}
