import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { type CsvRow, type Delimiter, writeCsv } from './csv.ts';
import type { Fault } from './csv-table.ts';

const reasonHeading = 'سبب الرفض';

/** The skipped rows as typed, with their errors in a last column; empty when no row was skipped. */
export function rejectedRows(
  [header, ...rows]: readonly CsvRow[],
  faults: readonly Fault[],
  delimiter?: Delimiter,
): string {
  const reasons = new Map<number, string[]>();
  for (const { line, field, reason } of faults) {
    reasons.set(line, [...(reasons.get(line) ?? []), `${field}: ${reason}`]);
  }
  const rejected = rows.filter((row) => reasons.has(row.line));
  if (!header || rejected.length === 0) return '';
  // A file that was rejected before already has the column: the new errors replace it.
  const old = header.cells.findIndex(
    (cell) => normalizeForSearch(cell) === normalizeForSearch(reasonHeading),
  );
  const width = Math.max(...[header, ...rejected].map((row) => row.cells.length));
  const kept = ({ cells }: CsvRow) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '').filter((_, at) => at !== old);
  return writeCsv(
    [...kept(header), reasonHeading],
    rejected.map((row) => [...kept(row), reasons.get(row.line)?.join('؛ ') ?? '']),
    delimiter,
  );
}
