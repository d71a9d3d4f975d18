import type { AliasedRawBuilder, RawBuilder, Selectable } from 'kysely';

/** How a CSV file holds a field, in the column that its label heads. */
export interface CsvColumn {
  /** Without this column no row could be valid. */
  readonly required?: true;
  /** The Arabic words for the contract's values. */
  readonly words?: Readonly<Record<string, string>>;
  /** An amount in riyals, whose notation the whole file decides. */
  readonly isPrice?: true;
  /** A blank cell keeps the value as a missing column does, instead of clearing it or being a fault. */
  readonly blankKeeps?: true;
  /** Why a row is rejected whose value another row has. */
  readonly taken?: string;
  /** What looks wrong with a value that is accepted all the same; undefined when nothing does. */
  readonly doubt?: (cell: string) => string | undefined;
}

/** A condition for a search; undefined when the text cannot be such a value. */
export type SearchRule = (column: RawBuilder<unknown>, text: string) => RawBuilder<boolean> | undefined;

/** What has to be decided for each field. */
export interface Uses {
  /** Whether the audit trail holds its value before and after a change. */
  readonly audited: boolean;
  /** How a search compares it that is no text which the contract says is `searched`. */
  readonly search?: SearchRule;
  readonly csv: false | CsvColumn;
}

/** A field that is a part of responses and of nothing else. */
export const shownOnly = { audited: false, csv: false } as const satisfies Uses;

/** A field, whatever its types. */
export interface Field extends Omit<Uses, 'search'> {
  readonly column?: string;
  readonly computed?: RawBuilder<unknown>;
  /** In Arabic: in conflicts, and the heading in files. */
  readonly label?: string;
  /** `text`: a part of what the resource's search column stores. */
  readonly search: false | 'text' | SearchRule;
  readonly show?: (stored: never) => unknown;
  readonly store?: (value: never) => unknown;
  readonly erased?: unknown;
}

/** Values by column. */
export type Values = Readonly<Record<string, unknown>>;

/** A row's value as responses contain it. @param name of a computed value */
export function shownOf({ column, show }: Field, row: Values, name: string): unknown {
  const value = row[column ?? name];
  return show && value !== null ? show(value as never) : value;
}

/** A conversion of what is not null; optional where both types are the same. */
type Convert<Name extends string, From, To, Fits extends boolean> = Fits extends true
  ? { readonly [N in Name]?: (value: NonNullable<From>) => NonNullable<To> }
  : { readonly [N in Name]: (value: NonNullable<From>) => NonNullable<To> };
type Fits<From, To> = [From] extends [To] ? true : false;

type StoredField<Wire, Draft, Name extends keyof Wire, Row> = {
  [C in keyof Row & string]: Uses & {
    readonly column: C;
    /** What the column holds once the person whom the row is about is erased; without it the value stays. */
    readonly erased?: Row[C];
  } & Convert<'show', Row[C], Wire[Name], Fits<Row[C], Wire[Name]>> &
    (Name extends keyof Draft
      ? Convert<'store', Draft[Name], Row[C], Fits<Exclude<Draft[Name], undefined>, Row[C]>>
      : { readonly store?: never });
}[keyof Row & string];

/** Computed by an expression of the query: never stored. `show` takes what the expression gives. */
type ComputedField<Value> = Uses &
  (
    | { readonly computed: RawBuilder<Value> }
    | { readonly computed: RawBuilder<unknown>; readonly show: (found: never) => Value }
  );

/** All fields of a resource by their names in responses. */
export type FieldList<Table, Wire, Draft> = {
  readonly [Name in keyof Wire]:
    | StoredField<Wire, Draft, Name, Selectable<Table>>
    | ComputedField<Wire[Name]>;
};

type ColumnOf<F> = F extends { readonly column: infer C extends string } ? C : never;
type ComputedOf<F> = F extends { readonly computed: RawBuilder<infer Value> } ? Value : never;

export type Columns<List> = ColumnOf<List[keyof List]>;
export type EditedColumns<List, Draft> = ColumnOf<List[keyof List & keyof Draft]>;

/** A row by the columns of a list. */
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

/** A validated form by its columns; what it may leave out stays optional. */
export type StoredValues<Table, List, Input> = {
  [Name in keyof Input as Name extends keyof List ? ColumnOf<List[Name]> : never]: Name extends keyof List
    ? Selectable<Table>[ColumnOf<List[Name]> & keyof Selectable<Table>]
    : never;
};
