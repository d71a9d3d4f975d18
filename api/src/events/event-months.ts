import { sql } from 'kysely';
import type { Context } from '../db/context.ts';

/** Enough for a server that stays down, or for a table that is always locked. */
const monthsAhead = 3;

/** Creates the missing monthly partitions of the events table, as the tables' owner. */
export async function addEventMonths({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`select add_event_months(${sql.lit(monthsAhead)})`.execute(db);
}
