import { bucketOf, isAmong } from './cohort.ts';

/** What can happen to one remote, or to the host; the log holds nothing else. */
export type RolloutEvent =
  /** Made stable at once by a server that started: in logs from before bundled releases were seeded. */
  | { readonly type: 'adopted'; readonly release: string }
  | {
      readonly type: 'started';
      readonly release: string;
      readonly salt: string;
      readonly stages: readonly number[];
      readonly include: readonly string[];
      readonly exclude: readonly string[];
    }
  | { readonly type: 'advanced'; readonly percent: number }
  | { readonly type: 'named'; readonly include: readonly string[]; readonly exclude: readonly string[] }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'halted'; readonly release: string }
  /** Everybody has the named release again; a rollout that went on is over. */
  | { readonly type: 'rolled-back'; readonly to: string };

/** A rollout that goes on. */
export interface Rollout {
  readonly release: string;
  readonly salt: string;
  readonly stages: readonly number[];
  readonly percent: number;
  readonly isPaused: boolean;
  readonly included: ReadonlySet<string>;
  readonly excluded: ReadonlySet<string>;
  readonly startedAt: Date;
  readonly stageAt: Date;
}

/** Where one remote, or the host, stands. */
export interface RolloutState {
  /** Releases that are or were stable, oldest first; a roll-back takes the newer ones away. The last is everybody's. */
  readonly stables: readonly string[];
  readonly rollout: Rollout | null;
  /** Not offered again, unless somebody starts one anew and says why. */
  readonly halted: ReadonlySet<string>;
  /** Halted, or left by rolling back: open pages leave them too. One that is rolled out anew is no longer among them. */
  readonly withdrawn: ReadonlySet<string>;
}

export const nothing: RolloutState = { stables: [], rollout: null, halted: new Set(), withdrawn: new Set() };

/** What one company, or one visitor, gets: the release, and the one to fall back to. */
export interface Assigned {
  readonly release: string | null;
  readonly fallback: string | null;
}

/** The standing after one more event. */
export function after(standing: RolloutState, event: RolloutEvent, at: Date): RolloutState {
  const { stables, rollout, halted, withdrawn } = standing;
  switch (event.type) {
    case 'adopted': {
      const { release } = event;
      const stands = { ...standing, withdrawn: without(withdrawn, [release]) };
      return { ...stands, stables: onTop(stables, release), rollout: null };
    }
    case 'started': {
      const { release, salt, stages, include, exclude } = event;
      const begun = { release, salt, stages, isPaused: false, startedAt: at, stageAt: at, percent: 0 };
      const who = { included: new Set(include), excluded: new Set(exclude) };
      const again = { halted: without(halted, [release]), withdrawn: without(withdrawn, [release]) };
      return reached({ ...standing, ...again }, { ...begun, ...who }, stages[0] ?? 0, at);
    }
    case 'halted': {
      const { release } = event;
      return {
        stables: stables.filter((stable) => stable !== release),
        rollout: rollout?.release === release ? null : rollout,
        halted: new Set([...halted, release]),
        withdrawn: new Set([...withdrawn, release]),
      };
    }
    case 'rolled-back': {
      const kept = stables.slice(0, stables.lastIndexOf(event.to) + 1);
      const left = [
        ...stables.filter((stable) => !kept.includes(stable)),
        ...(rollout ? [rollout.release] : []),
      ];
      return { stables: kept, rollout: null, halted, withdrawn: new Set([...withdrawn, ...left]) };
    }
    default:
      return rollout ? changed(standing, rollout, event, at) : standing;
  }
}

type Change = Extract<RolloutEvent, { type: 'advanced' | 'named' | 'paused' | 'resumed' }>;

function changed(standing: RolloutState, rollout: Rollout, event: Change, at: Date): RolloutState {
  switch (event.type) {
    case 'advanced':
      return reached(standing, rollout, event.percent, at);
    case 'named':
      return { ...standing, rollout: { ...rollout, ...named(rollout, event.include, event.exclude) } };
    default:
      return { ...standing, rollout: { ...rollout, isPaused: event.type === 'paused' } };
  }
}

/** The standing that a whole log leads to. */
export function rolloutStateAfter(lines: Iterable<{ event: RolloutEvent; at: Date }>): RolloutState {
  let standing = nothing;
  for (const { event, at } of lines) standing = after(standing, event, at);
  return standing;
}

/**
 * What one company gets: the candidate when it is named, or when its number is among the percent; else the stable
 * release. The same standing and id always give the same answer.
 * @param id the company's, or the visitor's of a public page; null for nobody known, who gets the stable release
 * @param numberOf for who has computed the numbers before
 */
export function assignedTo(
  { stables, rollout }: RolloutState,
  id: string | null,
  numberOf: typeof bucketOf = bucketOf,
): Assigned {
  const stable = stables.at(-1) ?? null;
  if (rollout && id !== null && hasCandidate(rollout, id, numberOf))
    return { release: rollout.release, fallback: stable };
  return { release: stable, fallback: stables.at(-2) ?? null };
}

/** Whether a company is in the cohort. */
function hasCandidate(
  { included, excluded, salt, percent }: Rollout,
  id: string,
  numberOf: typeof bucketOf,
): boolean {
  if (excluded.has(id)) return false;
  return included.has(id) || isAmong(numberOf(salt, id), percent);
}

/** The stage after the present one; null when there is none. */
export function nextStage({ stages, percent }: Rollout): number | null {
  return stages.find((stage) => stage > percent) ?? null;
}

/** At 100 % the candidate is everybody's: the rollout is over, and what was stable is what to fall back to. */
function reached(standing: RolloutState, rollout: Rollout, percent: number, at: Date): RolloutState {
  if (percent >= 100)
    return { ...standing, stables: onTop(standing.stables, rollout.release), rollout: null };
  return { ...standing, rollout: { ...rollout, percent, stageAt: at } };
}

/** A release that was stable before does not stand twice in the list: rolling back would lead in a circle. */
function onTop(stables: readonly string[], release: string): string[] {
  return [...stables.filter((stable) => stable !== release), release];
}

const without = (all: ReadonlySet<string>, some: readonly string[]) =>
  new Set([...all].filter((item) => !some.includes(item)));

/** Who is named in one way is no longer named in the other. */
function named({ included, excluded }: Rollout, include: readonly string[], exclude: readonly string[]) {
  return {
    included: without(new Set([...included, ...include]), exclude),
    excluded: new Set([...without(excluded, include), ...exclude]),
  };
}
