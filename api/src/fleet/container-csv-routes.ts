import { type ContainerDraft, exportContainers, importContainers } from '@hawiyat/shared/contract/containers';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { sql, type Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import { longCsv } from '../csv/csv.ts';
import { readTable } from '../csv/csv-table.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { InParts } from '../server/long-answer.ts';
import { serve } from '../server/serve.ts';
import { inBatches } from '../server/whole-list.ts';
import { assertRoom, countImport } from './company-quota.ts';
import { type ContainerChange, containerHeadings, plannedContainers } from './container-import.ts';
import { nextContainerNumbers } from './container-number.ts';
import { auditedContainer, ownContainerColumns } from './container-row.ts';
import { presentImportReport } from './import-report.ts';

/** An unchanged export imports as nothing new. */
export function containerCsvRoutes(app: App): void {
  serve(app, exportContainers, async ({ session: { companyId } }) => {
    const pages = inBatches(async ({ limit, cursor }) => {
      const { rows, nextCursor } = await asCompany(app.db, companyId, (tx) =>
        paged(containersOf(tx, companyId), { ...newestFirst, limit, cursor }),
      );
      const cells = rows.map(({ number, type, size, price, status }) => [
        ...[number, type, sizeLabel[size], price, statusLabel[status]],
      ]);
      return { rows: cells, nextCursor: nextCursor ?? null };
    });
    return new InParts(longCsv(Object.values(containerHeadings), pages));
  });

  serve(app, importContainers, async ({ body: { csv, dryRun }, session: { companyId, adminId } }) => {
    await countImport(app, companyId);
    const table = readTable(csv, containerHeadings, ['type', 'size', 'price']);
    const at = app.now();
    const actor = { kind: 'admin', id: adminId } as const;
    const plan = await asCompany(app.db, companyId, async (tx) => {
      const stored = await containersOf(tx, companyId)
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
    return presentImportReport(dryRun, plan, table);
  });
}

const newestFirst = { key: 'created_at', cast: 'timestamptz', direction: 'desc' } as const;

function containersOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('containers')
    .select(ownContainerColumns)
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null);
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
