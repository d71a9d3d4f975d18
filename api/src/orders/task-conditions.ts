import { type RawBuilder, sql } from 'kysely';

const columns = {
  id: 'uuid',
  order_id: 'uuid',
  container_id: 'uuid',
  driver_id: 'uuid',
  place: 'text',
} as const;
type Column = keyof typeof columns;
type Columns = { readonly [Name in Column]?: readonly string[] | null | undefined };

/** A task meets it by a value in one of the columns; without columns none does. */
export type Condition = ReadonlyMap<Column, readonly string[]>;

/** A column without values meets nothing. */
export const oneOf = (values: Columns): Condition =>
  new Map(
    (Object.keys(values) as Column[]).flatMap((column) =>
      values[column]?.length ? [[column, values[column]] as const] : [],
    ),
  );

export interface Narrowed {
  readonly matches: RawBuilder<boolean>;
  /** Disjoint conditions: an index counts each. */
  readonly parts: readonly RawBuilder<boolean>[];
  /** Whether no index has the tasks of a part in the list's order: no column has one value. */
  readonly isScattered: boolean;
}

const nothing: Narrowed = { matches: sql`false`, parts: [sql`false`], isScattered: false };

/** Tasks that meet all of the conditions, which are one or more. */
export function meetingAll(table: 'orders' | 'sub_orders', conditions: readonly Condition[]): Narrowed {
  const needed = conditions.filter(({ size }) => size === 1).reduce(both, new Map());
  const [split, ...others] = conditions
    .filter(({ size }) => size !== 1)
    .toSorted((one, other) => valuesIn(one) - valuesIn(other));
  if (isImpossible(needed) || split?.size === 0) return nothing;
  const rest = others.map((condition) => meetingAny(table, [condition]));
  const all = (own: Condition, more: readonly RawBuilder<boolean>[] = []) =>
    joined([...inColumns(table, own), ...more, ...rest], ' and ');
  const isScattered = [...needed.values()].every(areMany) && [...(split ?? needed).values()].some(areMany);
  if (!split) return { matches: all(needed), parts: [all(needed)], isScattered };
  const parts = [...split].flatMap((alternative, at) => {
    const part = both(needed, new Map([alternative]));
    if (isImpossible(part)) return [];
    const before = meetingAny(table, [new Map([...split].slice(0, at))]);
    // `is not true` also covers columns without a value.
    return [all(part, at === 0 ? [] : [sql<boolean>`(${before}) is not true`])];
  });
  if (parts.length === 0) return nothing;
  return { matches: all(needed, [meetingAny(table, [split])]), parts, isScattered };
}

/** Tasks that meet any of the conditions, of which one has a column. */
export const meetingAny = (table: 'orders' | 'sub_orders', conditions: readonly Condition[]) =>
  joined(
    conditions.flatMap((condition) => inColumns(table, condition)),
    ' or ',
  );

/** Both needed: one list of values a column, because an index may walk each pair of two. */
function both(one: Condition, other: Condition): Condition {
  const common = new Map(one);
  for (const [column, values] of other) {
    const wanted = new Set(values);
    common.set(column, one.get(column)?.filter((value) => wanted.has(value)) ?? values);
  }
  return common;
}

const isImpossible = (needed: Condition) => [...needed.values()].some(({ length }) => length === 0);
const areMany = ({ length }: readonly string[]) => length > 1;
const valuesIn = (condition: Condition) => [...condition.values()].flat().length;

/** One value is compared as such: only then has an index its rows in the list's order. */
const inColumns = (table: string, condition: Condition) =>
  [...condition].map(([name, values]) => {
    const column = sql.ref(`${table}.${name}`);
    const type = sql.raw(columns[name]);
    return values.length === 1
      ? sql<boolean>`${column} = ${values[0]}::${type}`
      : sql<boolean>`${column} = any(${values}::${type}[])`;
  });

const joined = (conditions: readonly RawBuilder<boolean>[], by: ' and ' | ' or ') =>
  sql<boolean>`(${sql.join(conditions, sql.raw(by))})`;
