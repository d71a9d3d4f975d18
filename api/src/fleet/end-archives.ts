import type { Context } from '../db/context.ts';
import { asScheduler } from '../db/tenant.ts';
import { containerCommands } from './containers.ts';
import { driverCommands } from './drivers.ts';

/** A run's limit; the next run continues. */
const mostAtOnce = 500;

/** Deletes archived rows after their time to restore. Another process may do the same: the second finds none. */
export async function endArchives(context: Context & { readonly dataDir: string }): Promise<void> {
  const at = context.now();
  for (const [table, { removeBy }] of [
    ['containers', containerCommands],
    ['drivers', driverCommands],
  ] as const) {
    const due = await asScheduler(context.db, (tx) =>
      tx
        .selectFrom(table)
        .select(['company_id', 'id'])
        .where('restorable_until', 'is not', null)
        .where('restorable_until', '<=', at)
        .orderBy('restorable_until')
        .limit(mostAtOnce)
        .execute(),
    );
    for (const { company_id, id } of due)
      await removeBy(context, { companyId: company_id, actor: { kind: 'system', id: null }, id, due: at });
  }
}
