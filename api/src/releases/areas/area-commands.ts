import { isDeepStrictEqual } from 'node:util';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Area, AreaProposal, changeArea, RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { ReleaseContext } from '../release-context.ts';
import { changedMeanwhile } from '../rollout-errors.ts';
import type { Author } from '../rollout-log.ts';
import { type AreaEvent, areasLog } from './area-event.ts';
import { readAreas, retireArea, storeArea } from './area-rows.ts';
import { assertAreaFits } from './area-rules.ts';
import { areaExists, areaRequired } from './errors.ts';
import { assertReleasable } from './known-area.ts';

/** Adds, changes or retires an area, and logs it; fails when the author saw another version of the area. */
export async function changeAreas(
  { rollouts, now }: ReleaseContext,
  name: RemoteName,
  { action, area, seen, reason = '' }: ValidatedInput<typeof changeArea>['body'],
  actor: string,
): Promise<readonly Area[]> {
  const author: Author = { actor, reason };
  await rollouts.add(areasLog, author, now(), async (_, tx) => {
    const areas = await readAreas(tx);
    const known = areas.find((item) => item.name === name);
    if (action === 'add' && known) {
      throw areaExists({ name }, { fields: { [name]: 'there is an area of this name already' } });
    }
    if (action !== 'add') assertReleasable(areas, name);
    if (action !== 'add' && !isDeepStrictEqual({ name, ...seen }, known)) throw changedMeanwhile();
    if (action === 'retire') {
      await retireArea(tx, name, now());
      return { type: 'area-retired', name };
    }
    if (!area) throw areaRequired();
    return stored(tx, action === 'add' ? 'area-added' : 'area-changed', { name, ...area }, areas);
  });
  return (await rollouts.states()).areas;
}

async function stored(
  tx: Transaction<Schema>,
  type: 'area-added' | 'area-changed',
  area: Area,
  areas: readonly Area[],
): Promise<AreaEvent> {
  assertAreaFits(
    area,
    areas.filter((other) => other.name !== area.name),
  );
  await storeArea(tx, area);
  return { type, area };
}

/** Adds the area of a release that ships with the server, unless the database has it or has retired it. */
export async function seedArea(
  { rollouts, now }: ReleaseContext,
  name: RemoteName,
  proposal: AreaProposal,
  author: Author,
): Promise<void> {
  await rollouts.add(areasLog, author, now(), async (_, tx) => {
    const row = await tx.selectFrom('areas').select('name').where('name', '=', name).executeTakeFirst();
    return row ? null : stored(tx, 'area-added', { name, ...proposal }, await readAreas(tx));
  });
}
