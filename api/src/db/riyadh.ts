import { type RawBuilder, sql } from 'kysely';
import { addDays, momentOf } from '../domain/calendar.ts';

/**
 * The day in Riyadh that a moment falls on, as `domain/calendar.ts` has it. By its distance and not by its name, because
 * an engine may know the zones' names or not.
 * @param column a timestamptz, from the code
 */
export function dayInRiyadh(column: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone interval '3 hours')::date`;
}

/**
 * Whether a moment falls on one of the days from `from` to `to`, both included; an index on the column can answer it.
 * @param column a timestamptz, from the code
 * @param from Riyadh day `YYYY-MM-DD`
 */
export function isWithin(column: string, from: string, to: string): RawBuilder<boolean> {
  const [start, end] = [momentOf(from, 0), momentOf(addDays(to, 1), 0)];
  return sql`(${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end})`;
}
