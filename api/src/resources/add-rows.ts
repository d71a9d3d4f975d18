import type { Values } from './field.ts';
import type { AnyFields } from './fields.ts';
import type { Next, Resource, UnitOfWork } from './resource.ts';
import { appendRowEvents, authored } from './row-events.ts';
import { insertRows } from './rows.ts';

/** Stores rows of one form without events. Call `assertQuota` before, because its lock comes before all others. */
export async function storeRows<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  work: UnitOfWork,
  resource: Resource<F, Row, Shown>,
  input: F['input'],
  rows: readonly Values[],
): Promise<readonly Shown[]> {
  const { tx, companyId, at } = work;
  const { fields, assertAllowed, derived, follow } = resource;
  const values: Values[] = [];
  for (const columns of rows) {
    const next = { ...fields.stored(input), ...columns } as unknown as Next<Row>;
    await assertAllowed?.(work, next);
    values.push({ company_id: companyId, created_at: at, ...next, ...derived?.(next) });
  }
  const ids = await insertRows(tx, resource, values);
  const stored = await resource.shown(tx, companyId, ids);
  if (!follow) return stored;
  for (const row of stored) await follow(work, row, input);
  return resource.shown(tx, companyId, ids);
}

export async function addRows<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  work: UnitOfWork,
  resource: Resource<F, Row, Shown>,
  input: F['input'],
  rows: readonly Values[] = [{}],
): Promise<readonly Shown[]> {
  const added = await storeRows(work, resource, input, rows);
  const events = added.map(
    (row) => ({ happened: 'added', row, after: resource.fields.audited(row) }) as const,
  );
  await appendRowEvents(authored(work), resource, events);
  return added;
}
