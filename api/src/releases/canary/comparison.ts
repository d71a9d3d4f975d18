import type { Arm } from './metrics.ts';
import { afterFailure, eValueOf, type SequentialTest } from './sequential-test.ts';
import { noTimes, quantile, type Times, withTime } from './times.ts';

/**
 * What is compared with the stable release although no area failed by itself: faults that a page cannot say (it hung, a
 * file is missing, the layout changed), which a stable release hardly has, so that few prove much; time to content; the
 * longest task; how many calls of the API it makes a minute; and whether a company did business (sent an offer, assigned a
 * driver).
 */
export const comparedMetrics = ['silentFault', 'slow', 'longTask', 'calls', 'business'] as const;
export type ComparedMetric = (typeof comparedMetrics)[number];

/** One metric of one rollout. */
export interface Comparison {
  readonly evidence: SequentialTest;
  /** Compared sessions of this stage, of the companies that still count; for `business` these companies. */
  readonly shares: Readonly<Record<Arm, number>>;
  readonly stage: string;
  readonly times: Readonly<Record<Arm, Times>>;
  /** Companies whose sessions had the fault, were slow, or did business. */
  readonly companies: Readonly<Record<Arm, number>>;
  /** Of pairs only: how much longer stable companies take than before the rollout, in milliseconds, the last ones last. */
  readonly drifts?: readonly { readonly company: string; readonly milliseconds: number }[];
}

/** A company in one stage and metric. */
export interface ComparedCompany {
  readonly sessions: number;
  readonly events: number;
}

export interface ComparedSession {
  readonly arm: Arm;
  readonly stage: string;
  /** Milliseconds, or calls a minute; null for faults and business. */
  readonly time: number | null;
  /** Whether it had the fault, or did business, for the first time. */
  readonly hasActed: boolean;
  readonly isNew: boolean;
}

/** A slow candidate is beyond the stable release's p75 up to four times as often; one that hinders work, less often. */
const hypotheses: Readonly<Record<ComparedMetric, readonly number[]>> = {
  silentFault: [2, 4, 8, 16, 32, 64],
  slow: [2, 3, 4],
  longTask: [2, 3, 4],
  calls: [2, 3, 4],
  business: [1 / 2, 1 / 4, 1 / 8],
};
/** Of one company: its browsers and its line are alike, so its sessions are slow together. */
const eventsPerCompany: Readonly<Record<ComparedMetric, number>> = {
  silentFault: 3,
  slow: 1,
  longTask: 1,
  calls: 1,
  business: 1,
};
/** Seven such tests, beside those of failures, halt a good release in at most one of a hundred rollouts. */
export const comparedThreshold = 2_000;
const least = { companies: 3, stableTimes: 10 };
/** By how much p75 must be worse, in milliseconds or calls: a statistical difference may be one that nobody feels. */
const noticeable = { slow: 1_000, longTask: 500, calls: 300 } as const;

/** @returns a comparison without a session @param tried how many hypotheses it has evidence of */
export const emptyComparison = (tried: number): Comparison => ({
  evidence: Array.from({ length: tried }, () => 0),
  shares: { candidate: 0, stable: 0 },
  stage: '',
  times: { candidate: noTimes, stable: noTimes },
  companies: { candidate: 0, stable: 0 },
});
export const noComparison = (metric: ComparedMetric) => emptyComparison(hypotheses[metric].length);

/**
 * Adds one session to a comparison.
 * @param company its company in this stage so far
 * @returns the comparison and the company with it; null when it adds nothing
 */
export function withCompared(
  metric: ComparedMetric,
  comparison: Comparison,
  { arm, stage, time, hasActed, isNew }: ComparedSession,
  company: ComparedCompany,
): { readonly comparison: Comparison; readonly company: ComparedCompany } | null {
  // From a server that had not read the new stage yet.
  if (stage < comparison.stage) return null;
  if (!isNew && (time !== null || !hasActed)) return null;
  const isSameStage = stage === comparison.stage;
  const present = isSameStage
    ? comparison
    : { ...comparison, stage, shares: { candidate: 0, stable: 0 }, companies: { candidate: 0, stable: 0 } };
  const limit = quantile(present.times.stable, 0.75, least.stableTimes);
  const times =
    time === null ? present.times : withArm(present.times, arm, withTime(present.times[arm], time));
  // Without a limit yet there is nothing to compare with.
  if (time !== null && limit === null) return { comparison: { ...present, times }, company };

  const isEvent = time === null ? hasActed : time > (limit ?? 0);
  if (company.events >= eventsPerCompany[metric]) return { comparison: { ...present, times }, company };
  const sessions = company.sessions + (isNew ? 1 : 0);
  // Business is done by companies, however many sessions they have: each is one until it has acted.
  const isBusiness = metric === 'business';
  const isCounted = isBusiness ? company.sessions === 0 : isNew;
  const shares = isCounted ? withArm(present.shares, arm, present.shares[arm] + 1) : present.shares;
  if (!isEvent) return { comparison: { ...present, times, shares }, company: { ...company, sessions } };
  const events = company.events + 1;
  const leaving = isBusiness ? 1 : sessions;
  return {
    comparison: {
      ...present,
      times,
      // What a company does in its first session says nothing: those that were not seen yet could have done it too.
      evidence:
        isBusiness && sessions < 2 ? present.evidence : afterEvent(metric, present.evidence, arm, shares),
      shares: events >= eventsPerCompany[metric] ? withArm(shares, arm, shares[arm] - leaving) : shares,
      companies: withArm(present.companies, arm, present.companies[arm] + (company.events === 0 ? 1 : 0)),
    },
    company: { sessions, events },
  };
}

/** Of companies the share is exact, and with none left on one side the other's say nothing. */
function afterEvent(
  metric: ComparedMetric,
  evidence: SequentialTest,
  arm: Arm,
  { candidate, stable }: Readonly<Record<Arm, number>>,
): SequentialTest {
  const isCandidates = arm === 'candidate';
  if (metric !== 'business')
    return afterFailure(evidence, isCandidates, { candidate, stable }, hypotheses[metric]);
  if (candidate === 0 || stable === 0) return evidence;
  // The test adds one to each side.
  const exact = { candidate: candidate - 1, stable: stable - 1 };
  return afterFailure(evidence, isCandidates, exact, hypotheses[metric]);
}

/** @returns whether the candidate is worse beyond chance, from enough companies, and by as much as people notice */
export function isWorse(metric: ComparedMetric, { evidence, times, companies }: Comparison): boolean {
  if (eValueOf(evidence) < comparedThreshold) return false;
  if (metric === 'business') return companies.stable >= least.companies;
  if (metric === 'silentFault') return companies.candidate >= least.companies;
  const [candidate, stable] = [quantile(times.candidate, 0.75, 1), quantile(times.stable, 0.75, 1)];
  if (candidate === null || stable === null) return false;
  return companies.candidate >= least.companies && candidate - stable >= noticeable[metric];
}

/** @returns p75 of both sides in milliseconds; null where there is no time */
export function p75Of({ times }: Comparison): Readonly<Record<Arm, number | null>> {
  return { candidate: quantile(times.candidate, 0.75, 1), stable: quantile(times.stable, 0.75, 1) };
}

const withArm = <Of>(both: Readonly<Record<Arm, Of>>, arm: Arm, value: Of): Readonly<Record<Arm, Of>> =>
  arm === 'candidate' ? { ...both, candidate: value } : { ...both, stable: value };
