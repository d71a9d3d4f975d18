import type { ImportReport } from '@hawiyat/shared/contract/core/csv';
import { hasDecimalComma, hasThousandsComma, typedAmount } from '@hawiyat/shared/contract/core/typed-amount';
import type { Delimiter } from '../csv/csv.ts';
import type { TableRow } from '../csv/csv-table.ts';
import { csvCommasAmbiguous } from './errors.ts';

export interface ImportPrices {
  /** The text itself when it is ambiguous; the contract then rejects it. */
  of(row: TableRow<string>): number | string;
  /** Each notation of a price, once. */
  readonly read: NonNullable<ImportReport['prices']>;
  readonly delimiter: Delimiter;
}

/** With another delimiter a comma may be decimal; with commas between thousands too it is rejected: no reading is certain. */
export function importPrices(
  rows: readonly TableRow<string>[],
  delimiter: Delimiter,
  field: string,
): ImportPrices {
  const comma = delimiter === ',' ? undefined : 'decimal';
  const firstLine = (is: (text: string) => boolean) => rows.find(({ cells }) => is(cells[field] ?? ''))?.line;
  const decimal = comma && firstLine(hasDecimalComma);
  const thousands = comma && firstLine(hasThousandsComma);
  if (decimal !== undefined && thousands !== undefined) throw csvCommasAmbiguous({ decimal, thousands });

  const read = new Map<string, { line: number; typed: string; price: number }>();
  for (const { line, cells } of rows) {
    const typed = cells[field] ?? '';
    const price = typedAmount(typed, comma);
    if (typeof price === 'number' && !Number.isNaN(price) && !read.has(typed))
      read.set(typed, { line, typed, price });
  }
  return {
    of: ({ cells: { [field]: typed = '' } }) => read.get(typed)?.price ?? typed,
    read: [...read.values()],
    // Spreadsheets open files with semicolons in columns.
    delimiter: decimal === undefined ? ',' : ';',
  };
}
