import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint, type ValidatedInput } from '../core/endpoint.ts';
import { pure } from '../core/pure.ts';
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
  /** Milliseconds from entering the area to this outcome. */
  milliseconds: z.optional(z.number().check(z.gte(0), z.lte(600_000))),
  /** Whether all its files came from the browser's cache: only such times are compared. */
  isWarm: z.optional(z.boolean()),
  /** The longest task of the main thread in the area's first seconds, in milliseconds; 0 when none was long. */
  longTask: z.optional(z.number().check(z.gte(0), z.lte(600_000))),
  /** How many calls of the API the page made in the area's first ten seconds. */
  calls: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  /** How many calls in this page met nodes that somebody else had moved or replaced, since the last outcome that said so. */
  guardedCalls: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  /**
   * Whether somebody else, e.g. a translator, had changed what the page drew, or anybody the language's own functions: its crash
   * says nothing about the release.
   */
  isForeign: z.optional(z.boolean()),
}));
const outcome = pure(() =>
  z.object({
    ...outcomeFields,
    /**
     * Outcome of a release in one load attempt: `loaded`, `retried` (loaded by the second attempt), `crashed`
     * while it was rendered, `fellBack` (replaced by another), `failed` (none was left), `hung` (the whole
     * page: its main thread stopped), `uncaughtError` (an uncaught error in its files), `missingChunk` (the
     * server has no such file), `alteredLayout` (the host's own layout changed with it, or cannot be pressed), `measured`
     * (nothing but `longTask` and `calls`), `guarded` (nothing but `guardedCalls`), `died` (the page ended while it was
     * shown, without being left), `deadLink` (a press on the host's sidebar led nowhere), `lostSession` (nobody had signed
     * out), `alteredBuiltIns` (the language's or the browser's own functions were replaced; one for each release of the page
     * that can have done it).
     */
    outcome: z.enum(outcomeKinds),
  }),
);
export type Outcome = z.infer<typeof outcome>;
/** A page's host can be newer than the server, and report kinds that the server does not know. */
const reportedOutcome = pure(() =>
  z.object({ ...outcomeFields, outcome: z.string().check(z.maxLength(32)) }),
);

/** Outcomes that one report may have. */
export const mostOutcomes = 100;

export const reportOutcomes = endpoint(() => ({
  method: 'POST',
  path: '/api/platform/outcomes',
  audience: 'anyone',
  // Eight reports a page, as of an office whose 180 people each load two in ten minutes; a flood sends hundreds a second.
  perNetwork: { counted: 'outcomes', allowed: 3_000, seconds: 600 },
  body: z.object({
    outcomes: z.array(reportedOutcome).check(z.maxLength(mostOutcomes)),
  }),
  response: z.void(),
  status: 204,
  defaultMessage: 'Error',
}));

/** @returns all outcomes of a report whose kinds this server knows */
export const outcomesOf = ({ outcomes }: ValidatedInput<typeof reportOutcomes>['body']): Outcome[] =>
  outcomes.flatMap((reported) => {
    const outcome = outcomeKinds.find((known) => known === reported.outcome);
    return outcome ? [{ ...reported, outcome }] : [];
  });
