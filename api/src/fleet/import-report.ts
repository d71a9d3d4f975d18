import type { ImportReport } from '@hawiyat/shared/contract/csv';
import type { Delimiter } from '../csv/csv.ts';
import type { Table } from '../csv/csv-table.ts';
import { rejectedRows } from '../csv/rejected-rows.ts';

interface Plan {
  readonly created: readonly unknown[];
  readonly changed: readonly unknown[];
  readonly unchanged: number;
  readonly faults: ImportReport['faults'];
  /** For prices: how they were read, and the delimiter that is needed to read them again. */
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
