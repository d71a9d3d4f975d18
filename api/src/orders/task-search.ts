import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isId } from '../kernel/id.ts';
import { kindsMatching } from '../kernel/kinds-matching.ts';
import { readOrderNumber } from '../kernel/order-number.ts';
import { placesMatching, placesNamed } from '../kernel/place-in-words.ts';
import { searchWords } from '../kernel/search-words.ts';
import { placeUnknown } from './errors.ts';
import { type Condition, meetingAll, meetingAny, type Narrowed, oneOf } from './task-conditions.ts';

type Tx = Transaction<Schema>;
type Table = 'orders' | 'sub_orders';

/** What a list of tasks is narrowed by beyond their own columns. */
interface Searched {
  readonly type?: ContainerType | undefined;
  readonly size?: ContainerSize | undefined;
  readonly place?: string | undefined;
  readonly driverId?: string | undefined;
  readonly q?: string | undefined;
}

export interface Found extends Narrowed {
  /** Tasks whose own or container's number is a whole word. */
  readonly exact: RawBuilder<boolean> | null;
}

/** Each word in any field; null when all match. Containers, drivers, places and orders come first: no hit reads no tasks. */
export async function taskSearch(
  tx: Tx,
  table: Table,
  companyId: string,
  { type, size, place, driverId, q = '' }: Searched,
): Promise<Found | null> {
  const words = await wordsIn(tx, table, companyId, searchWords(q));
  const conditions: Condition[] = words.flatMap(({ condition }) => (condition ? [condition] : []));
  if (type || size) conditions.push(await ofKind(tx, companyId, { type, size }));
  if (place !== undefined) {
    const named = placesNamed(place);
    if (named.length === 0) throw placeUnknown();
    conditions.push(oneOf({ place: named }));
  }
  // No other company's driver has tasks here.
  if (driverId !== undefined) conditions.push(oneOf({ driver_id: isId(driverId) ? [driverId] : [] }));
  const exactly = words.flatMap(({ exact }) => (exact.size > 0 ? [exact] : []));
  const exact = exactly.length > 0 ? meetingAny(table, exactly) : null;
  if (conditions.length > 0) return { ...meetingAll(table, conditions), exact };
  return exact && { matches: sql`true`, parts: [sql`true`], isScattered: false, exact };
}

/** Sorts by day, and exact matches of a search beyond all days. Without one the plain day can use an index. */
export function byDayOrMatch(table: Table, search: Found | null) {
  const day = `${table}.delivery_date`;
  if (!search?.exact) return { key: day, cast: 'date' } as const;
  const key = sql`(case when ${search.exact} then '1' else '0' end || ${sql.ref(day)}::text)`;
  return { key, cast: 'text' } as const;
}

async function ofKind(tx: Tx, companyId: string, { type, size }: Pick<Searched, 'type' | 'size'>) {
  let found = tx.selectFrom('containers').select('id').where('company_id', '=', companyId);
  if (type) found = found.where('type', '=', type);
  if (size) found = found.where('size', '=', size);
  const { rows } = await sql<{ ids: string[] }>`select array(${found}) as ids`.execute(tx);
  return oneOf({ container_id: rows[0]?.ids });
}

interface Matches {
  readonly at: number;
  readonly containers: readonly string[] | null;
  readonly exact: readonly string[] | null;
  readonly drivers: readonly string[] | null;
  readonly is_everything: boolean;
}

/** What each word means; its condition is null where all tasks meet it. */
async function wordsIn(tx: Tx, table: Table, companyId: string, words: readonly string[]) {
  if (words.length === 0) return [];
  const matches = words.map((word, at) => matchesOf(word, at, companyId));
  const { rows } = await sql<Matches>`${sql.join(matches, sql` union all `)}`.execute(tx);
  const found: { readonly condition: Condition | null; readonly exact: Condition }[] = [];
  for (const [at, word] of words.entries()) {
    const of = rows.find((row) => row.at === at);
    const numbered = await ofNumber(tx, table, companyId, word);
    found.push({
      condition: of?.is_everything
        ? null
        : oneOf({
            ...numbered,
            container_id: of?.containers,
            driver_id: of?.drivers,
            place: placesMatching(word),
          }),
      exact: oneOf({ ...numbered, container_id: of?.exact }),
    });
  }
  return found;
}

function matchesOf(word: string, at: number, companyId: string): RawBuilder<unknown> {
  const kinds = kindsMatching(word).map(({ type, size }) => sql`(${type}, ${size})`);
  const isKind = kinds.length === 0 ? sql`false` : sql`(type, size) in (${sql.join(kinds)})`;
  const isMatch = sql`(strpos(folded_number, ${word}) > 0 or ${isKind})`;
  return sql`
    select ${sql.lit(at)} as at, containers.ids as containers, containers.exact, drivers.ids as drivers,
      containers.is_everything
    from (select array_agg(id) filter (where ${isMatch}) as ids,
            array_agg(id) filter (where folded_number = ${word}) as exact,
            coalesce(bool_and(${isMatch}), false) as is_everything
          from containers where company_id = ${companyId}) as containers,
         (select array_agg(id) as ids from drivers
          where company_id = ${companyId} and strpos(folded_name, ${word}) > 0) as drivers`;
}

/** The order or sub-order that has the word as its number. */
async function ofNumber(tx: Tx, table: Table, companyId: string, word: string) {
  const wanted = readOrderNumber(word);
  if (!wanted) return {};
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('company_id', '=', companyId)
    .where('number', '=', wanted.number)
    .executeTakeFirst();
  if (!order) return {};
  if (table === 'orders') return { id: [order.id] };
  if (wanted.position === undefined) return { order_id: [order.id] };
  const tasks = await tx
    .selectFrom('sub_orders')
    .select('id')
    .where('company_id', '=', companyId)
    .where('order_id', '=', order.id)
    .where('position', '=', wanted.position)
    .execute();
  return { id: tasks.map(({ id }) => id) };
}
