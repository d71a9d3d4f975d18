import { type Fault, faultsOf, type Table } from '../csv/csv-table.ts';
import { type Changes, changesOf } from '../events/index.ts';
import { csvColumns, headingsOf, inputOf } from './csv-columns.ts';
import type { Values } from './field.ts';
import type { AnyFields } from './fields.ts';
import { type ImportPrices, importPrices } from './import-prices.ts';

/** The field by which a file's row finds the stored one. */
export interface ImportKey {
  readonly field: string;
  /** The cell as the column holds it; an empty or unknown one makes a new row. */
  readonly of: (cell: string) => string;
}

export interface ImportPlan<F extends AnyFields> {
  readonly created: readonly F['values'][];
  readonly changed: readonly { readonly row: F['row']; readonly changes: Changes }[];
  readonly unchanged: number;
  readonly faults: readonly Fault[];
  /** Doubtful values of accepted rows. */
  readonly doubts: readonly Fault[];
  readonly prices: ImportPrices | undefined;
}

interface KnownRows<Row> {
  readonly stored: readonly Row[];
  /** Keys that no new row may have, with the reason. */
  readonly unavailable?: ReadonlyMap<string, string> | undefined;
}

export function planImport<F extends AnyFields>(
  fields: F,
  key: ImportKey,
  { rows, delimiter }: Pick<Table<string>, 'rows' | 'delimiter'>,
  { stored, unavailable = new Map() }: KnownRows<F['row']>,
): ImportPlan<F> {
  const columns = csvColumns(fields);
  const headings = headingsOf(columns);
  const priced = columns.find(({ csv }) => csv.isPrice);
  const prices = priced && importPrices(rows, delimiter, priced.name);
  const choices = Object.fromEntries(
    columns.flatMap(({ name, csv }) => (csv.words ? [[name, Object.values(csv.words)]] : [])),
  );
  const known = knownRows(fields, key, stored, unavailable);
  const created: F['values'][] = [];
  const changed: { row: F['row']; changes: Changes }[] = [];
  const faults: Fault[] = [];
  const doubts: Fault[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const id = key.of(row.cells[key.field] ?? '');
    const old = known.find(id);
    const { data, error } = fields.draft.safeParse(inputOf(columns, row, old, prices));
    const values: F['values'] | undefined = data && { ...fields.stored(data) };
    const conflicts = known.conflicts(id, values);
    for (const [field, reason] of conflicts)
      faults.push({ line: row.line, field: headings[field] ?? field, reason });
    if (error) faults.push(...faultsOf(error, row, headings, choices));
    if (!values || conflicts.length > 0) continue;
    known.take(id, values);
    const next: F['row'] | undefined = old && { ...old, ...values };
    const changes = old && next && changesOf(fields.audited(old), fields.audited(next));
    if (!next) created.push(values);
    else if (changes) changed.push({ row: next, changes });
    else unchanged += 1;
    if (!next || changes) doubts.push(...doubtsOf(columns, row));
  }
  return { created, changed, unchanged, faults, doubts, prices };
}

const doubtsOf = (columns: ReturnType<typeof csvColumns>, { line, cells }: Table<string>['rows'][number]) =>
  columns.flatMap(({ name, label, csv }): Fault[] => {
    const reason = csv.doubt?.(cells[name] ?? '');
    return reason === undefined ? [] : [{ line, field: label ?? name, reason }];
  });

/** Stored rows by key, and the owners of unique values. A value that a row gives up is free in the next file. */
function knownRows<Row extends Values>(
  fields: AnyFields,
  key: ImportKey,
  stored: readonly Row[],
  unavailable: ReadonlyMap<string, string>,
) {
  const columnOf = new Map(fields.entries.map(([name, { column = name }]) => [name, column]));
  const keyOf = (row: Values) => String(row[columnOf.get(key.field) ?? '']);
  const rows = new Map(stored.map((row) => [keyOf(row), row]));
  const seen = new Set<string>();
  const unique = csvColumns(fields).flatMap(({ name, column = name, csv: { taken } }) =>
    taken ? [{ name, column, taken, owners: new Map(stored.map((row) => [row[column], keyOf(row)])) }] : [],
  );
  return {
    find: (id: string) => rows.get(id),
    /** An invalid row has no `values`: only its key is compared. */
    conflicts(id: string, values: Values | undefined): [field: string, reason: string][] {
      const reason = unavailable.get(id);
      if (reason !== undefined) return [[key.field, reason]];
      return unique
        .filter(({ name, column, owners }) => {
          if (name === key.field) return seen.has(id) && values;
          return values && (owners.get(values[column]) ?? id) !== id;
        })
        .map(({ name, taken }) => [name, taken]);
    },
    take(id: string, values: Values): void {
      if (id !== '') seen.add(id);
      for (const { column, owners } of unique) owners.set(values[column], id);
    },
  };
}
