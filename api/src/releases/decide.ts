import type { HaltCause, Timetable } from '@hawiyat/shared/contract/platform/rollouts';
import type { DomainErrorMaker } from '../kernel/domain-error.ts';
import { nextStage, type Rollout, type RolloutEvent, type RolloutState } from './rollout.ts';
import {
  allAtOnce,
  anotherRelease,
  canaryNotSatisfied,
  hostRequired,
  insteadRequired,
  noRollout,
  nothingAhead,
  nothingBefore,
  nothingToHalt,
  notTheOneBefore,
  personRequired,
  reasonRequired,
  releaseHalted,
  releaseLeft,
  releaseNeverStable,
  releaseStable,
  rolloutGoesOn,
  rolloutPaused,
  secondPersonRequired,
  stagesNotRising,
  standsAlready,
  untriedRelease,
} from './rollout-errors.ts';

export type Command =
  | {
      readonly action: 'start';
      readonly release: string;
      readonly stages: readonly number[];
      readonly include: readonly string[];
      readonly exclude: readonly string[];
      readonly timetable: Timetable | null;
      readonly overrideCanary: boolean;
      /** A halted or untried release needs a reason. */
      readonly hasReason: boolean;
      readonly isUntried: boolean;
    }
  | (OfRelease & { readonly action: 'advance'; readonly overrideCanary: boolean })
  | (OfRelease & {
      readonly action: 'name';
      readonly include: readonly string[];
      readonly exclude: readonly string[];
    })
  | (OfRelease & { readonly action: 'schedule'; readonly timetable: Timetable | null })
  | (OfRelease & { readonly action: 'pause' | 'take-back' })
  | (OfRelease & { readonly action: 'resume'; readonly hasReason: boolean })
  | (OfRelease & { readonly action: 'halt'; readonly cause: HaltCause | null })
  | (OfRelease & Instead & { readonly action: 'withdraw'; readonly cause: HaltCause | null })
  | (OfRelease & Instead & { readonly action: 'roll-back' })
  | (OfRelease & { readonly action: 'roll-forward'; readonly hasReason: boolean });

interface OfRelease {
  /** What the author saw; a command never touches another release. */
  readonly release: string;
}

interface Instead {
  /** What everybody gets instead; null: the area disappears; missing: the author did not say. */
  readonly instead?: string | null | undefined;
}

export type Rejection = DomainErrorMaker;

export interface Circumstances {
  readonly missing: readonly string[];
  readonly by: string;
  readonly isPerson: boolean;
  readonly isHost: boolean;
  readonly now: Date;
  salt(): string;
}

/** Milliseconds that the first of two persons waits for the second. */
export const restartLifetime = 86_400_000;

/** Decides the outcome of a command: the event to append, or the rejection. */
export function decide(
  rolloutState: RolloutState,
  command: Command,
  circumstances: Circumstances,
): RolloutEvent | Rejection {
  switch (command.action) {
    case 'start':
      return start(rolloutState, command, circumstances);
    case 'withdraw':
      return withdraw(rolloutState, command, circumstances);
    case 'roll-back':
      return rollBack(rolloutState, command, circumstances);
    case 'roll-forward':
      return rollForward(rolloutState, command, circumstances);
    default: {
      const { rollout } = rolloutState;
      if (!rollout) return command.action === 'halt' ? nothingToHalt : noRollout;
      return command.release === rollout.release
        ? ofRollout(rollout, command, circumstances)
        : anotherRelease;
    }
  }
}

type OfRollout = Exclude<
  Command,
  { action: 'start' } | { action: 'withdraw' } | { action: 'roll-back' } | { action: 'roll-forward' }
>;

function ofRollout(
  rollout: Rollout,
  command: OfRollout,
  { missing }: Circumstances,
): RolloutEvent | Rejection {
  switch (command.action) {
    case 'advance':
      if (rollout.isPaused) return rolloutPaused;
      if (missing.length > 0 && !command.overrideCanary) return canaryNotSatisfied;
      return { type: 'advanced', percent: nextStage(rollout) ?? 100 };
    case 'name': {
      const include = command.include.filter((text) => !command.exclude.includes(text));
      return { type: 'targeted', include, exclude: command.exclude };
    }
    case 'schedule':
      if (rollout.isPaused) return rolloutPaused;
      return { type: 'scheduled', timetable: command.timetable };
    case 'pause':
      return rollout.isPaused ? standsAlready : { type: 'paused' };
    case 'take-back':
      return rollout.isTakenBack ? standsAlready : { type: 'paused', takesBack: true };
    case 'resume':
      if (!rollout.isPaused) return standsAlready;
      return rollout.isTakenBack && !command.hasReason ? reasonRequired : { type: 'resumed' };
    case 'halt':
      return { type: 'halted', release: rollout.release, ...(command.cause && { cause: command.cause }) };
  }
}

