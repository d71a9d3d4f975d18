import { type RawBuilder, sql } from 'kysely';
import { addDays, momentOf } from '../kernel/calendar.ts';

/** Uses the offset, as `kernel/calendar.ts`, because an engine may lack zone names. */
export function dayInRiyadh(column: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone interval '3 hours')::date`;
}

/** Compares moments instead of days, so that an index on the column serves it; `to` is included. */
export function isWithin(column: string, from: string, to: string): RawBuilder<boolean> {
  const [start, end] = [momentOf(from, 0), momentOf(addDays(to, 1), 0)];
  return sql`(${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end})`;
}
