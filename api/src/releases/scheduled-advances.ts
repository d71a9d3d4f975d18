import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Timetable } from '@hawiyat/shared/contract/platform/rollouts';
import { missingCriteria } from './missing-criteria.ts';
import type { ReleaseContext } from './release-context.ts';
import { nextStage, type RolloutEvent, type RolloutState } from './rollout.ts';

/** Riyadh is three hours ahead of UTC all year. */
const riyadh = 3 * 3_600_000;

const author = { actor: 'timetable', reason: 'اكتملت شروط المرحلة التالية في ساعات العمل المحددة.' };

/** Only one of several servers advances a rollout: the next server finds the new stage's criteria unmet. */
export async function advanceOnTime(context: ReleaseContext): Promise<void> {
  const states = await context.rollouts.states();
  const now = context.now();
  for (const remote of states.releasable) {
    if (!isTime(states.get(remote), now)) continue;
    if (await advance(context, states.areas, remote, now))
      context.log.info({ remote }, 'a rollout advanced by its timetable');
  }
}

async function advance(
  { rollouts }: ReleaseContext,
  areas: readonly Area[],
  remote: Releasable,
  now: Date,
): Promise<boolean> {
  let event: RolloutEvent | null = null;
  await rollouts.add(remote, author, now, async (state, tx) => {
    if (!state.rollout || !isTime(state, now)) return null;
    if ((await missingCriteria(tx, { areas, remote, rolloutState: state }, now)).length > 0) return null;
    event = { type: 'advanced', percent: nextStage(state.rollout) ?? 100 };
    return event;
  });
  return event !== null;
}

const isTime = ({ rollout }: RolloutState, now: Date): boolean =>
  rollout !== null && !rollout.isPaused && rollout.timetable !== null && isWithin(rollout.timetable, now);

/** In Riyadh; `until` itself is outside. */
export function isWithin({ days, from, until }: Timetable, moment: Date): boolean {
  const local = new Date(moment.getTime() + riyadh);
  const hour = local.getUTCHours();
  return days.includes(local.getUTCDay()) && hour >= from && hour < until;
}
