import * as z from '@hawiyat/shared/contract/core/schema';
import { optionalText } from './text.ts';

export interface ShownField {
  readonly label: string;
  /** The value in a file's example line; a field without one is in no file. */
  readonly example?: string;
  /** `folded_text` of the table must contain the same fields. */
  readonly searched?: boolean;
  readonly answered: z.ZodMiniType;
}
export interface EditedField extends ShownField {
  readonly edited: z.ZodMiniType;
}
type ShownFields = Readonly<Record<string, ShownField>>;
type EditedFields = Readonly<Record<string, EditedField>>;

const mapped = <Field>(
  fields: Readonly<Record<string, Field>>,
  part: (field: Field, name: string) => unknown,
) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field, name)]));

/** Adds how each field is typed: apart where another area shows the fields, which it then loads alone. */
export const withEdits = <
  const F extends ShownFields,
  const E extends { readonly [Name in keyof F]: z.ZodMiniType },
>(
  fields: F,
  edits: E,
) =>
  mapped(fields, (field, name) => ({ ...field, edited: edits[name] })) as {
    [Name in keyof F]: F[Name] & { readonly edited: E[Name] };
  };

export const answersOf = <const F extends ShownFields>(fields: F) =>
  mapped(fields, ({ answered }) => answered) as { [Name in keyof F]: F[Name]['answered'] };

export const draftOf = <const F extends EditedFields>(fields: F) =>
  mapped(fields, ({ edited }) => edited) as { [Name in keyof F]: F[Name]['edited'] };

export const changeOf = <const F extends EditedFields>(fields: F) =>
  mapped(fields, ({ edited }) => z.optional(edited)) as {
    [Name in keyof F]: z.ZodMiniOptional<F[Name]['edited']>;
  };

export const labelsOf = <const F extends ShownFields>(fields: F) =>
  mapped(fields, ({ label }) => label) as { [Name in keyof F]: string };

export const searchedOf = <const F extends ShownFields>(fields: F) =>
  Object.keys(fields).filter((name) => fields[name]?.searched) as (keyof F & string)[];

export const searchedIn = (fields: ShownFields): string =>
  searchedOf(fields)
    .map((name) => `\`${name}\``)
    .join(' or ');

/** Headings and an example line of a file with these fields. */
export function fileOf(fields: ShownFields): { headings: string[]; example: string[] } {
  const columns = Object.values(fields).filter(({ example }) => example !== undefined);
  return { headings: columns.map(({ label }) => label), example: columns.map(({ example = '' }) => example) };
}

export function csvSampleOf(fields: ShownFields): string {
  const { headings, example } = fileOf(fields);
  return [headings, example].map((cells) => `${cells.join(',')}\r\n`).join('');
}

export const textField = <const Words extends Pick<EditedField, 'label' | 'example' | 'searched'>>(
  most: number,
  words: Words,
) => ({ ...words, answered: z.nullable(z.string()), edited: optionalText(most) });
