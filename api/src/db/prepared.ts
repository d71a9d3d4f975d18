import { sql } from 'kysely';

/**
 * Marks a statement that each connection plans once. Others are planned with their values, because one company has 50
 * orders and another 400,000. Name the columns: `*` fails when a migration adds one.
 */
export const prepared = sql`/* prepared */`;

const mark = /^select \/\* prepared \*\/\s/;
const names = new Map<string, string>();

export function nameOf(text: string): string | undefined {
  if (!mark.test(text)) return undefined;
  const name = names.get(text) ?? `prepared ${names.size + 1}`;
  names.set(text, name);
  return name;
}
