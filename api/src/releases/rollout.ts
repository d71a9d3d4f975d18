import type { HaltCause, Timetable } from '@hawiyat/shared/contract/platform/rollouts';
import { bucketOf, isAmong } from './cohort.ts';

export type RolloutEvent =
  | {
      readonly type: 'started';
      readonly release: string;
      readonly salt: string;
      readonly stages: readonly number[];
      readonly include: readonly string[];
      readonly exclude: readonly string[];
      readonly timetable?: Timetable;
      readonly isForward?: true;
    }
  | { readonly type: 'advanced'; readonly percent: number }
  | { readonly type: 'targeted'; readonly include: readonly string[]; readonly exclude: readonly string[] }
  | { readonly type: 'scheduled'; readonly timetable: Timetable | null }
  /** With `takesBack` every company has the stable release until a person resumes. */
  | { readonly type: 'paused'; readonly takesBack?: true; readonly why?: Why }
  | { readonly type: 'resumed' }
  | { readonly type: 'halted'; readonly release: string; readonly cause?: HaltCause; readonly why?: Why }
  | { readonly type: 'restart-requested'; readonly release: string; readonly by: string }
  /** Null: the area disappears for everybody. */
  | { readonly type: 'rolled-back'; readonly to: string | null };

/** In figures, because the log's reason is for people, and Arabic. */
export interface Why {
  readonly metric: string;
  /** Failing sessions and all sessions, or companies, or milliseconds. */
  readonly candidate: readonly number[];
  readonly stable: readonly number[];
  /** Why it only paused: several halts in a day, or too few companies. */
  readonly paused?: 'often' | 'few';
}

export interface Rollout {
  readonly release: string;
  readonly salt: string;
  readonly stages: readonly number[];
  readonly percent: number;
  readonly isPaused: boolean;
  readonly isTakenBack: boolean;
  readonly included: ReadonlySet<string>;
  readonly excluded: ReadonlySet<string>;
  readonly startedAt: Date;
  readonly stageAt: Date;
  /** The last resumption after it was taken back, with which the analysis starts over; null without one. */
  readonly resumedAt: Date | null;
  /** Null: advances by hand only. */
  readonly timetable: Timetable | null;
}

export interface RolloutState {
  readonly revision: number;
  /** Present and past stable releases, oldest first; a rollback removes the newer ones. Everyone has the last one. */
  readonly stables: readonly string[];
  readonly rollout: Rollout | null;
  /** Only a person with a reason starts one again; each has its cause, if known. */
  readonly halted: ReadonlyMap<string, HaltCause | null>;
  /** Stable releases that a rollback abandoned and nothing has replaced, the latest last. */
  readonly abandoned: readonly string[];
  readonly finished: Rollout | null;
  readonly restart: { readonly release: string; readonly by: string; readonly at: Date } | null;
  /** Halted or rolled back: open pages leave them too, until a new rollout. */
  readonly withdrawn: ReadonlySet<string>;
}

export const initialState: RolloutState = {
  revision: 0,
  stables: [],
  rollout: null,
  halted: new Map(),
  abandoned: [],
  finished: null,
  restart: null,
  withdrawn: new Set(),
};

export interface Assigned {
  readonly release: string | null;
  readonly fallback: string | null;
}

export const after = (rolloutState: RolloutState, event: RolloutEvent, at: Date): RolloutState => ({
  ...following(rolloutState, event, at),
  revision: rolloutState.revision + 1,
});

function following(rolloutState: RolloutState, event: RolloutEvent, at: Date): RolloutState {
  const { stables, rollout, halted, withdrawn } = rolloutState;
  switch (event.type) {
    case 'started':
      return started(rolloutState, event, at);
    case 'halted': {
      const { release, cause = null } = event;
      return {
        ...rolloutState,
        stables: stables.filter((stable) => stable !== release),
        rollout: rollout?.release === release ? null : rollout,
        halted: new Map([...halted, [release, cause]]),
        ...forgotten(rolloutState, release),
        restart: null,
        withdrawn: new Set([...withdrawn, release]),
      };
    }
    case 'restart-requested':
      return { ...rolloutState, restart: { release: event.release, by: event.by, at } };
    case 'rolled-back': {
      const remaining = event.to === null ? [] : stables.slice(0, stables.lastIndexOf(event.to) + 1);
      const removed = stables.filter((stable) => !remaining.includes(stable));
      const withdrawnNow = [...removed, ...(rollout ? [rollout.release] : [])];
      return {
        ...rolloutState,
        stables: remaining,
        rollout: null,
        abandoned: [...rolloutState.abandoned.filter((release) => !removed.includes(release)), ...removed],
        finished: rollout,
        withdrawn: new Set([...withdrawn, ...withdrawnNow]),
      };
    }
    default:
      return rollout ? changed(rolloutState, rollout, event, at) : rolloutState;
  }
}

