import { type RawBuilder, sql } from 'kysely';
import { addDays, momentOf } from '../kernel/calendar.ts';

/**
 * The Riyadh day of a timestamp, as in `kernel/calendar.ts`. It uses the offset because an engine may lack
 * zone names.
 * @param column a timestamptz, from the code
 */
export function dayInRiyadh(column: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone interval '3 hours')::date`;
}

/**
 * Whether a timestamp falls within the days `from` to `to`, both included; an index on the column can answer
 * it.
 * @param column a timestamptz, from the code
 * @param from Riyadh day `YYYY-MM-DD`
 */
export function isWithin(column: string, from: string, to: string): RawBuilder<boolean> {
  const [start, end] = [momentOf(from, 0), momentOf(addDays(to, 1), 0)];
  return sql`(${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end})`;
}
