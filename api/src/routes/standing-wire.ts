import type { Releasable } from '@hawiyat/shared/contract/releases';
import type { StandingWire } from '@hawiyat/shared/contract/rollouts';
import { strength, type Watch } from '../releases/guard.ts';
import { missingFor } from '../releases/guard-minima.ts';
import type { Standing } from '../releases/rollout.ts';

/**
 * Where a remote stands, as it is told to operators.
 * @param watch what the guard has seen of the rollout that goes on; null when none does
 */
export function standingWire(
  of: Releasable,
  { stables, rollout, halted }: Standing,
  watch: Watch | null,
  now: Date,
): StandingWire {
  return {
    of,
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
    },
    halted: [...halted],
    guard: rollout &&
      watch && {
        candidate: { ...watch.figures.candidate },
        stable: { ...watch.figures.stable },
        evidence: Math.round(strength(watch) * 100) / 100,
        missing: missingFor(watch, rollout, now),
      },
  };
}
