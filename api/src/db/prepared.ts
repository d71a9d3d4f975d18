import { sql } from 'kysely';

/**
 * Written after `select`, marks a statement that is parsed and planned once for a connection. It suits what runs
 * often and has the same best plan for every company; others are planned with their values, because one company
 * has 50 orders and another 400,000. It names its columns: `*` fails when a migration adds one.
 */
export const prepared = sql`/* prepared */`;

const mark = /^select \/\* prepared \*\/\s/;
const names = new Map<string, string>();

/** @returns the name of a marked statement, the same on every connection; undefined for others */
export function nameOf(text: string): string | undefined {
  if (!mark.test(text)) return undefined;
  const name = names.get(text) ?? `prepared ${names.size + 1}`;
  names.set(text, name);
  return name;
}
