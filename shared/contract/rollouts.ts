import * as z from '@hawiyat/shared/contract/schema';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { releasable } from './releases.ts';
import { filledDigits } from './text.ts';

/** Comes with every answer to a company: `Composition.epoch` as it is now. */
export const compositionVersionHeader = 'hawiyat-epoch';

/** What can be done to a rollout, and to what is stable. Each becomes one event, which stays for ever. */
export const rolloutActions = ['start', 'advance', 'name', 'pause', 'resume', 'halt', 'roll-back'] as const;
export type RolloutAction = (typeof rolloutActions)[number];

const releaseId = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/));
/** Of all companies, in hundredths at the finest: a company's number goes from 0 to 9999. */
const percent = z.number().check(
  z.gt(0),
  z.lte(100),
  z.refine((number) => Number.isInteger(Math.round(number * 1e6) / 1e4)),
);
const identifiers = z.optional(z.array(filledDigits(20)).check(z.maxLength(1000)));

/** A rollout that goes on: a candidate, given to more and more companies. */
export const rollout = z.object({
  release: releaseId,
  /** Percents of companies, rising, the last one 100: reaching it makes the candidate the stable release. */
  stages: z.array(percent),
  percent,
  isPaused: z.boolean(),
  /** Companies by their id that have the candidate, or never get it, whatever their number is. */
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  startedAt: moment,
  /** When the present stage began. */
  stageAt: moment,
});

/** What canary analysis has seen of one side since the rollout began; each signed-in session counts once, and nobody else. */
const canaryFigures = z.object({
  sessions: z.number(),
  companies: z.number(),
  /** Sessions in which the area did not come, fell or hung. */
  fatal: z.number(),
  /** Sessions with an error that nothing caught. */
  erred: z.number(),
});

/** What canary analysis knows of a rollout. */
export const canaryReport = z.object({
  candidate: canaryFigures,
  stable: canaryFigures,
  /** How strongly that speaks against the candidate: 1 says nothing, at 300 canary analysis halts it. */
  eValue: z.number(),
  /**
   * What the next stage waits for; empty when it waits for nobody. Each is a code with what there is and what there must
   * be: `dwell:12/30` (minutes at this stage), `sessions:40/60` (the candidate's), `companies:2/3` (with it), `control:0/10`
   * (sessions of the stable release in the same time); for an area that visitors alone open, in their place, `probe:0/1` (the
   * server itself has not yet opened the candidate at this stage); `suspicion:45/300` (the evidence is strong, but not enough); and
   * `control-failing:12/40`: so many of the stable release's sessions fail, and the fault is elsewhere.
   */
  missing: z.array(z.string()),
});

/** Where one remote, or the host, stands: derived from its events. */
export const rolloutState = z.object({
  of: z.enum(releasable),
  /** What everybody has that no rollout gives something else; null before the first one. */
  stable: z.nullable(releaseId),
  /** What a page falls back to, and rolling back leads to. */
  previous: z.nullable(releaseId),
  rollout: z.nullable(rollout),
  /** Releases that were halted: not offered again, unless `start` says why. */
  halted: z.array(releaseId),
  /** Published since the stable release, and never given to anybody: newest first. */
  unreleased: z.array(releaseId),
  /** Of the rollout that goes on. */
  canary: z.nullable(canaryReport),
});
export type RolloutStateResponse = z.infer<typeof rolloutState>;

const params = z.object({ of: z.enum(releasable) });

/** Does one thing to one remote, or to the host. */
export const changeRollout = endpoint({
  method: 'POST',
  path: '/api/platform/rollouts/:of',
  audience: 'operator',
  purpose: 'rollout',
  params,
  body: z.object({
    action: z.enum(rolloutActions),
    /** `start`: the candidate. `roll-back`: where to, the stable release before this one when left out. */
    release: z.optional(releaseId),
    /** `start`: the percents, rising, the last one 100. */
    stages: z.optional(z.array(percent).check(z.minLength(1), z.maxLength(20))),
    /** `start`, `name`: companies by their identifiers. One named in both ways is excluded. */
    include: identifiers,
    exclude: identifiers,
    /**
     * Why; must be given where what canary analysis saw is not enough, and the next stage is wanted all the same, and where a release
     * is started that was halted.
     */
    reason: z.optional(z.string().check(z.maxLength(500))),
    overrideCanary: z.optional(z.boolean()),
  }),
  response: z.object({ rolloutState }),
  fallback: 'Failed to change the rollout',
});

export const listRolloutStates = endpoint({
  method: 'GET',
  path: '/api/platform/rollouts',
  audience: 'operator',
  purpose: 'rollout',
  response: z.object({ rolloutStates: z.array(rolloutState) }),
  fallback: 'Failed to fetch rollouts',
});

/** One line of the log: its hash covers everything in it and the hash of the line before (a hash chain). */
export const rolloutLogEntry = z.object({
  of: z.enum(releasable),
  /** 1 for the first of this remote's, and no number is left out. */
  seq: z.number(),
  at: moment,
  actor: z.string(),
  reason: z.string(),
  /** The event as it was written, JSON text: what the hash is of. */
  event: z.string(),
  previous: z.string(),
  hash: z.string(),
});
export type RolloutLogEntry = z.infer<typeof rolloutLogEntry>;

/**
 * How far a log can be trusted. `broken`: a line was changed, left out or put in, also at the end. `unknown-key`: it was sealed
 * with another operator's credential. `not-sealed`: it has lines that no server of this version wrote.
 */
export const logStates = ['whole', 'broken', 'unknown-key', 'not-sealed'] as const;
export type LogState = (typeof logStates)[number];

/** The whole log of one remote, oldest first. */
export const listRolloutLog = endpoint({
  method: 'GET',
  path: '/api/platform/rollouts/:of/log',
  audience: 'operator',
  purpose: 'rollout',
  params,
  response: z.object({
    lines: z.array(rolloutLogEntry),
    isWhole: z.boolean(),
    /** `whole` where `isWhole` is true; else why it is not. */
    state: z.enum(logStates),
  }),
  fallback: 'Failed to fetch the log',
});

/** Vouches for a log as it stands, once an operator has read it: after another credential, or lines of an older server. */
export const sealRolloutLog = endpoint({
  method: 'POST',
  path: '/api/platform/rollouts/:of/seal',
  audience: 'operator',
  params,
  response: z.object({ state: z.enum(logStates) }),
  fallback: 'Failed to seal the log',
});
