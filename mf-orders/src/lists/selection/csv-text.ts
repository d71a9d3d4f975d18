import { divisibleCell, formulaCell, fragileCell } from '@hawiyat/shared/contract/core/csv-cells';

/**
 * Like the server's exports: UTF-8 with a byte order mark, comma, CRLF, and no cell that a spreadsheet would calculate.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')}`;

function cellText(text: string): string {
  const safe = formulaCell.test(text) ? `'${text}` : text;
  const isQuoted = safe.includes('"') || divisibleCell.test(safe) || fragileCell.test(safe);
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}
