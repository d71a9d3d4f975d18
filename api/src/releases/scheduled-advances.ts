import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Timetable } from '@hawiyat/shared/contract/platform/rollouts';
import { dayOf, hourOf } from '../kernel/calendar.ts';
import { missingCriteria } from './missing-criteria.ts';
import type { ReleaseContext } from './release-context.ts';
import { nextStage, type RolloutEvent, type RolloutState } from './rollout.ts';

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
  const hour = hourOf(moment);
  return days.includes(new Date(dayOf(moment)).getUTCDay()) && hour >= from && hour < until;
}
