import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Db } from '../db/open.ts';
import { asPlatform } from '../db/tenant.ts';
import type { RolloutState } from './rollout.ts';
import type { RolloutStates } from './rollout-log.ts';

const newest = 500;

/** Published since the stable release and never rolled out, newest first. */
export async function unreleased(
  db: Db,
  rolloutStates: RolloutStates,
): Promise<{ remote: Releasable; release: string }[]> {
  const rows = await asPlatform(db, (tx) =>
    tx
      .selectFrom('releases')
      .select(['remote', 'id'])
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .limit(newest)
      .execute(),
  );
  return rolloutStates.releasable.flatMap((remote) => {
    const ids = rows.filter((row) => row.remote === remote).map((row) => row.id);
    return neverLive(rolloutStates.get(remote), ids).map((release) => ({ remote, release }));
  });
}

export function neverLive(
  { stables, rollout, halted, withdrawn }: RolloutState,
  ids: readonly string[],
): string[] {
  const stable = stables.at(-1);
  const since = stable !== undefined && ids.includes(stable) ? ids.slice(0, ids.indexOf(stable)) : ids;
  return since.filter(
    (text) =>
      !stables.includes(text) && rollout?.release !== text && !halted.has(text) && !withdrawn.has(text),
  );
}
