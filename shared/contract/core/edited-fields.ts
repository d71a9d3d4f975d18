import * as z from '@hawiyat/shared/contract/core/schema';
import { optionalText } from './text.ts';

/** A field that a form edits, once: what stands in answers, drafts, changes, files and words follows from it. */
export interface EditedField {
  /** In Arabic: in forms, conflicts and the audit log, and over the column of a file. */
  readonly label: string;
  /** As a file has it; of what stands in no file there is none. */
  readonly example?: string;
  /** A search compares it, as `folded_text` of its table has it. */
  readonly searched?: boolean;
  readonly answered: z.ZodMiniType;
  readonly edited: z.ZodMiniType;
}
type EditedFields = Readonly<Record<string, EditedField>>;

const mapped = (fields: EditedFields, part: (field: EditedField) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field)]));

/** @returns the schemas of answers by field */
export const answersOf = <const F extends EditedFields>(fields: F) =>
  mapped(fields, ({ answered }) => answered) as { [Name in keyof F]: F[Name]['answered'] };

/** @returns the schemas of a draft by field */
export const draftOf = <const F extends EditedFields>(fields: F) =>
  mapped(fields, ({ edited }) => edited) as { [Name in keyof F]: F[Name]['edited'] };

/** @returns the schemas of a change, which may leave out any field */
export const changeOf = <const F extends EditedFields>(fields: F) =>
  mapped(fields, ({ edited }) => z.optional(edited)) as {
    [Name in keyof F]: z.ZodMiniOptional<F[Name]['edited']>;
  };

/** @returns the labels by field */
export const labelsOf = <const F extends EditedFields>(fields: F) =>
  mapped(fields, ({ label }) => label) as { [Name in keyof F]: string };

/** @returns the headings of a file with these fields, and a line that shows what stands under them */
export function fileOf(fields: EditedFields): { headings: string[]; example: string[] } {
  const columns = Object.values(fields).filter(({ example }) => example !== undefined);
  return {
    headings: columns.map(({ label }) => label),
    example: columns.map(({ example = '' }) => example),
  };
}

/** @returns such a file with that line, for the document of the API */
export function csvSampleOf(fields: EditedFields): string {
  const { headings, example } = fileOf(fields);
  return [headings, example].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** An optional text of so many characters: null when there is none, and a blank clears it. */
export const textField = <const Words extends Pick<EditedField, 'label' | 'example' | 'searched'>>(
  most: number,
  words: Words,
) => ({ ...words, answered: z.nullable(z.string()), edited: optionalText(most) });
