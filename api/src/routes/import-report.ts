import type { ImportReport } from '@hawiyat/shared/contract/csv';
import type { Table } from '../http/csv-table.ts';
import { rejectedRows } from '../http/rejected-rows.ts';

/** What an import would do, or has done. */
interface Plan {
  readonly created: readonly unknown[];
  readonly changed: readonly unknown[];
  readonly unchanged: number;
  readonly faults: ImportReport['faults'];
}

/** A file's bytes on the wire: Arabic letters take two each. */
export const importLimit = { bodyLimit: 2 * 1024 * 1024 };

export function importReportOf(
  dryRun: boolean,
  { created, changed, unchanged, faults }: Plan,
  { typed }: Pick<Table<string>, 'typed'>,
): { report: ImportReport } {
  const counts = { created: created.length, changed: changed.length, unchanged };
  return { report: { dryRun, ...counts, faults, rejected: rejectedRows(typed, faults) } };
}
