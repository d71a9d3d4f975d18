import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Table } from '../csv/csv-table.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { updateRows } from '../db/update-rows.ts';
import type { AnyFields } from './fields.ts';
import { type ImportKey, type ImportPlan, planImport } from './import-plan.ts';
import { assertQuota } from './quota.ts';
import type { Resource } from './resource.ts';
import { appendRowEvents, authored } from './row-events.ts';
import { orTaken } from './taken-values.ts';

export interface Imported<
  F extends AnyFields,
  T extends keyof Schema,
  Row extends F['row'],
  Shown extends Row,
> {
  readonly resource: Resource<F, Row, Shown>;
  readonly key: ImportKey;
  readonly find: (tx: Transaction<Schema>, companyId: string) => SelectQueryBuilder<Schema, T, Row>;
  readonly unavailable?: (
    tx: Transaction<Schema>,
    companyId: string,
    keys: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  readonly insert: (
    tx: Transaction<Schema>,
    companyId: string,
    rows: (F['values'] & { company_id: string; created_at: Date })[],
  ) => Promise<Row[]>;
}

/** Adds and changes rows by those of a file, all or none. A dry run only plans. */
export function importRows<
  F extends AnyFields,
  T extends keyof Schema,
  Row extends F['row'],
  Shown extends Row,
>(
  { db, now }: Context,
  admin: Admin,
  { resource, key, ...imported }: Imported<F, T, Row, Shown>,
  { file, dryRun }: { readonly file: Table<string>; readonly dryRun: boolean },
): Promise<ImportPlan<F>> {
  const { companyId } = admin;
  const at = now();
  const { fields, table } = resource;
  const work = asCompany(db, companyId, async (tx) => {
    const stored = await imported
      .find(tx, companyId)
      .orderBy(sql.ref('created_at'), 'desc')
      .orderBy(sql.ref('id'), 'desc')
      .$if(!dryRun, (query) => query.forUpdate())
      .execute();
    const keys = file.rows.map(({ cells }) => key.of(cells[key.field] ?? ''));
    const unavailable = await imported.unavailable?.(tx, companyId, keys);
    const plan = planImport(fields, key, file, { stored: stored as F['row'][], unavailable });
    await assertQuota(tx, resource, companyId, plan.created.length);
    if (dryRun) return plan;
    const rows = plan.changed.map(({ row }) => row);
    await updateRows(tx, { table, companyId, columns: fields.edited }, rows);
    // The file's first row becomes the list's first.
    const created = plan.created.map((values, index) => ({
      ...values,
      ...{ company_id: companyId, created_at: new Date(at.getTime() - index) },
    }));
    const added = created.length > 0 ? await imported.insert(tx, companyId, created) : [];
    await appendRowEvents(authored({ ...admin, tx, at }), resource, [
      ...plan.changed.map(({ row, changes }) => ({
        happened: 'changed' as const,
        row: row as Row,
        ...changes,
      })),
      ...added.map((row) => ({ happened: 'added' as const, row, after: fields.audited(row) })),
    ]);
    return plan;
  });
  return orTaken(resource, work);
}
