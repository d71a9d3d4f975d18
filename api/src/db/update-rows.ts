import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** One statement for all rows; the table gives the columns' types. */
export async function updateRows(
  tx: Transaction<Schema>,
  { table, companyId, columns }: { table: keyof Schema; companyId: string; columns: readonly string[] },
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const changed = rows.map((row) =>
    Object.fromEntries(['id', ...columns].map((column) => [column, row[column]])),
  );
  const values = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`new.${column}`)}`);
  await sql`
    update ${sql.table(table)} as old set ${sql.join(values)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(changed)}::jsonb) as new
    where old.company_id = ${companyId} and old.id = new.id`.execute(tx);
}
