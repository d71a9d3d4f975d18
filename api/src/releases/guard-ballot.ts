import { createHmac } from 'node:crypto';
import type { Outcome, Releasable } from '@hawiyat/shared/contract/releases';
import { idFor, type Viewer } from './composition.ts';
import type { Vote } from './guard.ts';
import { assignedTo, type Standing } from './rollout.ts';

/** Whose browser reports, as its signed cookies say. */
export interface Voter extends Viewer {
  /** One sign-in of the company's. */
  readonly session: string | null;
  /** Where the report came from: stands for the company of who has none. */
  readonly network: string;
}

/** A vote, and under which names it is counted. */
export interface Ballot {
  readonly rollout: string;
  readonly session: string;
  readonly company: string;
  readonly vote: Vote;
}

const fatal: readonly Outcome['outcome'][] = ['failed', 'fell_back', 'threw', 'hung'];

/**
 * What a report says of the two releases that a rollout compares.
 * @param key of the platform: with it the names cannot be made by who reads the table
 * @returns null when it has no vote: no rollout, nobody known, or a release that the voter is not given now (an old page, an
 * override, another company's)
 */
export function ballotOf(
  key: string,
  of: Releasable,
  standing: Standing,
  voter: Voter,
  outcomes: readonly Outcome[],
): Ballot | null {
  const { rollout } = standing;
  const id = idFor(of, voter);
  const session = voter.companyId === null ? voter.visitorId : voter.session;
  if (!rollout || id === null || session === null) return null;

  const given = assignedTo(standing, id).release;
  const said = outcomes.filter((it) => it.remote === of && it.release === given).map((it) => it.outcome);
  if (said.length === 0) return null;
  const name = (what: string, whose: string) =>
    createHmac('sha256', key).update(`${rollout.salt} ${what} ${whose}`).digest('base64url').slice(0, 22);
  return {
    rollout: rollout.salt,
    session: name('session', session),
    company: voter.companyId === null ? name('network', voter.network) : name('company', voter.companyId),
    vote: {
      arm: given === rollout.release ? 'candidate' : 'stable',
      stage: rollout.stageAt.toISOString(),
      fatal: said.some((it) => fatal.includes(it)),
      erred: said.includes('erred'),
    },
  };
}