/** A halted release needs a person with a reason, or two within a day (`needsTwo`); an untried one needs a reason. */
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
    isUntried,
  }: Extract<Command, { action: 'start' }>,
  { by, isPerson, now, salt }: Circumstances,
): RolloutEvent | Rejection {
  if (rollout) return rolloutGoesOn;
  const isHalted = halted.has(release);
  if (isHalted && !hasReason) return releaseHalted;
  if (stables.at(-1) === release) return releaseStable;
  const isRising = stages.every((stage, i) => stage > (stages[i - 1] ?? 0));
  if (!isRising || stages.at(-1) !== 100) return stagesNotRising;
  // Otherwise everyone would have it before anyone has seen it.
  if (stages.length === 1 && !overrideCanary) return allAtOnce;
  if (isUntried && !hasReason) return untriedRelease;
  if (isHalted && !isPerson) return personRequired;
  if (needsTwo(halted, release)) {
    const isAsked = restart?.release === release && now.getTime() - restart.at.getTime() < restartLifetime;
    if (!isAsked) return { type: 'restart-requested', release, by };
    if (restart.by === by) return secondPersonRequired;
  }
  // An exclusion wins over an inclusion.
  const included = include.filter((text) => !exclude.includes(text));
  const begun = { release, salt: salt(), stages, include: included, exclude };
  return { type: 'started', ...begun, ...(timetable && { timetable }) };
}

/** A mistake about a fault with a cause would cost too much for one person to decide. */
export const needsTwo = (halted: RolloutState['halted'], release: string): boolean =>
  (halted.get(release) ?? null) !== null;

/** Halts the stable release. The author names the release before it, and so confirms the replacement. */
function withdraw(
  { stables }: RolloutState,
  { release, instead, cause }: Extract<Command, { action: 'withdraw' }>,
  { isHost }: Circumstances,
): RolloutEvent | Rejection {
  if (release !== stables.at(-1)) return anotherRelease;
  if (instead === undefined) return insteadRequired;
  if (instead !== (stables.at(-2) ?? null)) return notTheOneBefore;
  if (instead === null && isHost) return hostRequired;
  return { type: 'halted', release, ...(cause && { cause }) };
}

/** Ends the rollout in progress, or replaces the stable release by an earlier one, or by none. */
function rollBack(
  { stables, rollout, abandoned }: RolloutState,
  { release, instead }: Extract<Command, { action: 'roll-back' }>,
  { isHost }: Circumstances,
): RolloutEvent | Rejection {
  const stable = stables.at(-1) ?? null;
  if (!rollout && stable === null) return nothingBefore;
  if (release !== (rollout?.release ?? stable)) return anotherRelease;
  if (instead === undefined && !rollout) return insteadRequired;
  const to = instead === undefined ? stable : instead;
  if (to === null) return isHost ? hostRequired : { type: 'rolled-back', to };
  if (abandoned.includes(to)) return releaseLeft;
  if (!stables.includes(to)) return releaseNeverStable;
  if (to === stable && !rollout) return releaseStable;
  return { type: 'rolled-back', to };
}

/** Undoes a rollback; a rollout that the rollback ended continues at its stage, with the same companies. */
function rollForward(
  rolloutState: RolloutState,
  { release: target, hasReason }: Extract<Command, { action: 'roll-forward' }>,
  { salt }: Circumstances,
): RolloutEvent | Rejection {
  const forward = forwardTarget(rolloutState, target);
  if (rolloutState.rollout) return rolloutGoesOn;
  if (!forward) return nothingAhead;
  if (!hasReason) return reasonRequired;
  if (forward.kind === 'stable') {
    const everyone = { salt: salt(), stages: [100], include: [], exclude: [] };
    return { type: 'started', release: forward.release, ...everyone, isForward: true };
  }
  const { release, salt: before, stages, percent, included, excluded, timetable } = forward.rollout;
  return {
    type: 'started',
    ...{ release, salt: before, stages: stages.filter((stage) => stage >= percent) },
    ...{ include: [...included], exclude: [...excluded] },
    ...(timetable && { timetable }),
    isForward: true,
  };
}

export function forwardTarget({ abandoned, finished }: RolloutState, target: string | null = null) {
  if (finished && (target === null || target === finished.release)) {
    const { release, percent } = finished;
    return { kind: 'rollout', release, percent, rollout: finished } as const;
  }
  const release = target === null ? abandoned.at(-1) : abandoned.find((id) => id === target);
  return release === undefined ? null : ({ kind: 'stable', release, percent: 100 } as const);
}
