import type { Median } from '@hawiyat/shared/testing/median';
import type { PageWeight } from './page-weight.ts';

/** A row of the README. Ratios are composed / another build, within a round. */
export interface TableRow {
  readonly path: string;
  readonly weight: PageWeight;
  /** Ratio of all bytes until the content is shown. */
  readonly bytes: number;
  /** Milliseconds until the content is shown. */
  readonly content: number;
  readonly toMonolith: Median;
  readonly toDefaultMonolith: Median;
}

/** Highest ratios; what remains is Module Federation's runtime (see the README). */
export const limits = { bytes: 1.17, toMonolith: 1.1, toDefaultMonolith: 1, toEarlier: 1.1 };

const head = [
  ...['deep link', 'scripts, KB: host + area', 'files', 'bytes / monolith', 'content after'],
  ...['/ monolith', '/ as usually built'],
];
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ratio = ({ median, interval }: Median) =>
  `${median.toFixed(2)} [${(interval ?? []).map((number) => number.toFixed(2)).join(', ')}]`;

/** @returns the README's table, as its formatter writes one */
export function figuresTable(rows: readonly TableRow[]): string {
  const cells = rows.map(({ path, weight, bytes, content, toMonolith, toDefaultMonolith }) => [
    `\`${path}\``,
    `${kilobytes(weight.host)} + ${kilobytes(weight.area)}`,
    String(weight.files),
    bytes.toFixed(2),
    `${(content / 1000).toFixed(1)} s`,
    ratio(toMonolith),
    ratio(toDefaultMonolith),
  ]);
  const widths = head.map((text, at) => Math.max(text.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n');
}

const inReadme = /(?<=\n<!-- npm run bench -- load -->\n)\|[\s\S]*?(?=\n\n|\n$)/;

export const withTable = (readme: string, table: string) => readme.replace(inReadme, table);

/** Reads the README's table. */
export function tableIn(readme: string) {
  const [, , ...lines] = (inReadme.exec(readme)?.[0] ?? '').split('\n');
  return lines.map((line) => {
    const [path = '', ...texts] = line
      .split('|')
      .slice(1, -1)
      .map((part) => part.trim().replaceAll('`', ''));
    const [host = 0, area = 0, files = 0, bytes = 0, , toMonolith = 0, toDefaultMonolith = 0] = texts
      .flatMap((text, at) => (at === 0 ? text.split(' + ') : [text]))
      .map((text) => Number.parseFloat(text));
    return {
      path,
      weight: { host: host * 1000, area: area * 1000, files },
      bytes,
      toMonolith,
      toDefaultMonolith,
    };
  });
}
