import { csvExample, type ImportReport } from '@hawiyat/shared/contract/core/csv';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import type * as z from 'zod/mini';
import { visible } from '../kernel/plain-text.ts';
import { type CsvRow, CsvUnreadable, type Delimiter, delimiterOf, readCsv } from './csv.ts';
import { csvColumnMissing, csvTooLong, csvUnreadable } from './errors.ts';

export type Columns<F extends string> = Readonly<Record<F, string>>;
export type Fault = ImportReport['faults'][number];

/** Trimmed cells; a field without a column in the file is missing. */
export interface TableRow<F extends string> {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<F, string>>>;
}

/** `typed` holds the rows as they were in the file, the headings first. */
export interface Table<F extends string> {
  readonly rows: readonly TableRow<F>[];
  readonly typed: readonly CsvRow[];
  readonly delimiter: Delimiter;
  /** Rows rejected for control characters or broken text. */
  readonly unclean: readonly Fault[];
}

const mostRows = 5_000;
const unknownWord = 'القيمة غير صحيحة';
const uncleanReason = 'في الخلية رمز خفي لا يُقبل. يرجى كتابتها من جديد.';

/** Finds columns by their headings, in any order and spelling; ignores unknown columns and the template's example. */
export function readTable<F extends string>(
  text: string,
  columns: Columns<F>,
  required: readonly F[],
): Table<F> {
  const typed = readRows(text);
  const [header, ...rows] = typed;
  const headings = (header?.cells ?? []).map((cell) => normalizeForSearch(cell));
  const fields = Object.keys(columns).filter((key): key is F => key in columns);
  const positions = fields.map(
    (field) => [field, headings.indexOf(normalizeForSearch(columns[field]))] as const,
  );
  const missing = positions.filter(([field, position]) => position < 0 && required.includes(field));
  if (missing.length > 0)
    throw csvColumnMissing({
      missing: named(missing.map(([field]) => columns[field])),
      amount: missing.length,
      found: named(header?.cells ?? []),
    });
  if (rows.length > mostRows) throw csvTooLong({ most: mostRows });
  const unclean: Fault[] = [];
  const byField = rows.flatMap(({ line, cells }) => {
    if (cells[0]?.trim().startsWith(csvExample)) return [];
    const found: Partial<Record<F, string>> = {};
    for (const [field, position] of positions)
      if (position >= 0) found[field] = cells[position]?.trim() ?? '';
    // The replacement character remains of half a surrogate pair, and of a rejected row.
    const wrong = positions.find(([, position]) => visible(cells[position] ?? '').includes('\uFFFD'));
    if (!wrong) return [{ line, cells: found }];
    unclean.push({ line, field: columns[wrong[0]], reason: uncleanReason });
    return [];
  });
  // Unprintable characters must not come back in the report.
  const shown = typed.map(({ line, cells }) => ({ line, cells: cells.map(visible) }));
  return { rows: byField, typed: shown, delimiter: delimiterOf(text), unclean };
}

/** Shortens them: the headings of a file that is no table may be anything. */
const named = (headings: readonly string[]) =>
  headings
    .map((heading) => visible(heading).trim().slice(0, 40))
    .filter((heading) => heading !== '')
    .slice(0, 12)
    .map((heading) => `«${heading}»`)
    .join('، ');

function readRows(text: string) {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof CsvUnreadable) throw csvUnreadable();
    throw error;
  }
}

/** Reports the errors of a row in the contract's words, at most one for each column. */
export function faultsOf<F extends string>(
  error: z.core.$ZodError,
  { line, cells }: TableRow<F>,
  columns: Columns<F>,
  choices: Readonly<Partial<Record<F, readonly string[]>>>,
): Fault[] {
  const fields = Object.keys(columns).filter((key): key is F => key in columns);
  return fields.flatMap((field) => {
    const issue = error.issues.find((item) => item.path[0] === field);
    if (!issue) return [];
    // The schema says "required" for an unknown option, because a form offers no other; a file may hold any.
    const isUnknownWord = issue.code === 'invalid_value' && cells[field] && issue.message.endsWith('مطلوب');
    const reason = isUnknownWord ? unknownWord : issue.message;
    const words = issue.code === 'invalid_value' && cells[field] ? choices[field] : undefined;
    return [{ line, field: columns[field], reason: words ? withChoices(reason, words) : reason }];
  });
}

const withChoices = (reason: string, words: readonly string[]) =>
  `${reason.replace(/\.$/, '')}. المقبول: ${words.join('، ')}`;

/** Accepts the contract's value or its Arabic label; returns other texts for the contract to reject. */
export function wordOf(text: string, labels: Readonly<Record<string, string>>): string {
  const wanted = normalizeForSearch(text);
  const found = Object.entries(labels).find((pair) =>
    pair.some((item) => normalizeForSearch(item) === wanted),
  );
  return found?.[0] ?? text;
}
