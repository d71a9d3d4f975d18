import { nextStage, type RolloutEvent, type RolloutState } from './rollout.ts';

/** An operator's command; companies by their id. */
export type Command =
  | {
      readonly action: 'start';
      readonly release: string;
      readonly stages: readonly number[];
      readonly include: readonly string[];
      readonly exclude: readonly string[];
      readonly overrideCanary: boolean;
      /** Whether the author gives a reason: without one a halted release stays halted. */
      readonly hasReason: boolean;
    }
  | { readonly action: 'advance'; readonly overrideCanary: boolean }
  | { readonly action: 'name'; readonly include: readonly string[]; readonly exclude: readonly string[] }
  | { readonly action: 'pause' | 'resume' | 'halt' }
  | { readonly action: 'roll-back'; readonly release: string | null };

/** Why a command cannot be carried out now. */
export type Rejection =
  | 'release-halted'
  | 'release-stable'
  | 'release-never-stable'
  | 'rollout-goes-on'
  | 'no-rollout'
  | 'rollout-paused'
  | 'stages-not-rising'
  | 'all-at-once'
  | 'nothing-before'
  | 'canary-not-satisfied'
  | 'nothing-to-halt';

/** What a command depends on besides the rollout state. */
export interface Circumstances {
  /** Unmet promotion criteria for the next stage; empty when all are met. */
  readonly missing: readonly string[];
  /** A salt for a new rollout. */
  salt(): string;
}

/**
 * Decides the outcome of a command.
 * @returns the event to append, or why there is none
 */
export function decide(
  rolloutState: RolloutState,
  command: Command,
  { missing, salt }: Circumstances,
): RolloutEvent | Rejection {
  const { stables, rollout, halted } = rolloutState;
  switch (command.action) {
    case 'start': {
      const { release, stages, include, exclude, overrideCanary, hasReason } = command;
      if (halted.has(release) && !hasReason) return 'release-halted';
      if (stables.at(-1) === release) return 'release-stable';
      if (rollout) return 'rollout-goes-on';
      const isRising = stages.every((stage, i) => stage > (stages[i - 1] ?? 0));
      if (!isRising || stages.at(-1) !== 100) return 'stages-not-rising';
      // Otherwise everyone would have it before anyone has seen it.
      if (stages.length === 1 && !overrideCanary) return 'all-at-once';
      // An exclusion wins over an inclusion.
      const included = include.filter((text) => !exclude.includes(text));
      return { type: 'started', release, salt: salt(), stages, include: included, exclude };
    }
    case 'advance': {
      if (!rollout) return 'no-rollout';
      if (rollout.isPaused) return 'rollout-paused';
      if (missing.length > 0 && !command.overrideCanary) return 'canary-not-satisfied';
      return { type: 'advanced', percent: nextStage(rollout) ?? 100 };
    }
    case 'name': {
      if (!rollout) return 'no-rollout';
      const include = command.include.filter((text) => !command.exclude.includes(text));
      return { type: 'named', include, exclude: command.exclude };
    }
    case 'pause':
    case 'resume':
      if (!rollout) return 'no-rollout';
      return { type: command.action === 'pause' ? 'paused' : 'resumed' };
    case 'halt': {
      const release = rollout?.release ?? (stables.length > 1 ? stables.at(-1) : undefined);
      return release === undefined ? 'nothing-to-halt' : { type: 'halted', release };
    }
    case 'roll-back':
      return rollBack(rolloutState, command.release);
  }
}

/**
 * Without a target: cancels the rollout in progress, or returns to the stable release before this one. The
 * first stable one has none before it.
 */
function rollBack({ stables, rollout }: RolloutState, target: string | null): RolloutEvent | Rejection {
  const stable = stables.at(-1);
  const to = target ?? (rollout ? stable : stables.at(-2));
  if (to === undefined) return 'nothing-before';
  if (!stables.includes(to)) return 'release-never-stable';
  if (to === stable && !rollout) return 'release-stable';
  return { type: 'rolled-back', to };
}
