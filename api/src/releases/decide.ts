import type { HaltCause, Timetable } from '@hawiyat/shared/contract/rollouts';
import { nextStage, type RolloutEvent, type RolloutState } from './rollout.ts';

/** An operator's command; companies by their id. */
export type Command =
  | {
      readonly action: 'start';
      readonly release: string;
      readonly stages: readonly number[];
      readonly include: readonly string[];
      readonly exclude: readonly string[];
      readonly timetable: Timetable | null;
      readonly overrideCanary: boolean;
      /** Whether the author gives a reason: without one a halted release stays halted. */
      readonly hasReason: boolean;
    }
  | { readonly action: 'advance'; readonly overrideCanary: boolean }
  | { readonly action: 'name'; readonly include: readonly string[]; readonly exclude: readonly string[] }
  | { readonly action: 'schedule'; readonly timetable: Timetable | null }
  | { readonly action: 'pause' | 'resume' }
  | { readonly action: 'halt'; readonly cause: HaltCause | null }
  | { readonly action: 'roll-back'; readonly release: string | null }
  | { readonly action: 'roll-forward'; readonly release: string | null; readonly hasReason: boolean };

/** Why a command cannot be carried out now. */
export type Rejection =
  | 'release-halted'
  | 'person-required'
  | 'second-person-required'
  | 'release-stable'
  | 'release-never-stable'
  | 'release-left'
  | 'rollout-goes-on'
  | 'no-rollout'
  | 'rollout-paused'
  | 'stages-not-rising'
  | 'all-at-once'
  | 'nothing-before'
  | 'nothing-ahead'
  | 'reason-required'
  | 'canary-not-satisfied'
  | 'nothing-to-halt';

/** What a command depends on besides the rollout state. */
export interface Circumstances {
  /** Unmet promotion criteria for the next stage; empty when all are met. */
  readonly missing: readonly string[];
  /** The author by the name in the log, and whether that is a person. */
  readonly by: string;
  readonly isPerson: boolean;
  readonly now: Date;
  /** A salt for a new rollout. */
  salt(): string;
}

/** How long the first of two persons waits for the second, in milliseconds. */
export const restartLifetime = 86_400_000;

/**
 * Decides the outcome of a command.
 * @returns the event to append, or why there is none
 */
export function decide(
  rolloutState: RolloutState,
  command: Command,
  circumstances: Circumstances,
): RolloutEvent | Rejection {
  const { stables, rollout } = rolloutState;
  switch (command.action) {
    case 'start':
      return start(rolloutState, command, circumstances);
    case 'advance': {
      if (!rollout) return 'no-rollout';
      if (rollout.isPaused) return 'rollout-paused';
      if (circumstances.missing.length > 0 && !command.overrideCanary) return 'canary-not-satisfied';
      return { type: 'advanced', percent: nextStage(rollout) ?? 100 };
    }
    case 'name': {
      if (!rollout) return 'no-rollout';
      const include = command.include.filter((text) => !command.exclude.includes(text));
      return { type: 'named', include, exclude: command.exclude };
    }
    case 'schedule': {
      if (!rollout) return 'no-rollout';
      // The previous server would resume it.
      if (rollout.isPaused) return 'rollout-paused';
      return { type: 'scheduled', timetable: command.timetable };
    }
    case 'pause':
    case 'resume':
      if (!rollout) return 'no-rollout';
      return { type: command.action === 'pause' ? 'paused' : 'resumed' };
    case 'halt': {
      const release = rollout?.release ?? (stables.length > 1 ? stables.at(-1) : undefined);
      if (release === undefined) return 'nothing-to-halt';
      return { type: 'halted', release, ...(command.cause && { cause: command.cause }) };
    }
    case 'roll-back':
      return rollBack(rolloutState, command.release);
    case 'roll-forward':
      return rollForward(rolloutState, command, circumstances);
  }
}

