import type { Releasable } from '@hawiyat/shared/contract/areas';
import type { RolloutStateResponse } from '@hawiyat/shared/contract/rollouts';
import { strength } from './canary/canary-analysis.ts';
import { type CriteriaInput, unmetCriteria } from './canary/promotion-criteria.ts';
import { forwardTarget, needsTwo, restartLifetime } from './decide.ts';
import type { RolloutState } from './rollout.ts';

/**
 * Presents the rollout state of a remote to operators.
 * @param criteriaInput what the canary analysis knows about the rollout; null without one
 * @param unreleased releases published since the stable one and never rolled out
 */
export function presentRolloutState(
  remote: Releasable,
  rolloutState: RolloutState,
  criteriaInput: CriteriaInput | null,
  now: Date,
  unreleased: readonly string[] = [],
): RolloutStateResponse {
  const { stables, rollout, halted, restart } = rolloutState;
  const ahead = rollout ? null : forwardTarget(rolloutState);
  const isAsked = restart && now.getTime() - restart.at.getTime() < restartLifetime;
  return {
    remote,
    stable: stables.at(-1) ?? null,
    previous: stables.at(-2) ?? null,
    rollout: rollout && {
      release: rollout.release,
      stages: [...rollout.stages],
      percent: rollout.percent,
      isPaused: rollout.isPaused,
      included: [...rollout.included],
      excluded: [...rollout.excluded],
      startedAt: rollout.startedAt.toISOString(),
      stageAt: rollout.stageAt.toISOString(),
      timetable: rollout.timetable,
    },
    halted: [...halted.keys()],
    needTwoPersons: [...halted.keys()].filter((release) => needsTwo(halted, release)),
    restart: isAsked ? { ...restart, at: restart.at.toISOString() } : null,
    forward: ahead && { release: ahead.release, percent: ahead.percent },
    unreleased: [...unreleased],
    canary: rollout &&
      criteriaInput && {
        candidate: { ...criteriaInput.window.figures.candidate },
        stable: { ...criteriaInput.window.figures.stable },
        eValue: Math.round(strength(criteriaInput.window) * 100) / 100,
        missing: unmetCriteria(criteriaInput, rollout, now),
      },
  };
}
