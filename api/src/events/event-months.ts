import { sql } from 'kysely';
import type { Context } from '../db/context.ts';

/** Enough for a server that stays down, or a table that is never free for a moment. */
const monthsAhead = 3;

/** Creates the coming months' parts of the events, where they are missing, as the tables' owner. */
export async function addEventMonths({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`select add_event_months(${sql.lit(monthsAhead)})`.execute(db);
}
