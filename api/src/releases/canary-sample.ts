import { createHmac } from 'node:crypto';
import type { Outcome, Releasable } from '@hawiyat/shared/contract/releases';
import type { Sample } from './canary-analysis.ts';
import { assignedTo, type Rollout, type RolloutState } from './rollout.ts';

/** Who reports, as the session says that the report came with. */
export interface SampleSource {
  readonly companyId: string;
  /** One sign-in of the company's. */
  readonly session: string;
  /** Where the report came from. */
  readonly network: string;
}

/** A vote, and under which names it is counted. */
export interface SampleKeys {
  readonly rollout: string;
  readonly session: string;
  readonly company: string;
  /** Null: this machine itself, by which nothing is known of where people are. */
  readonly network: string | null;
  readonly vote: Sample;
}

const fatal: readonly Outcome['outcome'][] = ['failed', 'fell_back', 'threw', 'hung'];

/** Somebody who tries the panel out, or a proxy that passes on no addresses: all of whose companies would be one network. */
const ownMachine: readonly string[] = ['127.0.0.1', '0:0:0:0::/64'];

/**
 * The name under which it is counted what signed-in sessions tell of a rollout. Under the salt alone older servers counted
 * what anybody told.
 */
export const windowName = ({ salt }: Pick<Rollout, 'salt'>): string => `signed-in ${salt}`;

/** Whether a report speaks against a release. */
export function isAgainst(of: Releasable, release: string, { remote, ...said }: Outcome): boolean {
  return (
    remote === of && said.release === release && (fatal.includes(said.outcome) || said.outcome === 'erred')
  );
}

/**
 * What a report says of the two releases that a rollout compares.
 * @param key of the platform: with it the names cannot be made by who reads the table
 * @returns null when it has no vote: no rollout, or a release that the voter is not given now (an old page, an override,
 * another company's)
 */
export function sampleOf(
  key: string,
  of: Releasable,
  standing: RolloutState,
  { companyId, session, network }: SampleSource,
  outcomes: readonly Outcome[],
): SampleKeys | null {
  const { rollout } = standing;
  if (!rollout) return null;

  const given = assignedTo(standing, companyId).release;
  const said = outcomes
    .filter((outcome) => outcome.remote === of && outcome.release === given)
    .map((outcome) => outcome.outcome);
  if (said.length === 0) return null;
  const name = (what: string, whose: string) =>
    createHmac('sha256', key).update(`${rollout.salt} ${what} ${whose}`).digest('base64url').slice(0, 22);
  return {
    rollout: windowName(rollout),
    session: name('session', session),
    company: name('company', companyId),
    network: ownMachine.includes(network) ? null : name('network', network),
    vote: {
      arm: given === rollout.release ? 'candidate' : 'stable',
      stage: rollout.stageAt.toISOString(),
      fatal: said.some((item) => fatal.includes(item)),
      erred: said.includes('erred'),
    },
  };
}
