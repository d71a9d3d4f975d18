import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { RolloutStateResponse, Verdict } from '@hawiyat/shared/contract/platform/rollouts';
import { type AnalysisWindow, strength } from './canary/canary-analysis.ts';
import { type Figures, metrics } from './canary/metrics.ts';
import { type CriteriaInput, suspicious, unmetCriteria } from './canary/promotion-criteria.ts';
import { forwardTarget, needsTwo, restartLifetime } from './decide.ts';
import type { Reach } from './reach.ts';
import type { RolloutState } from './rollout.ts';

interface Known {
  readonly criteriaInput: CriteriaInput | null;
  readonly reach: Reach | null;
  readonly unreleased: readonly string[];
  readonly now: Date;
}

function verdictOf(window: AnalysisWindow): Verdict {
  if (window.against !== null) return 'enough';
  if (strength(window) >= suspicious) return 'strong';
  return metrics.some((metric) => window.tests[metric].failing > 0) ? 'weak' : 'none';
}

export function presentRolloutState(
  remote: Releasable,
  rolloutState: RolloutState,
  { criteriaInput, reach, unreleased, now }: Known,
): RolloutStateResponse {
  const { revision, stables, rollout, halted, restart } = rolloutState;
  const forward = rollout ? null : forwardTarget(rolloutState);
  const isAsked = restart && now.getTime() - restart.at.getTime() < restartLifetime;
  return {
    remote,
    revision,
    stable: stables.at(-1) ?? null,
    previous: stables.at(-2) ?? null,
    rollout: rollout && {
      release: rollout.release,
      stages: [...rollout.stages],
      percent: rollout.percent,
      isPaused: rollout.isPaused,
      isTakenBack: rollout.isTakenBack,
      included: [...rollout.included],
      excluded: [...rollout.excluded],
      startedAt: rollout.startedAt.toISOString(),
      stageAt: rollout.stageAt.toISOString(),
      timetable: rollout.timetable,
    },
    halted: [...halted.keys()],
    needTwoPersons: [...halted.keys()].filter((release) => needsTwo(halted, release)),
    restart: isAsked ? { ...restart, at: restart.at.toISOString() } : null,
    forward: forward && { release: forward.release, percent: forward.percent },
    unreleased: [...unreleased],
    canary: rollout &&
      criteriaInput && {
        candidate: presentFigures(criteriaInput.window.figures.candidate),
        stable: presentFigures(criteriaInput.window.figures.stable),
        eValue: Math.round(strength(criteriaInput.window) * 100) / 100,
        verdict: verdictOf(criteriaInput.window),
        missing: unmetCriteria(criteriaInput, rollout, now),
      },
    reach,
  };
}

const presentFigures = ({ sessions, companies, fatal, uncaughtError }: Figures) => ({
  sessions,
  companies,
  fatal,
  uncaughtError,
});
