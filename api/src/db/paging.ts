import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type CursorCast, type Position, readCursor, writeCursor } from './cursor.ts';

/** Names come from the code, never from input. */
export interface Paging {
  /** The column or expression to order by; ties are ordered by `id`. */
  readonly key: string | Expression<unknown>;
  readonly cast: CursorCast;
  readonly direction: 'asc' | 'desc';
  /** The unique column; defaults to `id`. */
  readonly id?: string;
  /** Whether `key` may be null: such rows come last ascending, first descending. */
  readonly nullable?: boolean;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly skip?: number | undefined;
}

/** Keyset paging: rows that come or go meanwhile neither repeat nor hide others. Without paging: the whole list. */
export async function paged<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  {
    key,
    second,
    cast,
    direction,
    id = 'id',
    nullable = false,
    limit,
    cursor,
    skip,
  }: Paging & {
    /** Orders rows of equal `key` before `id`; never null. */
    readonly second?: Pick<Paging, 'key' | 'cast'>;
  },
): Promise<{ rows: O[]; nextCursor?: string | null }> {
  const by = expressionOf(key);
  const tie = sql.ref(id);
  const at = cursor === undefined ? null : readCursor(cursor, cast, second?.cast);
  const then = second ? expressionOf(second.key) : null;
  const first = query.orderBy(by, direction);
  const ordered = (then ? first.orderBy(then, direction) : first).orderBy(tie, direction);
  if (limit === undefined && at === null && skip === undefined) return { rows: await ordered.execute() };

  let page = ordered.select([
    sql`(${by})::text`.as('page_key'),
    sql`(${then ?? sql`null`})::text`.as('page_second'),
    sql`${tie}::text`.as('page_id'),
  ]);
  if (at !== null) {
    const between = then && second ? { key: then, cast: second.cast } : null;
    page = page.where(after({ key: by, id: tie, at, cast, direction, nullable, second: between }));
  }
  if (skip !== undefined) page = page.offset(skip);
  // One more than requested shows whether anything follows.
  if (limit !== undefined) page = page.limit(limit + 1);
  const found = await page.execute();
  const rows = limit === undefined ? found : found.slice(0, limit);
  if (found.length === rows.length) return { rows, nextCursor: null };
  const { page_key, page_second, page_id } = positionColumns.parse(rows.at(-1));
  return { rows, nextCursor: writeCursor(page_key, page_id, page_second ?? undefined) };
}

const expressionOf = (key: string | Expression<unknown>) => (typeof key === 'string' ? sql.ref(key) : key);

/** Rows of the list compared for one of the page; where fewer match, an index reads less. */
const walkedForOne = 20;

/**
 * Joins read only the page's rows, and an index has each part in the list's order; with one condition for several parts
 * the database would sort all rows. Parts must not overlap. With `walk` the list's first rows are compared first.
 */
export function inPageOf<DB, TB extends keyof DB>(
  parts: readonly SelectQueryBuilder<DB, TB, object>[],
  { key, cast, direction, id = 'id', nullable = false, limit, cursor }: Paging,
  walk?: { table: string; list: SelectQueryBuilder<DB, TB, object>; matches: Expression<boolean> } | false,
) {
  const by = expressionOf(key);
  const tie = sql.ref(id);
  const order = sql`${by} ${sql.raw(direction)}, ${tie} ${sql.raw(direction)}`;
  const inOrder = <O>(some: SelectQueryBuilder<DB, TB, O>, most = limit) => {
    let rows = some.orderBy(order);
    if (cursor !== undefined)
      rows = rows.where(after({ key: by, id: tie, at: readCursor(cursor, cast), cast, direction, nullable }));
    return sql`(${most === undefined ? rows : rows.limit(most + 1)})`;
  };
  const ids = (some: typeof parts) =>
    sql.join(
      some.map((part) => inOrder(part.select(tie.as('page_id')))),
      sql` union all `,
    );
  if (!walk || limit === undefined || typeof key !== 'string')
    return sql<boolean>`${tie} = any(array(${ids(parts)}))`;
  const isShort = sql<boolean>`(select count(*) from near) <= ${limit}`;
  return sql<boolean>`${tie} = any(array(
    with near as materialized (
      select ${tie} from ${inOrder(walk.list.selectAll(), walkedForOne * limit)} as ${sql.table(walk.table)}
      where ${walk.matches} order by ${order} limit ${limit + 1}
    ) select id from near union all ${ids(parts.map((part) => part.where(isShort)))}))`;
}

// The added columns, which the compiler cannot see in an unknown row type.
const positionColumns = z.object({
  page_key: z.nullable(z.string()),
  page_second: z.nullable(z.string()),
  page_id: z.string(),
});

interface Keyset extends Required<Pick<Paging, 'cast' | 'direction' | 'nullable'>> {
  readonly key: Expression<unknown>;
  readonly id: Expression<unknown>;
  readonly at: Position;
  readonly second?: { readonly key: Expression<unknown>; readonly cast: CursorCast } | null;
}

/** Rows after a position in the database's order: nulls are greater than everything. */
function after({ key, id, at, cast, direction, nullable, second = null }: Keyset) {
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const ties = second ? sql`${second.key}, ${id}` : id;
  const atTies = second ? sql`${at.second}::${sql.raw(second.cast)}, ${at.id}::uuid` : sql`${at.id}::uuid`;
  if (at.key === null) {
    const among = sql<boolean>`(${key} is null and (${ties}) ${beyond} (${atTies}))`;
    return direction === 'asc' ? among : sql<boolean>`(${key} is not null or ${among})`;
  }
  const row = sql<boolean>`(${key}, ${ties}) ${beyond} (${at.key}::${sql.raw(cast)}, ${atTies})`;
  // An index serves only the comparison, so the other half is added only where rows may be null.
  return nullable && direction === 'asc' ? sql<boolean>`(${row} or ${key} is null)` : row;
}
