import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asScheduler } from '../db/tenant.ts';
import { addDays } from '../kernel/calendar.ts';

/** Runs `work` once a day, on the first server, in a transaction with the note of the day; `last` is null at first. */
export async function onceADay(
  { db }: Pick<Context, 'db'>,
  name: string,
  today: string,
  work: (tx: Transaction<Schema>, last: string | null) => Promise<void>,
): Promise<void> {
  await asScheduler(db, async (tx) => {
    const rowOf = tx.selectFrom('reminder_days').select('day').where('reminder', '=', name);
    const known = await rowOf.executeTakeFirst();
    if (known && known.day >= today) return;
    if (!known)
      await tx
        .insertInto('reminder_days')
        .values({ reminder: name, day: addDays(today, -1) })
        .onConflict((conflict) => conflict.column('reminder').doNothing())
        .execute();
    const { day } = await rowOf.forUpdate().executeTakeFirstOrThrow();
    // Another server was faster.
    if (day >= today) return;
    await work(tx, known ? day : null);
    await tx.updateTable('reminder_days').set({ day: today }).where('reminder', '=', name).execute();
  });
}
