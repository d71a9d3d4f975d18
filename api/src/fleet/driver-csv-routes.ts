import { exportDrivers, importDrivers } from '@hawiyat/shared/contract/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import type { App } from '../app-context.ts';
import { longCsv } from '../csv/csv.ts';
import { readTable } from '../csv/csv-table.ts';
import { paged } from '../db/paging.ts';
import { asCompany } from '../db/tenant.ts';
import { phoneToShow } from '../kernel/stored-phone.ts';
import { InParts } from '../server/long-answer.ts';
import { serve } from '../server/serve.ts';
import { inBatches } from '../server/whole-list.ts';
import { driverHeadings } from './driver-import.ts';
import { driversToExport } from './driver-queries.ts';
import { importDriversOf } from './import-drivers.ts';
import { countImport } from './import-limit.ts';
import { presentImportReport } from './import-report.ts';

/** An unchanged export imports as nothing new. */
export function driverCsvRoutes(app: App): void {
  serve(app, exportDrivers, async ({ session: { companyId } }) => {
    const pages = inBatches(async ({ limit, cursor }) => {
      const { rows, nextCursor } = await asCompany(app.db, companyId, (tx) =>
        paged(driversToExport(tx, companyId), { ...newestFirst, limit, cursor }),
      );
      const cells = rows.map(({ name, phone, email, availability, identity_number, license_number }) => [
        ...[name, phoneToShow(phone), email, availabilityLabel[availability]],
        ...[identity_number, license_number],
      ]);
      return { rows: cells, nextCursor: nextCursor ?? null };
    });
    return new InParts(longCsv(Object.values(driverHeadings), pages));
  });

  serve(app, importDrivers, async ({ body: { csv, dryRun }, session }) => {
    await countImport(app, session.companyId);
    const table = readTable(csv, driverHeadings, ['name', 'phone', 'identityNumber']);
    return presentImportReport(dryRun, await importDriversOf(app, session, table.rows, dryRun), table);
  });
}

const newestFirst = { key: 'created_at', cast: 'timestamptz', direction: 'desc' } as const;
