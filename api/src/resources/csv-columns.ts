import { type TableRow, wordOf } from '../csv/csv-table.ts';
import { type CsvColumn, type Field, shownOf, type Values } from './field.ts';
import type { AnyFields } from './fields.ts';
import type { ImportPrices } from './import-prices.ts';

interface Column extends Field {
  readonly name: string;
  readonly csv: CsvColumn;
}

export const csvColumns = ({ entries }: Pick<AnyFields, 'entries'>): Column[] =>
  entries.flatMap(([name, field]) => (field.csv ? [{ ...field, name, csv: field.csv }] : []));

export const headingsOf = (columns: readonly Column[]): Record<string, string> =>
  Object.fromEntries(columns.map(({ name, label }) => [name, label ?? name]));

/** A row's cells; importing them changes nothing. */
export function cellsOf(columns: readonly Column[], row: Values): (string | null)[] {
  return columns.map((column) => {
    const { words, isPrice } = column.csv;
    // A number in a response loses decimals of a price.
    const cell = isPrice ? row[column.column ?? ''] : shownOf(column, row, column.name);
    return cell === null ? null : (words?.[String(cell)] ?? String(cell));
  });
}

/** A file's row as the contract takes it. A missing column keeps the value of `old`. */
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
