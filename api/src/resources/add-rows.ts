import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Values } from './field.ts';
import type { AnyFields } from './fields.ts';
import { assertQuota } from './quota.ts';
import type { Author, Next, Resource } from './resource.ts';
import { appendRowEvents, authoredBy } from './row-events.ts';
import { insertRows } from './rows.ts';

/**
 * Stores rows of the same form, without telling anybody.
 * @param input the validated form
 * @param rows the columns of each row that the form has not
 * @throws DomainError `errors.full`, and what the resource's rules throw
 */
export async function storeRows<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  tx: Transaction<Schema>,
  resource: Resource<F, Row, Shown>,
  author: Author,
  input: F['input'],
  rows: readonly Values[],
): Promise<readonly Shown[]> {
  const { companyId, at } = author;
  const { fields, assertAllowed, derived, follow } = resource;
  await assertQuota(tx, resource, companyId, rows.length);
  const values: Values[] = [];
  for (const columns of rows) {
    const next = { ...fields.stored(input), ...columns } as unknown as Next<Row>;
    await assertAllowed?.(tx, author, next);
    values.push({ company_id: companyId, created_at: at, ...next, ...derived?.(next) });
  }
  const ids = await insertRows(tx, resource, values);
  const stored = await resource.shown(tx, companyId, ids);
  if (!follow) return stored;
  for (const row of stored) await follow(tx, author, row, input);
  return resource.shown(tx, companyId, ids);
}

/** Stores rows of the same form, in the transaction of a command, as `storeRows` does, and tells of them. */
export async function addRows<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  tx: Transaction<Schema>,
  resource: Resource<F, Row, Shown>,
  author: Author,
  input: F['input'],
  rows: readonly Values[] = [{}],
): Promise<readonly Shown[]> {
  const added = await storeRows(tx, resource, author, input, rows);
  const after = (row: Row) => resource.fields.audited(row);
  const events = added.map((row) => ({ happened: 'added', row, after: after(row) }) as const);
  await appendRowEvents(tx, resource, authoredBy(author), events);
  return added;
}
