import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint, type ValidatedInput } from '../core/endpoint.ts';
import { object, pure } from '../core/pure.ts';
import { releasable } from './areas.ts';

const outcomeKinds = [
  'loaded',
  'retried',
  'fellBack',
  'failed',
  'crashed',
  'hung',
  'uncaughtError',
  'missingChunk',
  'alteredLayout',
  'measured',
  'guarded',
  'died',
  'deadLink',
  'lostSession',
  'alteredBuiltIns',
] as const;

const outcomeFields = pure(() => ({
  remote: releasable,
  release: z.string().check(z.maxLength(64)),
  milliseconds: z.optional(z.number().check(z.gte(0), z.lte(600_000))),
  /** All files came from the browser's cache: only such times are compared. */
  isWarm: z.optional(z.boolean()),
  calls: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  /** Calls since the last outcome that met DOM nodes which a translator or extension had moved. */
  guardedCalls: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  isForeign: z.optional(z.boolean()),
}));
const outcome = object(() => ({
  ...outcomeFields,
  /** `retried`: loaded by the second attempt. `fellBack`: replaced by another release; `failed`: none was left. */
  outcome: z.enum(outcomeKinds),
}));
export type Outcome = z.infer<typeof outcome>;
/** A page's host can be newer than the server, and report kinds that the server does not know. */
const reportedOutcome = object(() => ({ ...outcomeFields, outcome: z.string().check(z.maxLength(32)) }));

export const mostOutcomes = 100;

export const reportOutcomes = endpoint('POST /api/platform/outcomes', () => ({
  audience: 'anyone',
  // Eight reports a page, for an office of 180 people who load two in ten minutes; a flood sends hundreds a second.
  perNetwork: { counted: 'outcomes', allowed: 3_000, seconds: 600 },
  body: z.object({ outcomes: z.array(reportedOutcome).check(z.maxLength(mostOutcomes)) }),
}));

/** Drops outcomes of kinds that this server does not know. */
export const outcomesOf = ({ outcomes }: ValidatedInput<typeof reportOutcomes>['body']): Outcome[] =>
  outcomes.flatMap((reported) => {
    const outcome = outcomeKinds.find((known) => known === reported.outcome);
    return outcome ? [{ ...reported, outcome }] : [];
  });
