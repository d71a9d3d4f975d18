import type { csvImport, ImportReport } from '@hawiyat/shared/contract/core/csv';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type * as z from 'zod/mini';
import { longCsv } from '../csv/csv.ts';
import { readTable, type Table } from '../csv/csv-table.ts';
import { csvErrors } from '../csv/errors.ts';
import { rejectedRows } from '../csv/rejected-rows.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { InParts } from '../http/long-answer.ts';
import { serve } from '../http/serve.ts';
import type { Server } from '../http/server-context.ts';
import { inBatches } from '../http/whole-list.ts';
import { cellsOf, csvColumns, headingsOf } from './csv-columns.ts';
import { csvCommasAmbiguous, importsTooOften } from './errors.ts';
import type { AnyFields } from './fields.ts';
import type { ImportPlan } from './import-plan.ts';
import { type Imported, importRows } from './import-rows.ts';

interface CsvExport extends Endpoint {
  readonly audience: 'company';
  readonly response: z.ZodMiniString;
}
interface CsvImport extends Endpoint {
  readonly audience: 'company';
  readonly body: typeof csvImport;
  readonly response: z.ZodMiniType<{ report: ImportReport }>;
}

export function csvRoutes<
  F extends AnyFields,
  T extends keyof Schema,
  Row extends F['row'],
  Shown extends Row,
>(
  server: Server,
  { exported, imported }: { exported: CsvExport; imported: CsvImport },
  listed: Imported<F, T, Row, Shown>,
): void {
  const columns = csvColumns(listed.resource.fields);
  const headings = headingsOf(columns);
  const { errors, taken } = listed.resource;
  const priceErrors = columns.some(({ csv }) => csv.isPrice) ? [csvCommasAmbiguous] : [];
  const required = columns.filter(({ csv }) => csv.required).map(({ name }) => name);

  serve(server, exported, async ({ session: { companyId } }) => {
    const db = await server.readDb();
    const pages = inBatches(async ({ limit, cursor }) => {
      const { rows, nextCursor } = await asCompany(db, companyId, (tx) =>
        paged(listed.find(tx, companyId), { ...newestFirst, limit, cursor }),
      );
      return { rows: rows.map((row) => cellsOf(columns, row)), nextCursor: nextCursor ?? null };
    });
    return new InParts(longCsv(Object.values(headings), pages));
  });

  serve(
    server,
    imported,
    async ({ body: { csv, dryRun }, session }) => {
      const file = readTable(csv, headings, required);
      return {
        report: presentReport(await importRows(server, session, listed, { file, dryRun }), file, dryRun),
      };
    },
    { tooOften: importsTooOften },
  ).throws(...csvErrors, ...priceErrors, importsTooOften, errors.full, ...Object.values(taken));
}

const newestFirst = { key: 'created_at', cast: 'timestamptz', direction: 'desc' } as const;

function presentReport(
  { created, changed, unchanged, prices, doubts, ...plan }: ImportPlan<AnyFields>,
  { typed, unclean }: Table<string>,
  dryRun: boolean,
): ImportReport {
  const faults = [...plan.faults, ...unclean].sort((a, b) => a.line - b.line);
  return {
    ...{ dryRun, created: created.length, changed: changed.length, unchanged, faults },
    // Decimal commas are unambiguous only with the delimiter of their file.
    rejected: rejectedRows(typed, faults, prices?.delimiter),
    ...(doubts.length > 0 && { doubts: [...doubts] }),
    ...(prices && { prices: [...prices.read] }),
  };
}
