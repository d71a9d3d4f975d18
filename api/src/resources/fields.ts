import type { EditedField } from '@hawiyat/shared/contract/core/edited-fields';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  type Columns,
  type ComputedColumns,
  type ComputedValues,
  type EditedColumns,
  type ErasedValues,
  type Field,
  type FieldList,
  type RowOf,
  type StoredValues,
  shownOf,
  type Uses,
  type Values,
} from './field.ts';

interface Described<Answer, Draft, Row> {
  readonly answer: Answer;
  readonly draft: Draft;
  /** The contract's labels. */
  readonly edited: { readonly [Name in keyof z.output<Draft>]?: Words };
  /** Holds the text of the fields that the contract marks as `searched`. */
  readonly searchColumn?: keyof Row & `folded_${string}`;
}
type Words = Pick<EditedField, 'label' | 'searched'>;

/** Columns, answers, audit, search and CSV (in its order) follow from this list; it compiles only with the contract. */
export function fieldsOf<Table>() {
  return <
    Answer extends z.ZodMiniObject,
    Draft extends z.ZodMiniObject,
    const List extends FieldList<Table, Required<z.output<Answer>>, z.output<Draft>> & {
      readonly [Name in Exclude<keyof List, keyof z.output<Answer>>]: never;
    },
  >(
    described: Described<Answer, Draft, Selectable<Table>>,
    list: List,
  ) => new Fields<Table, Answer, Draft, List>(described, list);
}

export class Fields<Table, Answer extends z.ZodMiniObject, Draft extends z.ZodMiniObject, List> {
  /** Types, not values. */
  declare readonly row: RowOf<Table, List>;
  declare readonly shownRow: RowOf<Table, List> & ComputedValues<List>;
  declare readonly values: StoredValues<Table, List, z.output<Draft>>;
  declare readonly input: Partial<z.output<Draft>>;

  readonly answer: Answer;
  readonly draft: Draft;
  readonly entries: readonly (readonly [name: string, field: Field])[];
  readonly #searchColumn: string | undefined;

  constructor(
    { answer, draft, edited, searchColumn }: Described<Answer, Draft, Selectable<Table>>,
    list: List,
  ) {
    this.answer = answer;
    this.draft = draft;
    this.#searchColumn = searchColumn;
    const words: Readonly<Record<string, Words | undefined>> = edited;
    this.entries = Object.entries(list as Readonly<Record<string, Uses>>).map(([name, field]) => {
      const { label, searched } = words[name] ?? {};
      const search = field.search ?? (searched ? 'text' : false);
      return [name, { ...field, ...(label !== undefined && { label }), search }];
    });
  }

  // The casts restore types that the loops over the entries lose.

  get columns() {
    return this.#columns<Columns<List>>(() => true);
  }

  get computed() {
    return this.entries.flatMap(([name, field]) => field.computed?.as(name) ?? []) as ComputedColumns<List>[];
  }

  /** The columns that a form changes. */
  get edited() {
    return this.#columns<EditedColumns<List, z.output<Draft>>>((name) => name in this.draft.shape);
  }

  get labels(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.entries.flatMap(([name, { label }]) => (label ? [[name, label]] : [])));
  }

  /** The values that replace personal data when its person is erased. */
  get erased() {
    return Object.fromEntries(
      this.entries.flatMap(([, { column, erased }]) => (erased === undefined ? [] : [[column, erased]])),
    ) as ErasedValues<Table, List>;
  }

  readonly present = (row: this['shownRow']) => this.#shown(row, () => true) as z.output<Answer>;

  audited(row: this['row']): Record<string, unknown> {
    return this.#shown(row, ({ audited }) => audited);
  }

  /** A validated form by its columns, without omitted fields. */
  stored<Input extends Partial<z.output<Draft>>>(input: Input): StoredValues<Table, List, Input> {
    const given: Values = { ...input };
    const values: Record<string, unknown> = {};
    for (const [name, { column, store }] of this.entries) {
      // A body's other fields are never stored.
      const value = name in this.draft.shape ? given[name] : undefined;
      if (column === undefined || value === undefined) continue;
      values[column] = store && value !== null ? store(value as never) : value;
    }
    return values as StoredValues<Table, List, Input>;
  }

  changed(row: this['row'], input: Partial<z.output<Draft>>) {
    const next: Values = { ...row, ...this.stored(input) };
    return Object.fromEntries(this.edited.map((column) => [column, next[column]])) as Pick<
      this['row'],
      EditedColumns<List, z.output<Draft>> & keyof this['row']
    >;
  }

  /** The condition of a search; the text is normalized and not empty. */
  matches(text: string): RawBuilder<boolean> {
    const part =
      this.#searchColumn === undefined
        ? []
        : [sql<boolean>`strpos(${sql.ref(this.#searchColumn)}, ${text}) > 0`];
    const rules = this.entries.flatMap(([, { column, search }]) =>
      column !== undefined && typeof search === 'function' ? (search(sql.ref(column), text) ?? []) : [],
    );
    return sql<boolean>`(${sql.join([...part, ...rules], sql` or `)})`;
  }

  #columns<Column extends string>(isWanted: (name: string) => boolean): readonly Column[] {
    return this.entries.flatMap(([name, { column }]) =>
      column !== undefined && isWanted(name) ? (column as Column) : [],
    );
  }

  #shown(row: object, isWanted: (field: Field) => boolean): Record<string, unknown> {
    const shown: Record<string, unknown> = {};
    for (const [name, field] of this.entries)
      if (isWanted(field)) shown[name] = shownOf(field, row as Values, name);
    return shown;
  }
}

export interface AnyFields {
  readonly row: Values & { readonly id: string };
  readonly values: Values;
  readonly input: object;
  readonly draft: z.ZodMiniObject;
  readonly entries: Fields<unknown, z.ZodMiniObject, z.ZodMiniObject, object>['entries'];
  readonly columns: readonly string[];
  readonly edited: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  audited(row: Values): Values;
  stored(input: object): object;
  changed(row: Values, input: object): Values;
  present(row: Values): Record<string, unknown>;
}
