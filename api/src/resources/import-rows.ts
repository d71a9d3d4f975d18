import type { EventData, EventType } from '@hawiyat/shared/contract/core/events';
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Table } from '../csv/csv-table.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { updateRows } from '../db/update-rows.ts';
import { appendEvent } from '../events/index.ts';
import type { ErrorType } from '../kernel/domain-error.ts';
import type { AnyFields } from './fields.ts';
import { type ImportKey, type ImportPlan, planImport } from './import-plan.ts';

/** What has events `….added` and `….changed`. */
type Subject = EventType extends infer E ? (E extends `${infer Name}.added` ? Name : never) : never;

/** A resource that a company keeps in files. */
export interface Imported<F extends AnyFields, T extends keyof Schema> {
  readonly fields: F;
  readonly table: T;
  readonly subject: Subject;
  readonly key: ImportKey;
  /** The company's rows. */
  readonly find: (tx: Transaction<Schema>, companyId: string) => SelectQueryBuilder<Schema, T, F['row']>;
  /** Those of a file's keys that no new row may have, with the reason. */
  readonly unavailable?: (
    tx: Transaction<Schema>,
    companyId: string,
    keys: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Throws when the company may not have so many more. */
  readonly assertRoom: (tx: Transaction<Schema>, companyId: string, more: number) => Promise<void>;
  readonly insert: (
    tx: Transaction<Schema>,
    companyId: string,
    rows: (F['values'] & { company_id: string; created_at: Date })[],
  ) => Promise<F['row'][]>;
  readonly eventData: (row: F['row']) => EventData;
  /** What `assertRoom` and `run` throw, and the prices of a file. */
  readonly throws: readonly ErrorType[];
  /** Runs work that writes rows, and throws the resource's own error for a conflict. */
  readonly run?: <R>(work: Promise<R>) => Promise<R>;
}

/**
 * Adds and changes rows by those of a file, all of them or none.
 * @param dryRun only plans
 * @returns the plan
 * @throws DomainError `csv-commas-ambiguous`, and what `assertRoom` throws
 */
export function importRows<F extends AnyFields, T extends keyof Schema>(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { fields, table, subject, key, ...resource }: Imported<F, T>,
  file: Table<string>,
  dryRun: boolean,
): Promise<ImportPlan<F>> {
  const at = now();
  const work = asCompany(db, companyId, async (tx) => {
    const stored = await resource
      .find(tx, companyId)
      .orderBy(sql.ref('created_at'), 'desc')
      .orderBy(sql.ref('id'), 'desc')
      .$if(!dryRun, (query) => query.forUpdate())
      .execute();
    const keys = file.rows.map(({ cells }) => key.of(cells[key.field] ?? ''));
    const unavailable = await resource.unavailable?.(tx, companyId, keys);
    const plan = planImport(fields, key, file, stored as F['row'][], unavailable);
    await resource.assertRoom(tx, companyId, plan.created.length);
    if (dryRun) return plan;
    const rows = plan.changed.map(({ row }) => row);
    await updateRows(tx, { table, companyId, columns: fields.edited }, rows);
    // The file's first row becomes the list's first.
    const created = plan.created.map((values, index) => ({
      ...values,
      ...{ company_id: companyId, created_at: new Date(at.getTime() - index) },
    }));
    const added = created.length > 0 ? await resource.insert(tx, companyId, created) : [];
    const event = <Happened extends string>(happened: Happened, row: F['row']) => ({
      ...({ companyId, at, type: `${subject}.${happened}`, entityId: row.id } as const),
      ...({ actor: { kind: 'admin', id: adminId }, data: resource.eventData(row) } as const),
    });
    await appendEvent(
      tx,
      ...plan.changed.map(({ row, changes }) => ({ ...event('changed', row), ...changes })),
      ...added.map((row) => ({ ...event('added', row), after: fields.audited(row) })),
    );
    return plan;
  });
  return resource.run ? resource.run(work) : work;
}