function started(
  rolloutState: RolloutState,
  {
    release,
    salt,
    stages,
    include,
    exclude,
    timetable,
    isForward,
  }: Extract<RolloutEvent, { type: 'started' }>,
  at: Date,
): RolloutState {
  const { halted, withdrawn } = rolloutState;
  const running = { isPaused: false, isTakenBack: false, resumedAt: null };
  const begun = { release, salt, stages, ...running, startedAt: at, stageAt: at, percent: 0 };
  const who = { included: new Set(include), excluded: new Set(exclude), timetable: timetable ?? null };
  const cleared = {
    halted: new Map([...halted].filter(([id]) => id !== release)),
    withdrawn: without(withdrawn, [release]),
    restart: null,
    // A new rollout discards the way forward to the releases before it.
    abandoned: isForward ? rolloutState.abandoned.filter((id) => id !== release) : [],
    finished: null,
  };
  return reached({ ...rolloutState, ...cleared }, { ...begun, ...who }, stages[0] ?? 0, at);
}

/** A halted release is no way forward. */
const forgotten = ({ abandoned, finished }: RolloutState, release: string) => ({
  abandoned: abandoned.filter((id) => id !== release),
  finished: finished?.release === release ? null : finished,
});

type Change = Extract<RolloutEvent, { type: 'advanced' | 'targeted' | 'scheduled' | 'paused' | 'resumed' }>;

function changed(rolloutState: RolloutState, rollout: Rollout, event: Change, at: Date): RolloutState {
  switch (event.type) {
    case 'advanced':
      return reached(rolloutState, rollout, event.percent, at);
    case 'targeted':
      return {
        ...rolloutState,
        rollout: { ...rollout, ...retargeted(rollout, event.include, event.exclude) },
      };
    case 'scheduled':
      return { ...rolloutState, rollout: { ...rollout, timetable: event.timetable } };
    case 'paused':
      return paused(rolloutState, rollout, event.takesBack === true);
    case 'resumed':
      return resumed(rolloutState, rollout, at);
    // A newer server wrote the event.
    default:
      return rolloutState;
  }
}

function paused(rolloutState: RolloutState, rollout: Rollout, takesBack: boolean): RolloutState {
  const now = { ...rolloutState, rollout: { ...rollout, isPaused: true } };
  if (!takesBack) return now;
  const withdrawn = new Set([...rolloutState.withdrawn, rollout.release]);
  return { ...now, rollout: { ...now.rollout, isTakenBack: true }, withdrawn };
}

/** The stage and the analysis start over, because a person who resumes knows what was seen of it. */
function resumed(rolloutState: RolloutState, rollout: Rollout, at: Date): RolloutState {
  if (!rollout.isTakenBack) return { ...rolloutState, rollout: { ...rollout, isPaused: false } };
  return {
    ...rolloutState,
    rollout: { ...rollout, isPaused: false, isTakenBack: false, stageAt: at, resumedAt: at },
    withdrawn: without(rolloutState.withdrawn, [rollout.release]),
  };
}

export function rolloutStateAfter(lines: Iterable<{ event: RolloutEvent; at: Date }>): RolloutState {
  let rolloutState = initialState;
  for (const { event, at } of lines) rolloutState = after(rolloutState, event, at);
  return rolloutState;
}

/** The candidate if included or within the percentage, else the stable release. `id` may be a visitor's. */
export function assignedTo(
  { stables, rollout }: RolloutState,
  id: string | null,
  numberOf: typeof bucketOf = bucketOf,
): Assigned {
  const stable = stables.at(-1) ?? null;
  if (rollout && !rollout.isTakenBack && id !== null && hasCandidate(rollout, id, numberOf))
    return { release: rollout.release, fallback: stable };
  return { release: stable, fallback: stables.at(-2) ?? null };
}

function hasCandidate(
  { included, excluded, salt, percent }: Rollout,
  id: string,
  numberOf: typeof bucketOf,
): boolean {
  if (excluded.has(id)) return false;
  return included.has(id) || isAmong(numberOf(salt, id), percent);
}

export function nextStage({ stages, percent }: Rollout): number | null {
  return stages.find((stage) => stage > percent) ?? null;
}

/** At 100 % the candidate becomes stable: the rollout ends, and the former stable release is the fallback. */
function reached(rolloutState: RolloutState, rollout: Rollout, percent: number, at: Date): RolloutState {
  if (percent >= 100)
    return { ...rolloutState, stables: onTop(rolloutState.stables, rollout.release), rollout: null };
  return { ...rolloutState, rollout: { ...rollout, percent, stageAt: at } };
}

/** A release that was stable before is not listed twice: rolling back would go in circles. */
function onTop(stables: readonly string[], release: string): string[] {
  return [...stables.filter((stable) => stable !== release), release];
}

const without = (all: ReadonlySet<string>, some: readonly string[]) =>
  new Set([...all].filter((item) => !some.includes(item)));

/** Includes and excludes override each other: the latest wins. */
function retargeted({ included, excluded }: Rollout, include: readonly string[], exclude: readonly string[]) {
  return {
    included: without(new Set([...included, ...include]), exclude),
    excluded: new Set([...without(excluded, include), ...exclude]),
  };
}
