import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import type { ReleaseContext } from './release-context.ts';
import { assignedTo, type RolloutState } from './rollout.ts';

/** Rows; other calls run between batches. */
const batch = 2000;

export async function* allCompanies({ db }: Pick<ReleaseContext, 'db'>) {
  for (let last = ''; ; ) {
    const from = last;
    const rows = await asPlatform(db, (tx) => companiesFrom(tx, from));
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.identifier;
  }
}

const companiesFrom = (tx: Transaction<Schema>, last: string) =>
  tx
    .selectFrom('companies')
    .select(['id', 'identifier', 'name'])
    .where('kind', '=', 'real')
    .where('identifier', '>', last)
    .orderBy('identifier')
    .limit(batch)
    .execute();

export interface Reach {
  readonly companies: number;
  readonly total: number;
}

export async function reachOf(
  context: Pick<ReleaseContext, 'db'>,
  states: readonly RolloutState[],
): Promise<(Reach | null)[]> {
  const counts = states.map(({ rollout }) => rollout && { companies: 0, total: 0 });
  if (counts.every((count) => count === null)) return counts;
  for await (const { id } of allCompanies(context))
    for (const [i, count] of counts.entries()) {
      const state = states[i];
      if (!count || !state?.rollout) continue;
      count.total++;
      if (assignedTo(state, id).release === state.rollout.release) count.companies++;
    }
  return counts;
}
