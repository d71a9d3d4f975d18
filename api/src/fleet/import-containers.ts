import type { ContainerDraft } from '@hawiyat/shared/contract/containers';
import { sql, type Transaction } from 'kysely';
import type { Admin } from '../auth/admin.ts';
import type { Table } from '../csv/csv-table.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { assertRoom } from './company-quota.ts';
import { type ContainerChange, type containerHeadings, plannedContainers } from './container-import.ts';
import { nextContainerNumbers } from './container-number.ts';
import { auditedContainer } from './container-presenter.ts';
import { containersToExport, ownContainerColumns } from './container-queries.ts';

/**
 * Adds and changes containers by the rows of a file, all of them or none.
 * @param dryRun only plans
 * @returns the plan
 * @throws DomainError `containers-full`, `csv-commas-ambiguous`
 */
export function importContainersOf(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  table: Table<keyof typeof containerHeadings>,
  dryRun: boolean,
) {
  const at = now();
  const actor = { kind: 'admin', id: adminId } as const;
  return asCompany(db, companyId, async (tx) => {
    const stored = await containersToExport(tx, companyId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .$if(!dryRun, (query) => query.forUpdate())
      .execute();
    const plan = plannedContainers(table, stored);
    await assertRoom(tx, companyId, 'containers', plan.created.length);
    if (dryRun) return plan;
    await change(tx, companyId, plan.changed);
    const added = await add(tx, companyId, plan.created, at);
    await appendEvent(
      tx,
      ...plan.changed.map(({ id, number, status, changes }) => ({
        ...({ companyId, type: 'container.changed', entityId: id, at, actor } as const),
        ...changes,
        data: { containerNumber: number, status },
      })),
      ...added.map((item) => ({
        ...({ companyId, type: 'container.added', entityId: item.id, at, actor } as const),
        data: { containerNumber: item.number, status: item.status },
        after: auditedContainer(item),
      })),
    );
    return plan;
  });
}

async function change(
  tx: Transaction<Schema>,
  companyId: string,
  changed: readonly ContainerChange[],
): Promise<void> {
  if (changed.length === 0) return;
  const rows = JSON.stringify(
    changed.map(({ id, type, size, price, status }) => ({ id, type, size, price, status })),
  );
  await sql`
    update containers set type = new.type, size = new.size, price = new.price, status = new.status
    from jsonb_to_recordset(${rows}::jsonb) as new (id uuid, type text, size text, price numeric, status text)
    where containers.company_id = ${companyId} and containers.id = new.id`.execute(tx);
}

/** Adds containers so that the file's first row is the list's first. */
async function add(tx: Transaction<Schema>, companyId: string, created: readonly ContainerDraft[], at: Date) {
  if (created.length === 0) return [];
  const numbers = await nextContainerNumbers(tx, companyId, created.length);
  const rows = created.map((item, index) => ({
    ...{ company_id: companyId, number: numbers[index] ?? '', type: item.type, size: item.size },
    ...{ price: item.price, status: item.status, created_at: new Date(at.getTime() - index) },
  }));
  return tx.insertInto('containers').values(rows).returning(ownContainerColumns).execute();
}
