import { nextStage, type RolloutEvent, type RolloutState } from './rollout.ts';

/** What an operator asks for; companies by their id. */
export type Command =
  | {
      readonly action: 'start';
      readonly release: string;
      readonly stages: readonly number[];
      readonly include: readonly string[];
      readonly exclude: readonly string[];
      readonly despiteGuard: boolean;
      /** Whether its author says why: without that, what was halted stays so. */
      readonly hasReason: boolean;
    }
  | { readonly action: 'advance'; readonly despiteGuard: boolean }
  | { readonly action: 'name'; readonly include: readonly string[]; readonly exclude: readonly string[] }
  | { readonly action: 'pause' | 'resume' | 'halt' }
  | { readonly action: 'roll-back'; readonly release: string | null };

/** Why a command cannot be carried out at this moment. */
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
  | 'guard-not-satisfied'
  | 'nothing-to-halt';

/** What a command needs to know beside where things stand. */
export interface Circumstances {
  /** What the guard still misses before the next stage; empty when it is satisfied. */
  readonly missing: readonly string[];
  /** A new salt, for a new rollout. */
  salt(): string;
}

/**
 * Decides what a command comes to.
 * @returns the event to be written, or why there is none
 */
export function decide(
  standing: RolloutState,
  command: Command,
  { missing, salt }: Circumstances,
): RolloutEvent | Rejection {
  const { stables, rollout, halted } = standing;
  switch (command.action) {
    case 'start': {
      const { release, stages, include, exclude, despiteGuard, hasReason } = command;
      if (halted.has(release) && !hasReason) return 'release-halted';
      if (stables.at(-1) === release) return 'release-stable';
      if (rollout) return 'rollout-goes-on';
      const isRising = stages.every((stage, i) => stage > (stages[i - 1] ?? 0));
      if (!isRising || stages.at(-1) !== 100) return 'stages-not-rising';
      // Nobody will have seen it before everybody has it.
      if (stages.length === 1 && !despiteGuard) return 'all-at-once';
      // Who is excluded is excluded: to be named in both ways means to be left in peace.
      const included = include.filter((text) => !exclude.includes(text));
      return { type: 'started', release, salt: salt(), stages, include: included, exclude };
    }
    case 'advance': {
      if (!rollout) return 'no-rollout';
      if (rollout.isPaused) return 'rollout-paused';
      if (missing.length > 0 && !command.despiteGuard) return 'guard-not-satisfied';
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
      return rollBack(standing, command.release);
  }
}

/**
 * Without a release to go to: out of the rollout that goes on, else to the stable release before this one. The last
 * stable one has none before it.
 */
function rollBack({ stables, rollout }: RolloutState, asked: string | null): RolloutEvent | Rejection {
  const stable = stables.at(-1);
  const to = asked ?? (rollout ? stable : stables.at(-2));
  if (to === undefined) return 'nothing-before';
  if (!stables.includes(to)) return 'release-never-stable';
  if (to === stable && !rollout) return 'release-stable';
  return { type: 'rolled-back', to };
}
