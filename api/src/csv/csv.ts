import { divisibleCell, formulaCell, fragileCell } from '@hawiyat/shared/contract/core/csv-cells';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Parts } from '../kernel/parts.ts';

/**
 * Writes UTF-8 with a byte-order mark and CRLF, as spreadsheets expect. An apostrophe neutralizes formulas. Identifiers
 * stay as typed in quotes, because `="0512"` is a formula.
 */
export function writeCsv(
  header: readonly string[],
  rows: Iterable<readonly Cell[]>,
  delimiter: Delimiter = ',',
): string {
  return `\uFEFF${linesOf([header, ...rows], delimiter)}`;
}

type Cell = string | number | null;

export async function* longCsv(
  header: readonly string[],
  batches: AsyncIterable<{ rows: readonly (readonly Cell[])[]; isLast: boolean }>,
  last: () => readonly (readonly Cell[])[] = () => [],
): Parts {
  let text = writeCsv(header, []);
  for await (const { rows, isLast } of batches) {
    text += linesOf(rows);
    if (isLast) break;
    yield text;
    text = '';
  }
  return text + linesOf(last());
}

function linesOf(rows: readonly (readonly Cell[])[], delimiter: Delimiter = ','): string {
  return stringify(
    rows.map((cells) => [...cells]),
    {
      delimiter,
      record_delimiter: 'windows',
      quoted_match: [fragileCell, divisibleCell],
      cast: { string: (text) => (formulaCell.test(text) ? `'${text}` : text) },
    },
  );
}

const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export interface CsvRow {
  /** Line of the file on which it begins; the first is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Accepts any line ends, a byte-order mark, `sep=;`, and commas, semicolons, tabs or bars; skips empty rows. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const separator = separatorLine.exec(text)?.[0] ?? '';
  const above = separator === '' ? 0 : 1;
  let pairs = 0;
  try {
    parse(text.slice(separator.length), {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[], { lines }) => {
        // The parser reports the line on which a row ends, and counts a CR LF inside quotes twice.
        rows.push({ line: above + lines - pairs - count(cells, /[\r\n]/g), cells: cells.map(unneutralised) });
        pairs += count(cells, /\r\n/g);
        return null;
      },
    });
    return rows.filter((row) => row.cells.some((item) => item.trim() !== ''));
  } catch (error) {
    if (error instanceof CsvError) throw new CsvUnreadable(error.message, { cause: error });
    throw error;
  }
}

const count = (cells: readonly string[], what: RegExp) =>
  cells.reduce((sum, text) => sum + (text.match(what)?.length ?? 0), 0);
const unneutralised = (text: string) =>
  text.startsWith("'") && formulaCell.test(text) ? text.slice(1) : text;

export class CsvUnreadable extends Error {
  override readonly name = 'CsvUnreadable';
}

/** Programs tell spreadsheets the delimiter with it. */
const separatorLine = /^\uFEFF?"?sep=([,;|]|\t|\\t)"?[,;|\t ]*(?:\r\n|\n|\r)/i;

/** Arabic spreadsheets write semicolons, because their decimal sign is a comma, and tabs in "Unicode text". */
export function delimiterOf(text: string): Delimiter {
  const separator = separatorLine.exec(text)?.[0] ?? '';
  const header =
    /^[\r\n\uFEFF]*([^\r\n]*)/.exec(text.slice(separator.length).replace(/"[^"]*"/g, ''))?.[1] ?? '';
  const [most = ','] = [...delimiters].sort(
    (one, other) => header.split(other).length - header.split(one).length,
  );
  return most;
}
