import { exportContainers, importContainers } from '@hawiyat/shared/contract/containers';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import type { App } from '../app-context.ts';
import { longCsv } from '../csv/csv.ts';
import { readTable } from '../csv/csv-table.ts';
import { paged } from '../db/paging.ts';
import { asCompany } from '../db/tenant.ts';
import { InParts } from '../server/long-answer.ts';
import { serve } from '../server/serve.ts';
import { inBatches } from '../server/whole-list.ts';
import { containerHeadings } from './container-import.ts';
import { containersToExport } from './container-queries.ts';
import { importContainersOf } from './import-containers.ts';
import { countImport } from './import-limit.ts';
import { presentImportReport } from './import-report.ts';

/** An unchanged export imports as nothing new. */
export function containerCsvRoutes(app: App): void {
  serve(app, exportContainers, async ({ session: { companyId } }) => {
    const pages = inBatches(async ({ limit, cursor }) => {
      const { rows, nextCursor } = await asCompany(app.db, companyId, (tx) =>
        paged(containersToExport(tx, companyId), { ...newestFirst, limit, cursor }),
      );
      const cells = rows.map(({ number, type, size, price, status }) => [
        ...[number, type, sizeLabel[size], price, statusLabel[status]],
      ]);
      return { rows: cells, nextCursor: nextCursor ?? null };
    });
    return new InParts(longCsv(Object.values(containerHeadings), pages));
  });

  serve(app, importContainers, async ({ body: { csv, dryRun }, session }) => {
    await countImport(app, session.companyId);
    const table = readTable(csv, containerHeadings, ['type', 'size', 'price']);
    return presentImportReport(dryRun, await importContainersOf(app, session, table, dryRun), table);
  });
}

const newestFirst = { key: 'created_at', cast: 'timestamptz', direction: 'desc' } as const;
