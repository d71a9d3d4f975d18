import type * as z from 'zod/mini';
import { messages } from './messages.ts';

/**
 * Validates one part of a request. Texts of the schema win; what a schema leaves without one gets a general text.
 * @param schema undefined when the call has no such part: then it is ignored
 * @param refuse makes the error from the fields' texts, by dotted path
 * @returns what the schema gives; unknown fields are gone
 * @throws what `refuse` makes
 */
export function validate(
  schema: z.ZodMiniType | undefined,
  part: unknown,
  refuse: (fields: Record<string, string>) => Error,
): unknown {
  if (!schema) return undefined;
  const { data, error } = schema.safeParse(part, {
    error: (issue) => (issue.input === undefined ? messages.valueMissing : messages.valueInvalid),
  });
  if (!error) return data;
  // In the form's order, so that whoever goes to the first one goes to the topmost; a field's first text stays.
  const texts = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (field !== '' && !texts.has(field)) texts.set(field, message);
  }
  throw refuse(Object.fromEntries(texts));
}
