import * as z from '@hawiyat/shared/contract/core/schema';
import { type Answer, endpoint } from '../core/endpoint.ts';
import { filledIdentifier } from '../core/number-fields.ts';
import { object, pure } from '../core/pure.ts';
import { moment } from '../core/values.ts';
import { logName, releasable, releaseId } from './areas.ts';

/** In every response to a company. Released hosts know it by this name. */
export const compositionVersionHeader = 'hawiyat-composition-version';

export const rolloutActions = [
  ...(['start', 'advance', 'name', 'schedule', 'pause', 'take-back', 'resume'] as const),
  ...(['halt', 'withdraw', 'roll-back', 'roll-forward'] as const),
] as const;
export type RolloutAction = (typeof rolloutActions)[number];

/** Pages hung, or files were not the release's own: two persons must start such a release again. */
export const haltCauses = ['hung', 'tampered'] as const;
export type HaltCause = (typeof haltCauses)[number];

/** Riyadh hours in which a rollout advances by itself once its criteria are met. */
export const timetable = pure(() =>
  z
    .object({
      days: z.array(z.number().check(z.int(), z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7)),
      from: z.number().check(z.int(), z.gte(0), z.lte(23)),
      until: z.number().check(z.int(), z.gte(1), z.lte(24)),
    })
    .check(z.refine(({ from, until }) => from < until, { path: ['until'] })),
);
export type Timetable = z.infer<typeof timetable>;
export const workingHours: Timetable = { days: [0, 1, 2, 3, 4], from: 8, until: 16 };

/** Of all companies, in steps of 0.01: a company's bucket is 0 to 9999. */
const percent = pure(() =>
  z.number().check(
    z.gt(0),
    z.lte(100),
    z.refine((number) => Number.isInteger(Math.round(number * 1e6) / 1e4)),
  ),
);
const identifiers = pure(() => z.optional(z.array(filledIdentifier(20)).check(z.maxLength(1000))));

