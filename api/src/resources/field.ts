import type { AliasedRawBuilder, RawBuilder, Selectable } from 'kysely';

export interface CsvColumn {
  /** A file without this column is invalid. */
  readonly required?: true;
  /** Arabic words for the contract's values. */
  readonly words?: Readonly<Record<string, string>>;
  /** An amount in riyals, whose notation the whole file decides. */
  readonly isPrice?: true;
  /** A blank cell keeps the value, instead of clearing it or being a fault. */
  readonly blankKeeps?: true;
  /** The reason to reject a value that another row has. */
  readonly taken?: string;
  /** A warning about an accepted value. */
  readonly doubt?: (cell: string) => string | undefined;
}

/** A condition for a search; undefined when the text cannot be such a value. */
export type SearchRule = (column: RawBuilder<unknown>, text: string) => RawBuilder<boolean> | undefined;

export interface Uses {
  /** Whether the audit log holds the value before and after a change. */
  readonly audited: boolean;
  /** For a field that the contract does not mark as `searched`. */
  readonly search?: SearchRule;
  readonly csv: false | CsvColumn;
}

export const shownOnly = { audited: false, csv: false } as const satisfies Uses;

export interface Field extends Omit<Uses, 'search'> {
  readonly column?: string;
  readonly computed?: RawBuilder<unknown>;
  /** Arabic. */
  readonly label?: string;
  /** `text`: a part of the resource's search column. */
  readonly search: false | 'text' | SearchRule;
  readonly show?: (stored: never) => unknown;
  readonly store?: (value: never) => unknown;
  readonly erased?: unknown;
}

/** Values by column. */
export type Values = Readonly<Record<string, unknown>>;

export function shownOf({ column, show }: Field, row: Values, name: string): unknown {
  const value = row[column ?? name];
  return show && value !== null ? show(value as never) : value;
}

/** Converts values other than null; optional where both types are the same. */
type Convert<Name extends string, From, To, Fits extends boolean> = Fits extends true
  ? { readonly [N in Name]?: (value: NonNullable<From>) => NonNullable<To> }
  : { readonly [N in Name]: (value: NonNullable<From>) => NonNullable<To> };
type Fits<From, To> = [From] extends [To] ? true : false;

type StoredField<Wire, Draft, Name extends keyof Wire, Row> = {
  [C in keyof Row & string]: Uses & {
    readonly column: C;
    /** The value after the erasure of the row's person; without it the value stays. */
    readonly erased?: Row[C];
  } & Convert<'show', Row[C], Wire[Name], Fits<Row[C], Wire[Name]>> &
    (Name extends keyof Draft
      ? Convert<'store', Draft[Name], Row[C], Fits<Exclude<Draft[Name], undefined>, Row[C]>>
      : { readonly store?: never });
}[keyof Row & string];

/** An expression of the query; `show` takes its value. */
type ComputedField<Value> = Uses &
  (
    | { readonly computed: RawBuilder<Value> }
    | { readonly computed: RawBuilder<unknown>; readonly show: (found: never) => Value }
  );

export type FieldList<Table, Wire, Draft> = {
  readonly [Name in keyof Wire]:
    | StoredField<Wire, Draft, Name, Selectable<Table>>
    | ComputedField<Wire[Name]>;
};

type ColumnOf<F> = F extends { readonly column: infer C extends string } ? C : never;
type ComputedOf<F> = F extends { readonly computed: RawBuilder<infer Value> } ? Value : never;

export type Columns<List> = ColumnOf<List[keyof List]>;
export type EditedColumns<List, Draft> = ColumnOf<List[keyof List & keyof Draft]>;

export type RowOf<Table, List> = Pick<Selectable<Table>, Columns<List> & keyof Selectable<Table>>;

export type ComputedValues<List> = {
  [Name in keyof List as ComputedOf<List[Name]> extends never ? never : Name]: ComputedOf<List[Name]>;
};
export type ComputedColumns<List> = {
  [Name in keyof List & string]: List[Name] extends { readonly computed: RawBuilder<infer Value> }
    ? AliasedRawBuilder<Value, Name>
    : never;
}[keyof List & string];

export type ErasedValues<Table, List> = {
  [Name in keyof List as List[Name] extends { readonly erased: unknown }
    ? ColumnOf<List[Name]>
    : never]: Selectable<Table>[ColumnOf<List[Name]> & keyof Selectable<Table>];
};

/** A validated form by its columns; optional fields stay optional. */
export type StoredValues<Table, List, Input> = {
  [Name in keyof Input as Name extends keyof List ? ColumnOf<List[Name]> : never]: Name extends keyof List
    ? Selectable<Table>[ColumnOf<List[Name]> & keyof Selectable<Table>]
    : never;
};