/** A halted release is started again by a person with a reason; by two, within a day, where `needsTwo`. */
function start(
  { stables, rollout, halted, restart }: RolloutState,
  {
    release,
    stages,
    include,
    exclude,
    timetable,
    overrideCanary,
    hasReason,
  }: Extract<Command, { action: 'start' }>,
  { by, isPerson, now, salt }: Circumstances,
): RolloutEvent | Rejection {
  const isHalted = halted.has(release);
  if (isHalted && !hasReason) return 'release-halted';
  if (stables.at(-1) === release) return 'release-stable';
  if (rollout) return 'rollout-goes-on';
  const isRising = stages.every((stage, i) => stage > (stages[i - 1] ?? 0));
  if (!isRising || stages.at(-1) !== 100) return 'stages-not-rising';
  // Otherwise everyone would have it before anyone has seen it.
  if (stages.length === 1 && !overrideCanary) return 'all-at-once';
  if (isHalted && !isPerson) return 'person-required';
  if (needsTwo(halted, release)) {
    const isAsked = restart?.release === release && now.getTime() - restart.at.getTime() < restartLifetime;
    if (!isAsked) return { type: 'restart-asked', release, by };
    if (restart.by === by) return 'second-person-required';
  }
  // An exclusion wins over an inclusion.
  const included = include.filter((text) => !exclude.includes(text));
  const begun = { release, salt: salt(), stages, include: included, exclude };
  return { type: 'started', ...begun, ...(timetable && { timetable }) };
}

/** Whether two persons must start a halted release again: a mistake about such a fault would cost too much. */
export const needsTwo = (halted: RolloutState['halted'], release: string): boolean =>
  (halted.get(release) ?? null) !== null;

/**
 * Without a target: cancels the rollout in progress, or returns to the stable release before this one. The
 * first stable one has none before it.
 */
function rollBack({ stables, rollout, left }: RolloutState, target: string | null): RolloutEvent | Rejection {
  const stable = stables.at(-1);
  const to = target ?? (rollout ? stable : stables.at(-2));
  if (to === undefined) return 'nothing-before';
  if (left.includes(to)) return 'release-left';
  if (!stables.includes(to)) return 'release-never-stable';
  if (to === stable && !rollout) return 'release-stable';
  return { type: 'rolled-back', to };
}

/**
 * Takes a rollback back: everyone gets the release again that everyone had; a rollout that the rollback ended
 * continues at its stage, with the same companies.
 */
function rollForward(
  rolloutState: RolloutState,
  { release: target, hasReason }: Extract<Command, { action: 'roll-forward' }>,
  { salt }: Circumstances,
): RolloutEvent | Rejection {
  const ahead = forwardTarget(rolloutState, target);
  if (rolloutState.rollout) return 'rollout-goes-on';
  if (!ahead) return 'nothing-ahead';
  if (!hasReason) return 'reason-required';
  if (ahead.kind === 'stable') {
    const everyone = { salt: salt(), stages: [100], include: [], exclude: [] };
    return { type: 'started', release: ahead.release, ...everyone, isForward: true };
  }
  const { release, salt: before, stages, percent, included, excluded, timetable } = ahead.rollout;
  return {
    type: 'started',
    ...{ release, salt: before, stages: stages.filter((stage) => stage >= percent) },
    ...{ include: [...included], exclude: [...excluded] },
    ...(timetable && { timetable }),
    isForward: true,
  };
}

/** @returns what a roll-forward would return to; null: nothing, or not the named release */
export function forwardTarget({ left, ended }: RolloutState, target: string | null = null) {
  if (ended && (target === null || target === ended.release))
    return { kind: 'rollout', release: ended.release, percent: ended.percent, rollout: ended } as const;
  const release = target === null ? left.at(-1) : left.find((id) => id === target);
  return release === undefined ? null : ({ kind: 'stable', release, percent: 100 } as const);
}
