import type * as z from 'zod/mini';
import { messages } from './messages.ts';

/** The schema's error messages win over general ones; unknown fields are dropped. */
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
  // In the form's order, so that the first error is the topmost field; each field keeps its first message.
  const texts = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (field !== '' && !texts.has(field)) texts.set(field, message);
  }
  throw refuse(Object.fromEntries(texts));
}
