import { sql } from 'kysely';

/**
 * Written after `select`, marks a statement that each connection plans only once. It suits frequent statements with the
 * same best plan for every company; others need their values, because one company has 50 orders and another 400,000.
 * Name the columns: `*` fails when a migration adds one.
 */
export const prepared = sql`/* prepared */`;

const mark = /^select \/\* prepared \*\/\s/;
const names = new Map<string, string>();

/** Marked statements get the same name on every connection. */
export function nameOf(text: string): string | undefined {
  if (!mark.test(text)) return undefined;
  const name = names.get(text) ?? `prepared ${names.size + 1}`;
  names.set(text, name);
  return name;
}
