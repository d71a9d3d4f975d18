import { createHmac } from 'node:crypto';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { assignedTo, type Rollout, type RolloutState } from '../rollout.ts';
import type { Sample } from './canary-analysis.ts';

export interface SampleSource {
  readonly companyId: string;
  readonly session: string;
  readonly network: string;
}

export interface Sampled {
  readonly remote: Releasable;
  readonly rolloutState: RolloutState;
}

export interface SampleKeys {
  readonly rollout: string;
  readonly session: string;
  readonly company: string;
  /** Null for this machine itself, which says nothing about where people are. */
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
/** More than five a second: no screen asks as often, even in a busy company whose events refresh it. */
const tooManyCalls = 50;

/** Whether people cannot work with the release, or it harms the server. */
export const isFatal = ({ outcome, calls = 0 }: Outcome): boolean =>
  fatal.includes(outcome) || calls >= tooManyCalls;

/** A translator or an extension that moves or replaces the page's nodes can cause these. */
const causedByOthers: readonly Outcome['outcome'][] = [
  'failed',
  'fellBack',
  'crashed',
  'alteredLayout',
  'uncaughtError',
];

/** Whether an extension may have caused the outcome, so that it says nothing about the release. */
export const isOthersFault = ({ outcome, isForeign }: Outcome): boolean =>
  isForeign === true && causedByOthers.includes(outcome);

/** A local trial, or a proxy without forwarded addresses, which would make all companies one network. */
const ownMachine: readonly string[] = ['127.0.0.1', '0:0:0:0::/64'];

/** Names the rollout's analysis window; a resumed rollout gets a new one. */
export const windowName = ({ salt, resumedAt }: Pick<Rollout, 'salt' | 'resumedAt'>): string =>
  resumedAt === null ? `signed-in ${salt}` : `signed-in ${salt} ${resumedAt.toISOString()}`;

/** 22 characters that only the platform's key connects to the text. */
export const pseudonym = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

export function isAgainst(remoteName: Releasable, release: string, said: Outcome): boolean {
  return (
    said.remote === remoteName &&
    said.release === release &&
    !isOthersFault(said) &&
    (isFatal(said) || said.outcome === 'uncaughtError')
  );
}

/** What a report says about both releases of a rollout; null when the session does not get the reported release now. */
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