export const rollout = object(() => ({
  release: releaseId,
  /** Rising percentages, the last one 100: reaching it makes the candidate stable. */
  stages: z.array(percent),
  percent,
  isPaused: z.boolean(),
  /** Every company has the stable release meanwhile; a mere pause lets companies keep the candidate. */
  isTakenBack: z.boolean(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  startedAt: moment,
  stageAt: moment,
  timetable: z.nullable(timetable),
}));

/** One arm since the rollout began; each signed-in session counts once, visitors do not. */
const canaryFigures = object(() => ({
  sessions: z.number(),
  companies: z.number(),
  /** Sessions in which the area failed to load, crashed or hung. */
  fatal: z.number(),
  uncaughtError: z.number(),
}));

/** Strength of the evidence against a candidate; `enough` fails it. */
export const verdicts = ['none', 'weak', 'strong', 'enough'] as const;
export type Verdict = (typeof verdicts)[number];

export const canaryReport = object(() => ({
  candidate: canaryFigures,
  stable: canaryFigures,
  /** Of the sequential test against the candidate: 1 is neutral, at 300 the candidate is halted. */
  eValue: z.number(),
  verdict: z.enum(verdicts),
  /** Unmet criteria: `dwell:12/30` (minutes), `control:0/10` (stable sessions), `suspicion:45/300` (e-value). */
  missing: z.array(z.string()),
}));

export const rolloutState = object(() => ({
  remote: releasable,
  /** Events in its log: a command names it as `seen`. */
  revision: z.int(),
  /** For every company without the candidate; null before the first release. */
  stable: z.nullable(releaseId),
  previous: z.nullable(releaseId),
  rollout: z.nullable(rollout),
  halted: z.array(releaseId),
  needTwoPersons: z.array(releaseId),
  restart: z.nullable(z.object({ release: releaseId, by: z.string(), at: moment })),
  forward: z.nullable(z.object({ release: releaseId, percent })),
  /** Published since the stable release and never rolled out, newest first. */
  unreleased: z.array(releaseId),
  canary: z.nullable(canaryReport),
  reach: z.nullable(z.object({ companies: z.int(), total: z.int() })),
}));
export type RolloutStateResponse = z.infer<typeof rolloutState>;

const params = object(() => ({ remote: releasable }));
const logParams = object(() => ({ remote: logName }));

const change = object(() => ({
  action: z.enum(rolloutActions),
  /** The candidate of `start` and `roll-back`, the stable release of `withdraw`, the target of `roll-forward`. */
  release: releaseId,
  seen: z.int(),
  /** For `withdraw`, and `roll-back` of a stable release: the replacement; null: nobody has the area. */
  instead: z.optional(z.nullable(releaseId)),
  stages: z.optional(z.array(percent).check(z.minLength(1), z.maxLength(20))),
  /** For `start` and `name`: identifiers of companies. One in both lists is excluded. */
  include: identifiers,
  exclude: identifiers,
  /** For `start` and `schedule`; null or missing: by hand only. */
  timetable: z.optional(z.nullable(timetable)),
  cause: z.optional(z.enum(haltCauses)),
  /** Required for `roll-forward`, and for `start` or an advance against the criteria, a halt or a missing trial. */
  reason: z.optional(z.string().check(z.maxLength(500))),
  overrideCanary: z.optional(z.boolean()),
}));

export const changeRollout = endpoint('POST /api/platform/rollouts/:remote', () => ({
  purpose: 'rollout',
  params,
  body: change,
  response: z.object({ rolloutState }),
  defaultMessage: 'Failed to change the rollout',
}));

export const tryRollout = endpoint('POST /api/platform/rollouts/:remote/dry-run', () => ({
  purpose: 'rollout',
  params,
  body: change,
  response: z.object({
    total: z.number(),
    reached: z.number(),
    /** Companies that would get another release; the first hundred of each group by identifier. */
    moves: z.array(
      z.object({
        from: z.nullable(releaseId),
        to: z.nullable(releaseId),
        count: z.number(),
        companies: z.array(z.object({ identifier: z.string(), name: z.string() })),
      }),
    ),
    /** Without `overrideCanary` unmet criteria reject the change. */
    missing: z.array(z.string()),
    /** No report of a trial: without a reason its start is rejected. */
    isUntried: z.boolean(),
  }),
  defaultMessage: 'Failed to try the change',
}));
export type Trial = Answer<typeof tryRollout>;

export const listRolloutStates = endpoint('GET /api/platform/rollouts', () => ({
  purpose: 'rollout',
  response: z.object({ rolloutStates: z.array(rolloutState) }),
  defaultMessage: 'Failed to fetch rollouts',
}));

/** The hash covers its content and the previous entry's hash. */
export const rolloutLogEntry = object(() => ({
  remote: logName,
  /** From 1, without gaps, for each remote. */
  seq: z.number(),
  at: moment,
  actor: z.string(),
  reason: z.string(),
  event: z.string(),
  previous: z.string(),
  hash: z.string(),
}));
export type RolloutLogEntry = z.infer<typeof rolloutLogEntry>;

/** `broken`: an entry was changed, removed or inserted. `unknown-key`: sealed with another operator's credential. */
export const logStates = ['whole', 'broken', 'unknown-key'] as const;
export type LogState = (typeof logStates)[number];

export const listRolloutLog = endpoint('GET /api/platform/rollouts/:remote/log', () => ({
  purpose: 'rollout',
  params: logParams,
  response: z.object({ lines: z.array(rolloutLogEntry), state: z.enum(logStates) }),
  defaultMessage: 'Failed to fetch the log',
}));

export const sealRolloutLog = endpoint('POST /api/platform/rollouts/:remote/seal', () => ({
  params: logParams,
  /** Hash of the last entry that was read; later entries are a 409. Null: the log is empty. */
  body: z.object({ seen: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/), z.maxLength(64))) }),
  response: z.object({ state: z.enum(logStates) }),
  defaultMessage: 'Failed to seal the log',
}));
