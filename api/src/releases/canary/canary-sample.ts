import { createHmac } from 'node:crypto';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { assignedTo, type Rollout, type RolloutState } from '../rollout.ts';
import type { Sample } from './canary-analysis.ts';

/** The source of a report, from the session that sent it. */
export interface SampleSource {
  readonly companyId: string;
  /** One sign-in of the company. */
  readonly session: string;
  /** Network that the report came from. */
  readonly network: string;
}

/** What a report may be about: the host or the remote of an area. */
export interface Sampled {
  readonly remote: Releasable;
  readonly rolloutState: RolloutState;
}

/** A sample, with the pseudonyms under which it is counted. */
export interface SampleKeys {
  readonly rollout: string;
  readonly session: string;
  readonly company: string;
  /** Null: this machine itself, which says nothing about where people are. */
  readonly network: string | null;
  readonly sample: Sample;
}

const fatal: readonly Outcome['outcome'][] = [
  'failed',
  'fellBack',
  'crashed',
  'hung',
  'missingChunk',
  'alteredLayout',
  'deadLink',
  'lostSession',
  'alteredBuiltIns',
];
/** Five a second, as answered: no screen asks as often, even in a busy company whose events refresh it. */
const tooManyCalls = 50;

/** @returns whether an outcome of a release says that people cannot work with it, or that it harms the server */
export const isFatal = ({ outcome, calls = 0 }: Outcome): boolean =>
  fatal.includes(outcome) || calls >= tooManyCalls;

/** What a translator or an extension can cause that moves or replaces the page's nodes. */
const causedByOthers: readonly Outcome['outcome'][] = [
  'failed',
  'fellBack',
  'crashed',
  'alteredLayout',
  'uncaughtError',
];

/** @returns whether others may have caused an outcome, in a page that they had changed: it says nothing about the release */
export const isOthersFault = ({ outcome, isForeign }: Outcome): boolean =>
  isForeign === true && causedByOthers.includes(outcome);

/** A local trial, or a proxy without forwarded addresses, which would make all companies one network. */
const ownMachine: readonly string[] = ['127.0.0.1', '0:0:0:0::/64'];

/**
 * @returns the name of the rollout's analysis window for signed-in sessions, a new one after it was taken back and
 *   resumed
 */
export const windowName = ({ salt, resumedAt }: Pick<Rollout, 'salt' | 'resumedAt'>): string =>
  resumedAt === null ? `signed-in ${salt}` : `signed-in ${salt} ${resumedAt.toISOString()}`;

/** @returns 22 characters that say nothing of a text to who lacks the platform's key */
export const pseudonym = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

/** @returns whether a report counts against a release */
export function isAgainst(remoteName: Releasable, release: string, said: Outcome): boolean {
  return (
    said.remote === remoteName &&
    said.release === release &&
    !isOthersFault(said) &&
    (isFatal(said) || said.outcome === 'uncaughtError')
  );
}

/**
 * What a report says about the two releases that a rollout compares.
 * @param key of the platform: readers of the table cannot compute the pseudonyms without it
 * @returns null when the report does not count: no rollout, or a release that the session does not get now
 *   (an old page, an override, another company's)
 */
export function sampleOf(
  key: string,
  { remote, rolloutState }: Sampled,
  { companyId, session, network }: SampleSource,
  outcomes: readonly Outcome[],
): SampleKeys | null {
  const { rollout } = rolloutState;
  if (!rollout) return null;

  const given = assignedTo(rolloutState, companyId).release;
  const own = outcomes.filter(
    (outcome) => outcome.remote === remote && outcome.release === given && !isOthersFault(outcome),
  );
  if (own.length === 0) return null;
  const has = (kind: Outcome['outcome']) => own.some(({ outcome }) => outcome === kind);
  const name = (what: string, whose: string) => pseudonym(key, `${rollout.salt} ${what} ${whose}`);
  return {
    rollout: windowName(rollout),
    session: name('session', session),
    company: name('company', companyId),
    network: ownMachine.includes(network) ? null : name('network', network),
    sample: {
      arm: given === rollout.release ? 'candidate' : 'stable',
      stage: rollout.stageAt.toISOString(),
      fatal: own.some(isFatal),
      uncaughtError: has('uncaughtError'),
      ...(has('died') && { died: true }),
      ...(has('hung') && { hasHung: true }),
    },
  };
}
