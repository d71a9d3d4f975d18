import type { ImportReport } from '@hawiyat/shared/contract/csv';
import type { Delimiter } from '../http/csv.ts';
import type { Table } from '../http/csv-table.ts';
import { rejectedRows } from '../http/rejected-rows.ts';

/** What an import would do, or has done. */
interface Plan {
  readonly created: readonly unknown[];
  readonly changed: readonly unknown[];
  readonly unchanged: number;
  readonly faults: ImportReport['faults'];
  /** Of a file that names prices: how they were read, and the delimiter without which they could not be read again. */
  readonly prices?: { readonly read: ImportReport['prices']; readonly delimiter: Delimiter };
}

export function presentImportReport(
  dryRun: boolean,
  { created, changed, unchanged, prices, ...plan }: Plan,
  { typed, unclean }: Pick<Table<string>, 'typed' | 'unclean'>,
): { report: ImportReport } {
  const faults = [...plan.faults, ...unclean].sort((a, b) => a.line - b.line);
  const counts = { created: created.length, changed: changed.length, unchanged };
  const rejected = rejectedRows(typed, faults, prices?.delimiter);
  return { report: { dryRun, ...counts, faults, rejected, ...(prices && { prices: prices.read }) } };
}
