import { type TableRow, wordOf } from '../csv/csv-table.ts';
import { type CsvColumn, type Field, shownOf, type Values } from './field.ts';
import type { AnyFields } from './fields.ts';
import type { ImportPrices } from './import-prices.ts';

interface Column extends Field {
  readonly name: string;
  readonly csv: CsvColumn;
}

/** The fields that a CSV file holds, in the order of its columns. */
export const csvColumns = ({ entries }: Pick<AnyFields, 'entries'>): Column[] =>
  entries.flatMap(([name, field]) => (field.csv ? [{ ...field, name, csv: field.csv }] : []));

export const headingsOf = (columns: readonly Column[]): Record<string, string> =>
  Object.fromEntries(columns.map(({ name, label }) => [name, label ?? name]));

/** A stored row as a file shows it, which imports as nothing new. */
export function cellsOf(columns: readonly Column[], row: Values): (string | null)[] {
  return columns.map((column) => {
    const { words, isPrice } = column.csv;
    // All decimals of a price, which a number in a response has not.
    const cell = isPrice ? row[column.column ?? ''] : shownOf(column, row, column.name);
    return cell === null ? null : (words?.[String(cell)] ?? String(cell));
  });
}

/**
 * A file's row as the contract takes it.
 * @param old the stored row, whose values stay where the file has no column
 */
export function inputOf(
  columns: readonly Column[],
  row: TableRow<string>,
  old: Values | undefined,
  prices: ImportPrices | undefined,
): Record<string, unknown> {
  const input = columns.map((column) => {
    const { name, csv } = column;
    const cell = row.cells[name];
    if (cell === undefined || (cell === '' && csv.blankKeeps))
      return [name, old && shownOf(column, old, name)];
    if (csv.words) return [name, wordOf(cell, csv.words)];
    return [name, csv.isPrice && prices ? prices.of(row) : cell];
  });
  return Object.fromEntries(input);
}
