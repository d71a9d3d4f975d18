import type * as z from 'zod/mini';
import { messages } from './messages.ts';

/**
 * Validates one part of a request. Texts of the schema win; what a schema leaves without one gets a general text.
 * @param schema undefined when the call has no such part: then it is ignored
 * @param refuse makes the error from the fields' texts, by dotted path
 * @returns what the schema gives; unknown fields are gone
 * @throws what `refuse` makes
 */
export function checked(
  schema: z.ZodMiniType | undefined,
  part: unknown,
  refuse: (fields: Record<string, string>) => Error,
): unknown {
  if (!schema) return undefined;
  const { data, error } = schema.safeParse(part, {
    error: (issue) => (issue.input === undefined ? messages.valueMissing : messages.valueInvalid),
  });
  if (!error) return data;
  const texts = error.issues.map((it): [string, string] => [it.path.join('.'), it.message]);
  // A field's first text is the one that stays.
  throw refuse(Object.fromEntries(texts.filter(([field]) => field !== '').reverse()));
}
