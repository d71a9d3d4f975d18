import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { DomainErrorMaker } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import type { Values } from './field.ts';
import type { AnyResource } from './resource.ts';

/** The columns that all resources share: Kysely knows none of a table that is a parameter. */
interface AlikeTables {
  readonly rows: {
    readonly company_id: string;
    readonly id: string;
    readonly archived_at: Date | null;
    readonly restorable_until: Date | null;
  };
}
const alike = (tx: Transaction<Schema>) => tx as unknown as Transaction<AlikeTables>;
const rows = 'rows';

export async function lockedRow<T extends keyof Schema, Row>(
  found: SelectQueryBuilder<Schema, T, Row>,
  id: string,
  missing: DomainErrorMaker,
): Promise<Row> {
  const row = isId(id) ? await found.where(sql.ref('id'), '=', id).forUpdate().executeTakeFirst() : undefined;
  if (!row) throw missing();
  return row as Row;
}

export async function rowsInOrder<T extends keyof Schema, Row extends { readonly id: string }>(
  found: SelectQueryBuilder<Schema, T, Row>,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const known = new Map<string, Row>();
  for (const row of await found.where(sql.ref('id'), 'in', ids).execute())
    known.set((row as Row).id, row as Row);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** An archived row can be deleted too. */
export async function deletableRow(
  tx: Transaction<Schema>,
  { table, fields }: AnyResource,
  companyId: string,
  id: string,
): Promise<(Values & { readonly id: string; readonly restorable_until: Date | null }) | undefined> {
  if (!isId(id)) return undefined;
  return alike(tx)
    .selectFrom(table as typeof rows)
    .select(fields.columns as readonly 'id'[])
    .select('restorable_until')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('archived_at', 'is', null), eb('restorable_until', 'is not', null)]))
    .forUpdate()
    .executeTakeFirst();
}

export async function insertRows(
  tx: Transaction<Schema>,
  { table }: AnyResource,
  values: readonly Values[],
): Promise<string[]> {
  const added = await alike(tx)
    .insertInto(table as typeof rows)
    .values(values as never)
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}

export async function updateRow(
  tx: Transaction<Schema>,
  { table }: AnyResource,
  { company_id, id }: { readonly company_id: string; readonly id: string },
  values: Values,
): Promise<void> {
  await alike(tx)
    .updateTable(table as typeof rows)
    .set(values)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export async function countRows(
  tx: Transaction<Schema>,
  { table, errors }: AnyResource,
  companyId: string,
): Promise<number> {
  const { present } = await alike(tx)
    .selectFrom(table as typeof rows)
    .select((eb) => eb.fn.countAll<string>().as('present'))
    .where('company_id', '=', companyId)
    .$if(errors.notArchived !== undefined, (query) => query.where('archived_at', 'is', null))
    .executeTakeFirstOrThrow();
  return Number(present);
}
